extension FrameTable {
  static let french = FrameTable(
    "fr",
    [
      (
        .glue,
        """
        le la les l un une des du de d je tu me moi ce cet cette ces a au aux en et ou que qu s il est dans sur \
        pour avec y
        """
      ),
      (
        .talk,
        """
        veux voudrais aimerais peux plait vous te active activer lance lancer mets mettre trouve cherche ouvre \
        demarre commence piece endroit actuelle actuel courante courant comme quelque chose bien bon bonne
        """
      ),
      (.play, "joue jouer ecouter ecoute passe passer mets lis lire entendre"), (.shuffle, "aleatoire melange"),
      ([.by, .glue], "de par du des d"), ([.from, .glue], "de du des depuis d dans"), ([.on, .glue], "sur via avec"),
      ([.called, .talk], "appele appelee intitule nomme titre"), ([.track, .glue], "chanson morceau piste titre"),
      ([.track, .talk], "symphonie melodie ballade"),
      ([.album, .glue], "album"), ([.album, .talk], "disque bande originale albums"), ([.artist, .glue], "artiste"),
      ([.artist, .talk], "chanteur chanteuse groupe compositeur"), ([.playlist, .glue], "playlist"),
      ([.playlist, .talk], "liste lecture"),
      ([.genre, .talk], "genre style"), ([.music, .glue], "musique chansons morceaux"),
      ([.music, .talk], "titres quelque chose"),
      ([.newest, .talk], "dernier derniere derniers dernieres nouveau nouvel nouvelle recent recente"),
      ([.popular, .talk], "meilleur meilleure meilleurs meilleures top populaire populaires plus connu"),
      ([.time, .talk], "annees annee"),
      ([.some, .glue], "des de un une du quelques"), ([.my, .glue], "ma mon mes"), ([.and, .glue], "et"),
    ],
    decades: [
      (20, "vingt"), (30, "trente"), (40, "quarante"), (50, "cinquante"), (60, "soixante"), (70, "soixantedix"),
      (80, "quatrevingt"), (90, "quatrevingtdix"),
    ])
  static let italian = FrameTable(
    "it",
    [
      (
        .glue,
        """
        il lo la i gli le l un uno una di a da in con su per e o che mi si al alla allo ai dal dalla dalle dagli \
        del della dello dei degli delle dell nella nel nell quel questo questa po ci
        """
      ),
      (
        .talk,
        """
        voglio vorrei posso puoi per favore fa far fai fammi fatemi apri aprire usa usare metti mettere mettimi \
        cerca trova avvia vedere guard* senti* cose ho bisogno fare sentire qualcosa bella bello buona buono \
        buon belle poco
        """
      ),
      (.play, "riproduc* rirpoduci riprodurre ascolt* ascoltare ascolta suona suonare partire sentire metti"),
      (.shuffle, "casuale mescola"),
      ([.by, .glue], "di del dei degli della dell da"), ([.from, .glue], "da dal dalla dell dagli del degli di nel"),
      ([.on, .glue], "su con tramite da"),
      ([.called, .talk], "chiamato chiamata intitolato titolo"), ([.track, .glue], "brano canzone traccia"),
      ([.track, .talk], "sinfonia melodia ballata pezzo"),
      ([.album, .glue], "album disco"), ([.album, .talk], "colonna sonora dischi"), ([.artist, .glue], "artista"),
      ([.artist, .talk], "cantante gruppo band compositore"),
      ([.playlist, .glue], "playlist"), ([.playlist, .talk], "lista riproduzione"), ([.genre, .talk], "genere stile"),
      ([.music, .glue], "musica canzoni brani"), ([.music, .talk], "qualcosa tracce sinfonica cose opere"),
      ([.newest, .talk], "ultimo ultima ultimi nuovo nuova nuovi recente recenti"),
      ([.popular, .talk], "migliore migliori meglio miglior top popolare piu famoso"),
      ([.time, .talk], "anni anno"), ([.some, .glue], "un una po qualche"), ([.my, .glue], "mia mio mie miei"),
      ([.and, .glue], "e"),
    ],
    decades: [
      (20, "venti"), (30, "trenta"), (40, "quaranta"), (50, "cinquanta"), (60, "sessanta"), (70, "settanta"),
      (80, "ottanta"), (90, "novanta"),
    ])
  static let neapolitan = FrameTable(
    "nap",
    [
      (
        .glue,
        """
        o a e l lo la i gli le nu na no d di da pe pa p in int dint intr st stu sta ll ra re ro cu me mi ce si \
        che po al alla dal dagli anni
        """
      ),
      (
        .talk,
        """
        voglio vulesse favore senti sentimm sentimmo arape usa miett mitt mettere poco quaccosa coccosa bella \
        bell bello bbuono aggio bisogno ascolta fa fai
        """
      ),
      (.play, "riproduc* sentire senti ascolta sona"), ([.by, .glue], "e de d di ra ro"),
      ([.from, .glue], "da d dagli e ra ro int"),
      ([.on, .glue], "ncoppo ncopp ncoppa su"), ([.track, .glue], "canzone brano traccia"),
      ([.track, .talk], "sinfonia melodia"), ([.album, .glue], "album disco"),
      ([.album, .talk], "colonna sonora"), ([.artist, .glue], "artista"), ([.playlist, .glue], "playlist lista"),
      ([.music, .glue], "musica canzoni"),
      ([.newest, .talk], "ultimo ultima nuovo nuova nove"), ([.popular, .talk], "meglio migliore vint natu top"),
      ([.time, .talk], "anni anno"), ([.my, .glue], "mia mio meje"),
      ([.some, .glue], "nu na poco"),
    ],
    decades: [
      (20, "venti"), (30, "trenta"), (40, "quaranta"), (50, "cinquanta"), (60, "sessanta"), (70, "settanta"),
      (80, "ottanta"), (90, "novanta nuvanta"),
    ])
  static let spanish = FrameTable(
    "es",
    [
      (.glue, "el la los las un una unos unas de del a al en con por para que me te se y o es lo algo mi"),
      (
        .talk,
        """
        quiero quisiera puedes podrias favor busca encuentra abre usa inicia comienza visualizar ver buena bueno \
        buen
        """
      ),
      (.play, "reproducir reproduce reproduzca reproduci pon pone poner toca tocar escuchar escucha oir"),
      (.shuffle, "aleatorio mezcla"),
      ([.by, .glue], "de del por"), ([.from, .glue], "de del desde en"), ([.on, .glue], "en con por"),
      ([.called, .talk], "llamado llamada titulado titulo"),
      ([.track, .glue], "cancion tema pista track"), ([.track, .talk], "sinfonia melodia balada pist"),
      ([.album, .glue], "album disco"), ([.album, .talk], "banda sonora discos"),
      ([.artist, .glue], "artista"), ([.artist, .talk], "cantante grupo banda compositor"),
      ([.playlist, .glue], "playlist lista"), ([.playlist, .talk], "reproduccion"),
      ([.genre, .talk], "genero estilo"), ([.music, .glue], "musica canciones"), ([.music, .talk], "temas algo"),
      ([.newest, .talk], "ultimo ultima ultimos nuevo nueva reciente"),
      ([.popular, .talk], "mejor mejores top popular populares mas"), ([.time, .talk], "anos ano decada"),
      ([.some, .glue], "un una algo unos"), ([.my, .glue], "mi mis"), ([.and, .glue], "y"),
    ],
    decades: [
      (20, "veinte"), (30, "treinta"), (40, "cuarenta"), (50, "cincuenta"), (60, "sesenta"), (70, "setenta"),
      (80, "ochenta"), (90, "noventa"),
    ])
  static let catalan = FrameTable(
    "ca",
    [
      (.glue, "el la els les l un una de d del dels al a en amb per que em i o es"),
      (.talk, "vull voldria pots sisplau plau busca obre cerca"),
      (.play, "escolta escoltar posa reproduir reprodueix toca tocar"), ([.by, .glue], "de del d dels"),
      ([.from, .glue], "de del d dels"), ([.on, .glue], "a en amb"),
      ([.track, .glue], "canco peca pista track tema"), ([.album, .glue], "album disc lalbum"),
      ([.artist, .glue], "artista"), ([.artist, .talk], "cantant grup lartista"),
      ([.playlist, .glue], "playlist llista"), ([.playlist, .talk], "reproduccio"),
      ([.music, .glue], "musica cancons"), ([.track, .talk], "lpista"),
      ([.newest, .talk], "ultim ultima nou nova"), ([.popular, .talk], "millor millors top"),
      ([.time, .talk], "anys any"), ([.my, .glue], "meva meu"),
    ])
  static let portuguese = FrameTable(
    "pt-BR",
    [
      (.glue, "o a os as um uma de do da dos das em no na nos nas com por para que me se e ao lo"),
      (.talk, "quero queria pode poderia favor abra abre use busque procure encontre ver algo bom boa"),
      (.play, "toque toca tocar reproduza reproduzir reproduz ouvir escutar escute coloque colocar poe por"),
      (.shuffle, "aleatorio misture"),
      ([.by, .glue], "de do da dos das por"), ([.from, .glue], "de do da dos das em no na"),
      ([.on, .glue], "no na em pelo pela com"), ([.called, .talk], "chamado chamada intitulado titulo"),
      ([.track, .glue], "musica faixa cancao"), ([.track, .talk], "sinfonia melodia balada"),
      ([.album, .glue], "album disco"), ([.album, .talk], "trilha sonora"),
      ([.artist, .glue], "artista"), ([.artist, .talk], "cantor cantora banda grupo compositor"),
      ([.playlist, .glue], "playlist lista"), ([.playlist, .talk], "reproducao"),
      ([.genre, .talk], "genero estilo"), ([.music, .glue], "musica musicas cancoes"),
      ([.newest, .talk], "ultimo ultima novo nova recente"),
      ([.popular, .talk], "melhor melhores top popular mais"), ([.time, .talk], "anos ano decada"),
      ([.some, .glue], "um uma algo"), ([.my, .glue], "minha meu minhas"), ([.and, .glue], "e"),
    ],
    decades: [
      (20, "vinte"), (30, "trinta"), (40, "quarenta"), (50, "cinquenta"), (60, "sessenta"), (70, "setenta"),
      (80, "oitenta"), (90, "noventa"),
    ])
  static let romanian = FrameTable(
    "ro",
    [
      (.glue, "o un de la pe din cu si imi as"), (.play, "reda pune canta asculta porneste"), ([.by, .glue], "de"),
      ([.from, .glue], "din de la"), ([.on, .glue], "pe"),
      ([.track, .glue], "melodia piesa cantecul melodie"), ([.album, .glue], "albumul album"),
      ([.artist, .glue], "artistul artist"), ([.playlist, .glue], "playlist playlistul lista"),
      ([.music, .glue], "muzica"),
    ])
}
