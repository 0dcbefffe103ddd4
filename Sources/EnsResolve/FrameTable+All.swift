extension FrameTable {
  /// Every language known, English first.
  static let all: [FrameTable] = [
    english, german, bavarian, swissGerman, french, italian, neapolitan, spanish, catalan, portuguese, romanian, dutch,
    norwegian, danish, swedish, welsh, irish, russian,
    bulgarian, serbian, polish, czech, slovak, lithuanian, greek, turkish, kazakh, hungarian, basque, armenian,
    indonesian, arabic, malayalam, chinese, thai, japanese, korean,
  ]
}
