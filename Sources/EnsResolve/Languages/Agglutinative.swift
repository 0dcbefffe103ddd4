extension FrameTable {
  static let turkish = FrameTable(
    "tr",
    [
      (
        .glue,
        """
        bir bu ve da de ta te dan den tan ten in un nin nun e a i u yi ye yu ya icin bana benim onlari ile \
        lutfen ici si su sini ini
        """
      ),
      (.talk, "istiyorum ac guzel iyi biraz sey seyler bul kullan* adli bas* koy dinle* duy* simdi hadi ekle"),
      (.play, "cal* oyna* dinle* duymak ac oynat*"), ([.by, .glue], "dan den tan ten nin"),
      ([.from, .glue], "dan den tan ten"), ([.on, .glue], "da de ta te uzerinden"),
      ([.track, .glue], "sark* parca* melodi*"), ([.track, .talk], "senfoni balad*"), ([.album, .glue], "album*"),
      ([.album, .talk], "film muzik*"), ([.artist, .glue], "sanatci*"), ([.artist, .talk], "grup* sarkici*"),
      ([.playlist, .glue], "liste* calma oynatma"), ([.music, .glue], "muzik* muzig* sarkilar*"),
      ([.music, .talk], "film senfoni sey seyler"), ([.newest, .talk], "yeni en son"),
      ([.popular, .talk], "en iyi populer top yirmi"),
      ([.time, .talk], "yil* yillardan"), ([.my, .glue], "benim listeme"), ([.some, .glue], "bir biraz"),
    ],
    decades: [
      (20, "yirmili* yirmiler*"), (30, "otuzl*"), (50, "ellil*"), (60, "altmisl*"), (70, "yetmisl*"),
      (80, "seksenl* seksenler*"), (90, "doksanl*"),
    ])
  static let kazakh = FrameTable(
    "kk",
    [
      (
        .glue,
        """
        мен мені маган магаи бүл осы оларды менин менін ды ді ты ті де да те та нын нін дын дін тін тын сын сін \
        ын ін ны ні дан ден тан тен нан нен дік
        """
      ),
      (
        .talk,
        """
        келеді жаксы бірнеше біраз бірдене* тагы бір үшін паидалан* ашып аш өтінемін шыгармашылыгын шыгарма* \
        естеиік естіл* тында* есті* естігім
        """
      ),
      (.play, "оина* тында* есті*"), ([.by, .glue], "тін дін нін"), ([.from, .glue], "дан ден"),
      ([.on, .glue], "де да те та"), ([.track, .glue], "ән* трек* тре*"), ([.track, .talk], "әуен* симфони*"),
      ([.album, .glue], "альбом*"),
      ([.album, .talk], "саундтрек*"), ([.artist, .glue], "әнші*"), ([.playlist, .glue], "тізім*"),
      ([.music, .glue], "музык* музика әндер*"), ([.music, .talk], "симфониял* саундтрек*"),
      ([.newest, .talk], "жана сонгы"), ([.popular, .talk], "ен жаксы танымал топ хит жиырма"),
      ([.time, .talk], "жыл* жылдар*"), ([.some, .glue], "бірнеше біраз"),
    ],
    decades: [
      (20, "жиырмасыншы"), (30, "отызыншы"), (50, "елуінші"), (60, "алпысыншы"), (70, "жетпісінші"), (80, "сексенінші"),
      (90, "токсаныншы"),
    ])
  static let hungarian = FrameTable(
    "hu",
    [
      (.glue, "a az el le egy es t ot nekem kerlek"), (.talk, "kovetkezot akarok szeretne* nyisd keresd valami"),
      (.play, "inditsd jatszd hallgat* lejatsz*"), ([.track, .glue], "szam* dal*"), ([.album, .glue], "album*"),
      ([.artist, .glue], "eloado* enekes* egyuttes*"), ([.playlist, .glue], "lejatszasi lista* listat"),
      ([.music, .glue], "zen*"), ([.popular, .talk], "legjobb*"),
    ])
  static let basque = FrameTable(
    "eu",
    [
      (.glue, "ren aren en eta bat"), (.play, "jarri entzun erreproduzitu* jo"),
      ([.track, .glue], "kantu* pist* abesti*"), ([.album, .glue], "album* disko*"),
      ([.artist, .glue], "abeslari* artist*"), ([.playlist, .glue], "playlist* zerrend*"), ([.music, .glue], "musik*"),
    ],
    suffixes: "aren ren en")
  static let armenian = FrameTable(
    "hy",
    [
      (.play, "նվագարկիր նվագարկեք միացրու"), ([.track, .glue], "երգ*"), ([.album, .glue], "ալբոմ*"),
      ([.artist, .glue], "երգիչ* կատարող*"), ([.playlist, .glue], "երգացանկ* ցանկ*"),
      ([.music, .glue], "երաժշտություն*"),
    ])
  static let indonesian = FrameTable(
    "id",
    [
      (
        .glue,
        """
        ke di dari dan untuk ini itu yang saya aku kami kita sebuah beberapa oleh pada lain dalam tolong mari \
        dengan mereka tersebut ingin
        """
      ), (.talk, "butuh buka bagus sesuatu gunakan memakai cari temukan sedikit layanan karya tambahkan"),
      (.play, "mainkan putar memutar mendengarkan dengarkan setel dengar mendengar"), (.shuffle, "acak"),
      ([.by, .glue], "oleh dari"), ([.from, .glue], "dari"), ([.on, .glue], "di lewat melalui"),
      ([.called, .talk], "berjudul judul bernama"),
      ([.track, .glue], "lagu trek"), ([.track, .talk], "simfoni melodi nada"), ([.album, .glue], "album"),
      ([.album, .talk], "soundtrack"), ([.artist, .glue], "artis"), ([.artist, .talk], "penyanyi band grup"),
      ([.playlist, .glue], "playlist"), ([.playlist, .talk], "daftar putar"),
      ([.music, .glue], "musik"), ([.music, .talk], "karya sesuatu lagu"), ([.newest, .talk], "terbaru terakhir baru"),
      ([.popular, .talk], "terbaik top populer terpopuler teratas dua puluh"), ([.time, .talk], "tahun puluhan an"),
      ([.my, .glue], "saya"), ([.some, .glue], "sebuah beberapa"),
    ],
    decades: [
      (50, "limapuluhan"), (60, "enampuluhan enam"), (70, "tujuhpuluhan tujuh"), (80, "delapanpuluhan delapan"),
      (90, "sembilanpuluhan sembilan"), (20, "duapuluhan"),
    ])
}
