extension FrameTable {
  static let german = FrameTable(
    "de",
    [
      (
        .glue,
        """
        der die das den dem des ein eine einen einem einer ich du mir mich es ist zu zur zum im in an ab und \
        oder bitte mal doch auch nicht dieses diesen diese diesem hier jetzt so mit fur man wir uns sie
        """
      ),
      (
        .talk,
        """
        mochte will wurde konnte kannst konntest gerne gern haben hat lass lasst mach mache starte starten offne \
        offnen suche such finde zeig zeige schauen anschauen raum zimmer bereich wohnzimmer kuche schlafzimmer \
        nutze nutzen benutze verwende dienst app anfangen laufen bisschen wenig etwas irgendetwas irgendwas was \
        unsere unser hinzufugen setze musste meinem anderes guten gute gutes guter aktuellen fuge hinzu
        """
      ),
      (.play, "spiel spiele spielen abspielen wiedergeben abzuspielen horen hore anhoren hor lauf"),
      (.shuffle, "zufallig mische gemischt durcheinander"),
      ([.by, .glue], "von vom"), ([.from, .glue], "aus vom von"), ([.on, .glue], "auf uber bei mit via"),
      ([.called, .talk], "namens genannt heisst titel name"),
      ([.track, .glue], "lied song track"),
      ([.track, .talk], "stuck titel symphonie sinfonie melodie ballade hymne konzert nummer single"),
      ([.album, .glue], "album"), ([.album, .talk], "platte soundtrack alben scheibe ep"),
      ([.artist, .glue], "kunstler kunstlerin"),
      ([.artist, .talk], "sanger sangerin band gruppe interpret musiker interpreten komponist"),
      ([.playlist, .glue], "playlist playliste wiedergabeliste"), ([.playlist, .talk], "liste abspielliste"),
      ([.genre, .talk], "genre stil"), ([.music, .glue], "musik lieder songs tracks"),
      ([.music, .talk], "stucke werke etwas filmmusik melodien symphoniemusik"),
      ([.newest, .talk], "neueste neuesten neuestes neues neue neuen letzte letzten letztes aktuelle"),
      (
        [.popular, .talk],
        "beste besten bestes top beliebte beliebteste beliebtesten zwanzig zehn bekannteste hits grossten"
      ),
      ([.time, .talk], "jahr jahre jahren jahrzehnt aus"), ([.some, .glue], "etwas ein eine einige ein paar"),
      ([.my, .glue], "mein meine meiner meinen"),
      ([.and, .glue], "und"),
    ],
    decades: [
      (20, "zwanziger zwanzigern"), (30, "dreissiger dreissigern"), (40, "vierziger vierzigern"),
      (50, "funfziger funfzigern"),
      (60, "sechziger sechzigern"), (70, "siebziger siebzigern"), (80, "achtziger achtzigern"),
      (90, "neunziger neunzigern"),
    ])
  static let bavarian = FrameTable(
    "de-ba",
    [
      (
        .glue,
        "de da des dea den dem a an oan i di ma mia mi zu zua in und bitte boa vom von wos ind es is dua dazua aufn"
      ),
      (
        .talk,
        """
        mecht mechad mog muas hean hearn heama heara los lossn lousn loss mach fug nutz pack schiab aufmacha \
        guad guada bissl bissal a wengal eppas eppis irgendeppis oppis wos was iber iwa zeig ohean muas uns \
        guadn nimm doa
        """
      ),
      (.play, "spui spuin spiel spuil spuit abspuin"),
      ([.by, .glue], "vo vom vu vun von"), ([.from, .glue], "vo vu aus vom vun aus"),
      ([.on, .glue], "auf af au iber iwa"),
      ([.track, .glue], "liad liadl song lied track"),
      ([.track, .talk], "symphonie sinfonie symphony melodie ballade"), ([.album, .glue], "album"),
      ([.album, .talk], "soundtrack plattn"), ([.artist, .glue], "kunstla kinstla kunstler"),
      ([.playlist, .glue], "playlist list liste"),
      ([.music, .glue], "musi musig musik musika liada liader lieder songs melodien"), ([.music, .talk], "werke werk"),
      ([.newest, .talk], "neiestn neis neie neisten neiste nuigschte nuie neiaste neien"),
      ([.popular, .talk], "beste bestn beschtn beschte top zwanzg zwanzig"),
      ([.my, .glue], "mei meina meiner mein"), ([.time, .talk], "joar johr joahr die"), ([.and, .glue], "und"),
      ([.some, .glue], "a bissl bissal eppas"),
    ],
    decades: [
      (20, "zwanzga zwanziga"), (30, "dreissga dreissiga"), (50, "fuchzga fuchziga funfziga"), (60, "sechzga sechziga"),
      (70, "siebzga siebziga sibzga"), (80, "achtzga achtziga"), (90, "neinzga neinziga neinziger"),
    ])
  static let swissGerman = FrameTable(
    "gsw",
    [
      (.glue, "de d ds dr der die das des es e en i mi mir mer du due zu und bitte o er us di us em am ufem"),
      (
        .talk,
        """
        wott wett mocht mecht cha chasch lose lososse ghore losse los tue tuen chum mach mache offne bruch \
        bruuch bruche bitzli oppis guets mues warch ufmache
        """
      ),
      (.play, "schpiu spiu spil schpil spiel abspile abspiele ab"),
      ([.by, .glue], "vom vo vor"), ([.from, .glue], "us usem vo vom vor"), ([.on, .glue], "uf ufd ufem bi"),
      ([.track, .glue], "lied song track"), ([.track, .talk], "sinfonie symphonie melodie"),
      ([.album, .glue], "aubum album"),
      ([.album, .talk], "soundtrack"), ([.artist, .glue], "kunstler kunschtler"),
      ([.playlist, .glue], "playlist lischte"),
      ([.music, .glue], "musig lieder"), ([.music, .talk], "fiummusig filmmusig"),
      ([.newest, .talk], "noischte neuschte nois neuste letschte"),
      ([.popular, .talk], "beschte beschti top zwanzg"), ([.my, .glue], "mini mine mis min"),
      ([.time, .talk], "jahr jahre"), ([.some, .glue], "es chli oppis"),
    ],
    decades: [
      (20, "zwanzger zwanziger"), (30, "driissger"), (50, "fufzger fufziger"), (60, "sachzger sachziger"),
      (70, "sibezger siebezger"),
      (80, "achzger achziger"), (90, "nunzger nunziger"),
    ])
}
