import EnsDomain

/// The words and habits of one language, from which names are made that belong to nobody.
///
/// A class, since every artist and title passes it around and its lists never change.
final class Tongue: Sendable {
  /// What the language is called here, for tests and messages.
  let name: String
  /// How many of a thousand artists use it.
  let share: Int
  private let nouns: [String]
  private let capitalNouns: [String]
  private let adjectives: [String]
  private let capitalAdjectives: [String]
  private let given: [String]
  private let familyHeads: [String]
  private let familyTails: [String]
  private let titles: [PhrasePattern]
  private let bands: [PhrasePattern]
  private let people: PhrasePattern

  /// Takes each list as one text with the words between spaces, so that a language reads as a paragraph.
  init(
    _ name: String, share: Int, nouns: String, adjectives: String, given: String, familyHeads: String,
    familyTails: String = "", titles: [String], bands: [String], people: String = "$g $f"
  ) {
    self.name = name
    self.share = share
    self.nouns = Self.words(nouns)
    capitalNouns = self.nouns.map { Self.capitalised($0) }
    self.adjectives = Self.words(adjectives)
    capitalAdjectives = self.adjectives.map { Self.capitalised($0) }
    self.given = Self.words(given)
    self.familyHeads = Self.words(familyHeads)
    self.familyTails = familyTails.isEmpty ? [""] : Self.words(familyTails)
    self.titles = titles.map { PhrasePattern($0) }
    self.bands = bands.map { PhrasePattern($0) }
    self.people = PhrasePattern(people)
  }

  /// A single word, as the commonest titles are.
  func word(using generator: inout SeededGenerator) -> String {
    generator.chance(of: 700) ? generator.pick(from: capitalNouns) : generator.pick(from: capitalAdjectives)
  }

  /// A title of an album or a track.
  func title(using generator: inout SeededGenerator) -> String {
    phrase(generator.pick(from: titles), using: &generator)
  }

  /// The name of a person.
  func person(using generator: inout SeededGenerator) -> String {
    phrase(people, using: &generator)
  }

  /// The name of a group.
  func band(using generator: inout SeededGenerator) -> String {
    phrase(generator.pick(from: bands), using: &generator)
  }

  private func phrase(_ pattern: PhrasePattern, using generator: inout SeededGenerator) -> String {
    var phrase = ""
    for piece in pattern.pieces {
      switch piece {
      case .text(let text): phrase += text
      case .noun: phrase += generator.pick(from: nouns)
      case .capitalNoun: phrase += generator.pick(from: capitalNouns)
      case .adjective: phrase += generator.pick(from: adjectives)
      case .capitalAdjective: phrase += generator.pick(from: capitalAdjectives)
      case .given: phrase += generator.pick(from: given)
      case .family:
        phrase += generator.pick(from: familyHeads)
        phrase += generator.pick(from: familyTails)
      }
    }
    return phrase
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
