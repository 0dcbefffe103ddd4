/// Letters with a mark, taken apart and put together again, for the marks that names carry.
enum LetterMarks {
  /// For each combining mark, letters without it and with it by turns. Source: the canonical decompositions of
  /// UnicodeData.txt.
  private static let table: [(mark: Unicode.Scalar, pairs: String)] = [
    ("\u{300}", "aàeèiìnǹoòuùwẁyỳ"),
    ("\u{301}", "aácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzźαάεέηήιίοόυύωώ"),
    ("\u{302}", "aâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑ"),
    ("\u{303}", "aãeẽiĩnñoõuũvṽyỹ"),
    ("\u{304}", "aāeēgḡiīoōuūyȳ"),
    ("\u{306}", "aăeĕgğiĭoŏuŭ"),
    ("\u{307}", "aȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzż"),
    ("\u{308}", "aäeëhḧiïoötẗuüwẅxẍyÿιϊυϋеёжӝзӟиӥоӧуӱыӹэӭ"),
    ("\u{30A}", "aåuůwẘyẙ"),
    ("\u{30B}", "oőuű"),
    ("\u{30C}", "aǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzž"),
    ("\u{323}", "aạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓ"),
    ("\u{326}", "sștț"),
    ("\u{327}", "cçdḑeȩgģhḩkķlļnņrŗsştţ"),
    ("\u{328}", "aąeęiįoǫuų"),
  ]

  /// A letter and the mark on it.
  struct Marked: Hashable, Sendable {
    let letter: Unicode.Scalar
    let mark: Unicode.Scalar
  }

  private static let parts: [Unicode.Scalar: Marked] = Dictionary(
    uniqueKeysWithValues: table.flatMap { row in
      let scalars = Array(row.pairs.unicodeScalars)
      return stride(from: 0, to: scalars.count, by: 2).map {
        (scalars[$0 + 1], Marked(letter: scalars[$0], mark: row.mark))
      }
    })
  private static let wholes: [Marked: Unicode.Scalar] = Dictionary(uniqueKeysWithValues: parts.map { ($1, $0) })

  /// What a small letter consists of; nil for one without a mark.
  static func parts(of letter: Unicode.Scalar) -> Marked? { parts[letter] }

  /// The small letter with a mark, as one scalar where there is one.
  static func whole(_ marked: Marked) -> [Unicode.Scalar] {
    wholes[marked].map { [$0] } ?? [marked.letter, marked.mark]
  }
}
