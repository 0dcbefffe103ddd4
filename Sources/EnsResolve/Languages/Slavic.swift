extension FrameTable {
  static let russian = FrameTable(
    "ru",
    [
      (
        .glue,
        """
        в на из мне я и а с со по для за о у к это эту этот мои мою пожалуиста даваи даваите что нибудь же бы
        """
      ),
      (
        .talk,
        """
        хочу хотел хотела посмотреть можешь можно наиди открои запусти начни используи через какую какои что то \
        нибудь хорошую хорошии
        """
      ),
      (.play, "включи* постав* проигра* воспроизвед* сыгра* послуша* слушать слышать игра* вруби"),
      (.shuffle, "перемеша* вперемешку"),
      ([.by, .glue], "от"), ([.from, .glue], "из от с со"), ([.on, .glue], "на в через"),
      ([.called, .talk], "под названием называется"),
      ([.track, .glue], "песн* композици* трек*"), ([.track, .talk], "мелоди* симфони* баллад*"),
      ([.album, .glue], "альбом*"), ([.album, .talk], "пластинк* саундтрек* диск*"),
      ([.artist, .glue], "артист* исполнител* групп* певец певц* певиц*"), ([.playlist, .glue], "плеилист* список"),
      ([.genre, .talk], "жанр* стил*"), ([.music, .glue], "музык* песни треки"),
      ([.newest, .talk], "последн* новы* нову* новеиш* свеж*"), ([.popular, .talk], "лучш* популярн* топ хит*"),
      ([.time, .talk], "год года годов годы десятилети* х"),
      ([.my, .glue], "мои мою моего моя"), ([.and, .glue], "и"), ([.some, .glue], "какую нибудь какои"),
    ],
    decades: [
      (20, "двадцат*"), (30, "тридцат*"), (50, "пятидесят*"), (60, "шестидесят*"), (70, "семидесят*"),
      (80, "восьмидесят*"), (90, "девяност*"),
    ])
  static let bulgarian = FrameTable(
    "bg",
    [
      (.glue, "ми я да на от в с и за се го ги една един"), (.talk, "искам моля може намери отвори неща нещо"),
      (.play, "пусн* изсвир* свири* изпълни* слуша* чуя"),
      ([.by, .glue], "на от"), ([.from, .glue], "от"), ([.on, .glue], "в на"),
      ([.track, .glue], "песен* трак* парче*"), ([.album, .glue], "албум*"),
      ([.artist, .glue], "артист* певец* певиц* изпълнител* група*"), ([.playlist, .glue], "плеилист*"),
      ([.music, .glue], "музика* песни"), ([.popular, .talk], "наи добр* топ"), ([.newest, .talk], "последн* нови"),
      ([.time, .talk], "годин*"),
    ])
  static let serbian = FrameTable(
    "sr",
    [
      (
        .glue,
        """
        na da iz od sa u i te mi me ih za ovu ovaj ova ovo moju moj моју неку neku neki нешто nesto preko po do \
        ko од на из са у и да ми molim hajde daj добро
        """
      ),
      (.talk, "zelim otvori cujem cujemo slusam molim dobr* stavi koristi neka radiju radio izvodenju zvuku zvuk"),
      (.play, "pusti пусти pustite slusa* cuj* sviraj свирај odsviraj stavi"), ([.by, .glue], "od од"),
      ([.from, .glue], "iz sa od из са"), ([.on, .glue], "na preko на"),
      ([.track, .glue], "pesm* песм* numer* нумер* трак*"), ([.track, .talk], "simfonij* melodij* balad* traku"),
      ([.album, .glue], "album* албум*"), ([.album, .talk], "saundtrek* saundtreka"),
      ([.artist, .glue], "izvodac* umetnik* pevac* grupa"),
      ([.playlist, .glue], "plejlist* плејлист* listu lista liste"),
      ([.music, .glue], "muzik* музик* pesme песме pesama"), ([.music, .talk], "simfonijsk* nesto nesta"),
      ([.newest, .talk], "najnovij* nov* novo"), ([.popular, .talk], "najbolj* najpopularnij* top dvadeset"),
      ([.time, .talk], "godin* ih"), ([.my, .glue], "moju moj moja"), ([.some, .glue], "neku neki nesto"),
    ],
    decades: [
      (20, "dvadesetih dvadesetih"), (30, "tridesetih"), (40, "cetrdesetih"), (50, "pedesetih"), (60, "sezdesetih"),
      (70, "sedamdesetih"), (80, "osamdesetih"), (90, "devedesetih"),
    ])
  static let polish = FrameTable(
    "pl",
    [
      (.glue, "mi z ze w na do od i prosze sie"), (.talk, "chce znajdz otworz cos"),
      (.play, "odtworz* uruchom wlacz zagraj pusc graj posluchac sluchac"), ([.by, .glue], "od przez"),
      ([.from, .glue], "z ze od"), ([.on, .glue], "na w przez"),
      ([.track, .glue], "utwor* piosenk* kawalek"), ([.track, .talk], "symfoni* melodi*"), ([.album, .glue], "album*"),
      ([.album, .talk], "plyt*"), ([.artist, .glue], "wykonawc* artyst*"), ([.artist, .talk], "zespol* wokalist*"),
      ([.playlist, .glue], "playlist* list* odtwarzania"), ([.music, .glue], "muzyk*"),
      ([.newest, .talk], "najnowsz* ostatni* now*"), ([.popular, .talk], "najleps* popularn* top"),
      ([.time, .talk], "lat lata rok roku"),
    ])
  static let czech = FrameTable(
    "cs",
    [
      (.glue, "mi z ze od v na a prosim si"), (.talk, "chci najdi otevri neco"),
      (.play, "spust* pust* prehr* hrej hraj hrat poslouchat"), ([.by, .glue], "od"), ([.from, .glue], "z ze od"),
      ([.on, .glue], "na"),
      ([.track, .glue], "skladb* pisnick* pisen* stop* pesnick* piesen*"), ([.album, .glue], "album*"),
      ([.artist, .glue], "interpret* umel* zpevak* skupin*"), ([.playlist, .glue], "playlist* seznam*"),
      ([.music, .glue], "hudb* pisnicky"),
      ([.newest, .talk], "nejnovej* posledn* nov*"), ([.popular, .talk], "nejlep* top"),
      ([.time, .talk], "let roku rok"),
    ])
  static let lithuanian = FrameTable(
    "lt",
    [
      (.glue, "i is ir su per ka nors man mano si sia siuo kur* koki* to ji juos jas prie del o"),
      (
        .talk,
        "noriu noreciau mielu noru galetum prasau atidaryk* naudok* surask gero ger* leisk* isgirst* isgirsiu pridek"
      ),
      (.play, "grok* groti paleisk* paleisti isgirst* klausy* pasiklausy* leisk*"), ([.by, .glue], "is"),
      ([.from, .glue], "is"), ([.on, .glue], "per"),
      ([.track, .glue], "dain* kurin* takel*"), ([.track, .talk], "melodij* simfonij*"), ([.album, .glue], "album*"),
      ([.album, .talk], "garso takel*"), ([.artist, .glue], "atlikej*"), ([.artist, .talk], "grup* dainink*"),
      ([.playlist, .glue], "grojarast* grojarasc*"), ([.music, .glue], "muzik* dainas dainu"),
      ([.music, .talk], "simfonin* kurin*"), ([.newest, .talk], "nauj* naujaus* paskutin*"),
      ([.popular, .talk], "geriaus* populiariaus* top populiar* dvidesimt"),
      ([.time, .talk], "metu desimtmec* metai"), ([.my, .glue], "mano"),
    ],
    decades: [
      (20, "dvidesimtojo dvidesimtuju treciojo"), (30, "trisdesimtuju ketvirtojo"), (50, "penkiasdesimtuju sestojo"),
      (60, "sesiasdesimtuju septintojo"), (70, "septyniasdesimtuju astuntojo"),
      (80, "astuoniasdesimtuju devintojo"), (90, "devyniasdesimtuju desimtojo"),
    ])
  static let greek = FrameTable(
    "el",
    [
      (.glue, "το τον τη την τησ τουσ τισ του των ο η οι τα μου απο στο και με για να"),
      (.play, "παιξε βαλε ακουσω αναπαραγωγη παιξτε"), ([.by, .glue], "απο του τησ των"), ([.from, .glue], "απο"),
      ([.track, .glue], "τραγουδ* κομματ*"),
      ([.album, .glue], "αλμπουμ δισκο*"), ([.artist, .glue], "καλλιτεχν*"), ([.playlist, .glue], "πλειλιστ λιστα"),
      ([.music, .glue], "μουσικη"), ([.popular, .talk], "καλυτερ*"),
    ])
  static let slovak = FrameTable(
    "sk",
    [
      (.glue, "mi z zo od v na a prosim"), (.talk, "chcem najdi otvor nieco"),
      (.play, "spust* pust* prehr* hraj hrat pocuvat"), ([.by, .glue], "od"), ([.from, .glue], "z zo od"),
      ([.on, .glue], "na"),
      ([.track, .glue], "skladb* pesnick* piesen* stop* pesnicka"), ([.album, .glue], "album*"),
      ([.artist, .glue], "interpret* umel* spevak* skupin*"), ([.playlist, .glue], "playlist*"),
      ([.music, .glue], "hudb* pesnicky"), ([.popular, .talk], "najlep* top"),
      ([.newest, .talk], "najnov* posledn*"),
    ])
}
