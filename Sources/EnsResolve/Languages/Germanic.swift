extension FrameTable {
  static let dutch = FrameTable(
    "nl",
    [
      (
        .glue,
        """
        de het een en of ik je mij me we ons te om is van in aan af toe dit dat deze die naar voor met er eens
        """
      ),
      (
        .talk,
        """
        laten wil wilt zou graag kun kan alstjeblieft alstublieft laat gebruik gebruiken open openen zoek vind \
        start begin kijk wat iets goede goed leuke stop mooi
        """
      ),
      (.play, "speel spelen afspelen luister luisteren hoor horen draai draaien"), (.shuffle, "shuffle willekeurig"),
      ([.by, .glue], "van door"), ([.from, .glue], "van uit vanaf"), ([.on, .glue], "op via met"),
      ([.called, .talk], "genaamd getiteld heet titel"),
      ([.track, .glue], "nummer lied liedje track song"),
      ([.track, .talk], "symfonie melodie ballade concert tune stuk"), ([.album, .glue], "album"),
      ([.album, .talk], "plaat soundtrack cd"),
      ([.artist, .glue], "artiest"), ([.artist, .talk], "zanger zangeres band groep muzikant componist"),
      ([.playlist, .glue], "playlist afspeellijst"), ([.playlist, .talk], "lijst"),
      ([.genre, .talk], "genre stijl"), ([.music, .glue], "muziek nummers liedjes"),
      ([.music, .talk], "iets wat liederen songs tracks"),
      ([.newest, .talk], "nieuwste nieuw nieuwe laatste recente"),
      ([.popular, .talk], "beste top populaire populairste bekendste"), ([.time, .talk], "jaren jaar"),
      ([.some, .glue], "een wat enkele"), ([.my, .glue], "mijn"), ([.and, .glue], "en"),
    ],
    decades: [
      (20, "twintig twenties"), (30, "dertig thirties"), (40, "veertig forties"), (50, "vijftig fifties"),
      (60, "zestig sixties"), (70, "zeventig seventies"), (80, "tachtig eighties"), (90, "negentig nineties"),
    ])
  static let norwegian = FrameTable(
    "no",
    [
      (
        .glue,
        """
        har sin du dei dem detta ditta dinna dennan denna ditta dette denne en ein et ei den det de i a te til \
        tel pa og at jeg eg ae je meg mae oss me vi som er av fra fro ut med for kan litt her no na ma so sa da
        """
      ),
      (
        .talk,
        """
        vil vill ha gjerne lyst legg laegg apne opne apna bruk brug finn sok start sett la lat lae vaer snill \
        takk kunne skulle noe noko nokka nage na noen noken nokken nae vennligst plis treng* navaerande \
        gjeldende aktuelle apen fin god gode bra gjer
        """
      ),
      (
        .play,
        """
        spill spel spell spaell spela spille spelle hore hoyre horra hoyra hor hora spilla avspill lytt lytte \
        spelt speel spellje
        """
      ), (.shuffle, "tilfeldig bland"),
      ([.by, .glue], "av med fra fro ta ta"), ([.from, .glue], "fra fro av ifra ifro pa"),
      ([.on, .glue], "pa via med hos gjennom over"), ([.called, .talk], "heter hete kalt tittel navn"),
      ([.track, .glue], "sang sangen song songen lat laten track sporet"),
      ([.track, .talk], "symfoni symfonien melodi melodien ballade balladen konsert tune spor tema temaet lata la"),
      ([.album, .glue], "album albumet"),
      ([.album, .talk], "plate plata soundtrack soundtracket lydspor lydsporet filmmusikk albume ep"),
      ([.artist, .glue], "artist artisten"),
      ([.artist, .talk], "sanger sangeren band bandet gruppe gruppa kunstner artistn artistn"),
      ([.playlist, .glue], "spilleliste spillelista spillelisten spelelista speleliste spellista spelleliste"),
      ([.playlist, .talk], "liste lista listen playlist"),
      ([.genre, .talk], "sjanger stil"), ([.music, .glue], "musikk musikken sanger songar sangan laten latene"),
      (
        [.music, .talk],
        """
        musikk symfonimusikk filmmusikk noe nokka later lata ting verk* symphoni slagere melodier toppsanga* \
        sekstitallssang* tallssang* musikkn
        """
      ),
      ([.newest, .talk], "nyeste siste ny nye nytt nyaste nyast nyligste"),
      ([.popular, .talk], "tjue beste topp top populaere populaer storste mest best baeste finaste bedste"),
      ([.time, .talk], "tallet tallets tall ar aret talet tale ara aran 70tallet"),
      ([.some, .glue], "en et ei noe litt nokre noko nokka"), ([.my, .glue], "min mi mine mitt"),
      ([.and, .glue], "og"),
    ],
    decades: [
      (20, "tjuetallet tjuetalet tjueara"), (30, "trettitallet trettitalet"), (40, "fortitallet"),
      (50, "femtitallet femtitalet femtiara"), (60, "sekstitallet sekstitalet sekstiara seksti"),
      (70, "syttitallet syttitalet syttiara sytti"), (80, "attitallet attitalet attiara atti"),
      (90, "nittitallet nittitalet nittiara nitti"),
    ])
  static let danish = FrameTable(
    "da",
    [
      (.glue, "en et den det de jeg mig os i til pa og at er med for at her nu som ud lad"),
      (
        .talk,
        """
        vil gerne kan abn abne brug bruge find start saet venligst tak noget nogle god gode godt hor aben dem \
        denne dette
        """
      ),
      (.play, "spil spille afspil afspille hore lytte lyt"), (.shuffle, "bland tilfaeldig"),
      ([.by, .glue], "af med fra"), ([.from, .glue], "fra af"), ([.on, .glue], "pa via med"),
      ([.called, .talk], "hedder kaldet titel"), ([.track, .glue], "sang sangen nummer nummeret track"),
      ([.track, .talk], "symfoni melodi ballade tema"), ([.album, .glue], "album albummet"),
      ([.album, .talk], "plade soundtrack soundtracket"), ([.artist, .glue], "kunstner kunstneren artist"),
      ([.artist, .talk], "sanger sangerinde band gruppe"),
      ([.playlist, .glue], "playliste playlisten afspilningsliste"), ([.playlist, .talk], "liste spilleliste"),
      ([.music, .glue], "musik musikken sange"), ([.music, .talk], "noget numre filmmusik symfonimusik vaerkerne"),
      ([.newest, .talk], "nyeste seneste ny nye nyt sidste"), ([.popular, .talk], "tyve bedste top populaere storste"),
      ([.time, .talk], "aret ar arene"), ([.my, .glue], "min mit mine"), ([.and, .glue], "og"),
      ([.some, .glue], "noget en et nogle"),
    ],
    decades: [
      (20, "tyverne"), (30, "tredivene trediverne"), (40, "fyrrerne"), (50, "halvtredserne"),
      (60, "tresserne tredser tredserne"), (70, "halvfjerdserne halvfjerserne halvfjerser"),
      (80, "firserne"), (90, "halvfemserne"),
    ])
  static let swedish = FrameTable(
    "sv",
    [
      (.glue, "en ett den det de jag mig oss i till pa och att ar med for har nu som"),
      (.talk, "vill garna kan oppna anvand hitta sok starta satt snalla tack nagot nagon bra lat"),
      (.play, "spela spelar lyssna hora"), (.shuffle, "blanda slumpa"), ([.by, .glue], "av med fran"),
      ([.from, .glue], "fran av ur"), ([.on, .glue], "pa via med"), ([.called, .talk], "heter kallad titel"),
      ([.track, .glue], "lat laten sang sangen"), ([.album, .glue], "album albumet"),
      ([.album, .talk], "skiva skivan soundtrack"), ([.artist, .glue], "artist artisten"),
      ([.artist, .talk], "band bandet grupp sangare"),
      ([.playlist, .glue], "spellista spellistan"), ([.music, .glue], "musik latar sanger"),
      ([.newest, .talk], "senaste nyaste ny nya"), ([.popular, .talk], "basta topp populara"),
      ([.time, .talk], "talet aren ar"), ([.my, .glue], "min mitt mina"), ([.and, .glue], "och"),
    ],
    decades: [
      (20, "tjugotalet"), (50, "femtiotalet"), (60, "sextiotalet"), (70, "sjuttiotalet"), (80, "attiotalet"),
      (90, "nittiotalet"),
    ])
  static let welsh = FrameTable(
    "cy",
    [
      (.glue, "y yr r i o ar a gan"),
      (
        .play,
        "chwarae chwaraewch chwaraea chwaraewchyr chwaraear chwaraeayr chwaraewchr chwaraewchy chwaraeay chwaraeyr"
      ),
      ([.track, .glue], "can gan nghan trac nhrac"), ([.album, .glue], "albwm halbwm"),
      ([.artist, .glue], "artist hartist"), ([.playlist, .glue], "restr rhestr"), ([.playlist, .talk], "chwarae"),
      ([.by, .glue], "gan"),
    ])
  static let irish = FrameTable(
    "ga",
    [
      (.glue, "an na ar le"), (.play, "seinn"), ([.track, .glue], "amhran"), ([.album, .glue], "albam"),
      ([.artist, .glue], "ealaiontoir"), ([.by, .glue], "le"), ([.playlist, .glue], "seinnliosta"),
    ])
}
