extension Tongue {
  /// English: the largest list, as in most libraries.
  static let english = Tongue(
    "English", share: 550,
    nouns: """
      anchor angel apple arrow ash attic autumn avenue balcony ballad beacon bell bicycle bird blossom boat bone border
      bottle bread bridge brother candle canyon carnival castle cathedral cellar chapel circle city clock cloud coast
      comet compass copper corner cradle crane crow crown curtain dance dawn daughter desert diamond door dragon dream
      drifter driver dust echo eclipse ember empire engine evening eye factory feather fence ferry fever field fire
      flag flame flood flower fog forest fountain fox garden gate ghost giant glacier glass glove gold grace grain
      gravel guitar gull hammer harbour harvest hawk heart heaven hill holiday honey horizon horse hour house hunter
      hurricane ice iron island ivory ivy jewel journey juniper key king kitchen kite ladder lake lamp lantern laughter
      leaf letter light lighthouse lightning lily lion lover machine magnet map marble meadow memory mercy message
      midnight mile mill mirror mist monday moon morning moth mother mountain museum needle neighbour neon night north
      number oak ocean orchard orchid owl paper parade parade passage pearl pepper phantom piano pilot pine planet
      platform pocket poet poppy prairie promise queen quarry question radio railway rain raven reason remedy rescue
      ribbon riddle ring river road robin rocket roof room rope rose sailor salt sand satellite saturday scarlet sea
      season secret shadow shelter shepherd ship shore silence silver sister skyline sleeper smoke snow soldier song
      sparrow spark spring staircase star station steeple stone storm stranger street summer sun sunday swallow
      swan table teacher telephone temple thief thunder tide tiger timber tower town traffic train traveller treasure
      tree tunnel twilight umbrella valley velvet village violet violin voice voyage wagon walker wall water wave
      weather wheel whisper wildfire willow window wing winter wire wolf wonder word yard year youth zephyr
      """,
    adjectives: """
      amber ancient bitter black blind blue borrowed brave bright broken burning careless cheap chosen clear cold common
      crimson crooked crystal damaged dark deep distant divine double dry dusty early easy electric empty endless
      eternal faded faithful fallen familiar famous final foolish forgotten fragile free frozen gentle gilded golden
      good grand green grey half happy heavy hidden hollow holy honest hungry idle infinite invisible kind last late
      lazy little lonely long lost loud lucky midnight modern narrow naked new northern old open ordinary other pale
      paper perfect plain precious private proud pure quiet ragged rare reckless red restless rolling royal rusty sacred
      second secret seven shallow silent silver simple slow small soft solid southern sudden sugar sweet tall tender
      thin tidal tired twisted uncertain universal unspoken velvet violet wandering warm wasted white wicked wide wild
      winding wooden yellow young
      """,
    given: """
      Ada Albie Alma Amos Annis Arlo Bea Benno Bertie Cass Celia Clem Cora Dalton Della Dex Edie Ellis Elma Ezra Fenn
      Flora Ford Gil Greta Hale Hattie Ida Ike Ines Jem Jody Josie Jules Kip Lark Lena Lou Lyle Mabel Mae Marlo Maud
      Milo Nell Ned Odell Olive Otis Pearl Penn Percy Posy Quill Reba Reese Roe Rufus Sadie Saul Silas Tess Theo Tilda
      Una Vera Vic Wade Willa Wren Zeke
      """,
    familyHeads: """
      Ald Amber Ash Barn Beck Birch Black Bram Brack Bright Brook Calder Carn Chal Cold Cran Dal Dun East Edge Elder
      Fair Fallow Fen Farn Gren Hale Hallow Harrow Hart Hazel Holl Horn Kel Kings Lang Lark Leigh Lock Lyn Mar Mather
      Merri Mill Nether North Oak Oster Pem Penn Pike Quin Raven Red Rook Rush Sand Shel Stan Stone Thorn Tan Under
      Wake Wal West Whit Wil Win Wood Yar
      """,
    familyTails: """
      berry bourne bridge by combe croft dale den don er field ford gate grove ham hurst ington land ley low man more
      nell ock ridge row sby shaw son stead stone ton wald ward well wick win worth
      """,
    titles: [
      "$A $N", "$A $N", "$A $N", "The $A $N", "$N of the $N", "$N and $N", "$N in the $N", "The $N of $N", "My $A $N",
      "$N on the $N", "Under the $A $N", "All the $A $Ns", "$N for a $N", "When the $N Was $A", "Your $N Is $A",
      "Another $A $N", "Don't Call Me $A", "I Saw a $N", "$N, $N", "Like a $A $N", "$N Song", "No More $Ns",
      "Where the $N Meets the $N", "Waiting for $N", "$g's $N", "Dear $g", "$A & $A", "Ain't No $N", "The $N Waltz",
      "$N (Part 2)", "$N at $N", "Be My $N", "$N Without $N",
    ],
    bands: [
      "The $Ns", "The $A $Ns", "$A $N", "$N & the $Ns", "$N $N", "The $N $Ns", "$g & the $A $Ns", "$N Club",
      "$A $N Band",
      "$N Theory", "DJ $N", "$f Quartet", "The $g $f Trio", "$Ns of $N", "$N/$N", "$g $f & $g $f", "MC $A", "$N!",
    ])
}
