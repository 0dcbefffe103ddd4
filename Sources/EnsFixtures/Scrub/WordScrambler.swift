import EnsDomain

/// Replaces words of alphabetic scripts. Words that differ only in capitals and marks get replacements that differ only
/// in these.
struct WordScrambler: Sendable {
  /// One letter of a word.
  struct Letter: Sendable {
    /// The place among the letters of its alphabet.
    let place: Int
    let isCapital: Bool
    /// A mark that is part of the letter's scalar.
    let mark: Unicode.Scalar?
    /// Marks that follow as scalars of their own.
    var following: [Unicode.Scalar] = []
  }

  private let hash: SipHash
  private let permutation: SecretPermutation

  init(seed: FixtureSeed, permutation: SecretPermutation) {
    hash = SipHash(seed: seed, purpose: 2)
    self.permutation = permutation
  }

  /// The letter that a scalar is, and its alphabet; nil when no alphabet here has it.
  static func letter(_ scalar: Unicode.Scalar) -> (letter: Letter, alphabet: Int)? {
    var small = scalar
    let isCapital = scalar.properties.isUppercase
    if isCapital {
      let mapping = scalar.properties.lowercaseMapping.unicodeScalars
      guard mapping.count == 1, let first = mapping.first else { return nil }
      small = first
    }
    // A final sigma is a sigma.
    if small == "ς" { small = "σ" }
    let marked = LetterMarks.parts(of: small)
    guard let (alphabet, place) = ScriptAlphabet.holding(marked?.letter ?? small) else { return nil }
    return (Letter(place: place, isCapital: isCapital, mark: marked?.mark), alphabet)
  }

  /// Appends the replacement of a word.
  func append(_ word: [Letter], _ alphabet: Int, to result: inout String.UnicodeScalarView) {
    let letters = replacement(word.map(\.place), alphabet)
    for (index, letter) in letters.enumerated() {
      let pattern = word[min(index, word.count - 1)]
      let isExtra = index >= word.count
      var scalars = [letter]
      if let mark = pattern.mark, !isExtra { scalars = LetterMarks.whole(.init(letter: letter, mark: mark)) }
      for scalar in scalars {
        if pattern.isCapital {
          result.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
      if !isExtra { result.append(contentsOf: pattern.following) }
    }
  }

  private func replacement(_ places: [Int], _ number: Int) -> [Unicode.Scalar] {
    let alphabet = ScriptAlphabet.all[number]
    return places.count < 4 ? short(places, alphabet, number) : long(places, alphabet, number)
  }

  /// Up to three letters: as many others, by a permutation of all such words.
  private func short(_ places: [Int], _ alphabet: ScriptAlphabet, _ number: Int) -> [Unicode.Scalar] {
    let base = UInt64(alphabet.letters.count)
    let index = places.reduce(UInt64(0)) { $0 * base + UInt64($1) }
    let size = places.reduce(UInt64(1)) { size, _ in size * base }
    var rest = permutation(index, below: size, tweak: UInt64(number * 8 + places.count))
    var letters: [Unicode.Scalar] = []
    for _ in places {
      letters.append(alphabet.letters[Int(rest % base)])
      rest /= base
    }
    return letters.reversed()
  }

  /// Four letters or more: about as many others, with a pair that no language has within any four in a row. One or two
  /// more make up for the choice that the pairs take away, so that different words get different replacements.
  private func long(_ places: [Int], _ alphabet: ScriptAlphabet, _ number: Int) -> [Unicode.Scalar] {
    var generator = SeededGenerator(seed: hash([UInt8(number)] + places.map { UInt8($0) }))
    let count = places.count + (places.count == 4 ? 2 : places.count < 8 ? 1 : 0)
    let pairs = count / 3 - (count % 3 == 0 ? 1 : 0)
    let outside = count - (3 * pairs - 1)
    var letters: [Unicode.Scalar] = []
    func addLetters(_ count: Int) {
      for _ in 0..<count { letters.append(generator.pick(from: alphabet.letters)) }
    }
    addLetters(outside / 2)
    for pair in 0..<pairs {
      if pair > 0 { addLetters(1) }
      letters += generator.pick(from: alphabet.pairs)
    }
    addLetters(outside - outside / 2)
    return letters
  }
}
