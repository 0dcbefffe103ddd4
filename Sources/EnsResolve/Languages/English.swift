extension FrameTable {
  static let english = FrameTable(
    "en",
    [
      (
        .glue,
        """
        the to i you it its is s t m d ll re ve of that this these those for at as are am be was were been do \
        does did would could can will shall should let lets please us them there here now and or but so what \
        whats with than then if just also really me hey hi ok okay yes yeah yep any all more uh um hmm oh
        """
      ),
      (
        .talk,
        """
        like love want wanna wish need needs have has had got get go going gonna about help think know sounds \
        sound sounding good great nice cool fine awesome amazing wonderful perfect well hello thanks thank sure \
        right looking look find search searching check see show tell give gimme bring pull try use using open \
        start begin turn put throw make set stream fire cue spin blast pump crank launch load keep maybe perhaps \
        possibly preferably especially actually available another other else instead lot bit kind type sort \
        thing when while because since before after around into onto time today tonight moment currently current \
        feel feeling feels mood something anything everything someone user service app application device media \
        speaker speakers player room kitchen bedroom living bathroom office garage tv television station phone \
        party working workout work listening playing hearing enjoying interested ready able possible happen \
        happens alexa google siri assistant computer olly listen say says said wonder wondering supposed prefer \
        suggest suggestions recommend recommendation favor done ago years year old sung sings sing singing made \
        written performed released recorded containing contains include including goes next whatever whichever \
        rather enough quite enjoy mostly believe fond specifically clean relax focus vibe handy guess people \
        friday morning evening kinda cooking studying study driving exercise running sleep background up on some \
        heard hearing finding usually particularly options alternatives choices ones mine hand night interesting \
        having continue resume alright appreciate mean certain different similar exactly title specific out over \
        through off back down again want wants wanted whose cant don dont im id ive
        """
      ),
      (
        .talk,
        """
        which whose whom wont arent wasnt havent hasnt though however such same both each during without within \
        along yet still already everyone anybody somebody friend friends hows wheres offer display grab provide \
        choose select pick found liked enjoyed craving fancy kinds types sorts few various fan
        """
      ),
      (
        .titular,
        """
        no not too very never always every ever her his him she he they we our your who where why how much many \
        little few one two three four six seven eight nine twelve thirteen fifteen thirty hundred first second \
        third loved things bad day
        """
      ),
      (.closed, "it its what can be do wants you me us he she they we who how where them"),
      (.play, "play playing hear listen replay playback"),
      (.shuffle, "shuffle shuffled"), (.random, "random randomly"),
      (.next, "next"), (.last, "queue enqueue add"), (.radio, "radio similar mix"),
      (.download, "download save"),
      ([.by, .glue], "by"),
      ([.by, .talk], "performed sung recorded artist singer band group composer feat featuring ft"),
      ([.from, .glue], "from off of in"), ([.on, .glue], "on via using with through over onto"),
      ([.called, .talk], "called named titled entitled title name"),
      ([.track, .glue], "song track tune"),
      (
        [.track, .talk],
        """
        ballad melody theme chant anthem jingle concerto symphony movement sonata single piece recording \
        composition hit opera hymn
        """
      ),
      ([.album, .glue], "album"),
      ([.album, .talk], "record ep lp soundtrack albums records ost cd disc release compilation"),
      ([.artist, .glue], "artist"),
      ([.artist, .talk], "singer band group composer musician rapper artists bands performer songwriter orchestra"),
      ([.playlist, .glue], "playlist"), ([.playlist, .talk], "playlists list lists playlis palylist"),
      ([.genre, .talk], "genre style genres"),
      ([.music, .glue], "music songs tracks"),
      (
        [.music, .talk],
        """
        tunes stuff hits ballads melodies sounds sound pieces catalog catalogue works work discography something \
        anything theme soundtrack
        """
      ),
      ([.newest, .talk], "newest latest new recent last recently"),
      ([.oldest, .talk], "oldest earliest first"),
      (
        [.popular, .talk],
        """
        top best popular greatest most hottest famous good great hits hit 10 ten 5 five 15 20 twenty 25 50 fifty \
        100 3 three trending favorite favourite well known
        """
      ),
      ([.time, .glue], "from in of year years"), ([.time, .talk], "decade era released around early late mid circa"),
      ([.some, .glue], "some a an any more"), ([.my, .glue], "my mine"), ([.and, .glue], "and n"),
      ([.favorite, .talk], "favorites favourites liked favorite favourite"),
    ],
    decades: [
      (20, "twenties"), (30, "thirties"), (40, "forties fourties"), (50, "fifties"), (60, "sixties"), (70, "seventies"),
      (80, "eighties"),
      (90, "nineties"), (2000, "noughties aughts"), (2010, "tens"),
    ])
}
