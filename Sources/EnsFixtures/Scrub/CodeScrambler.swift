/// Replaces what is no word of an alphabet: digits, codes that mix digits and letters, signs and every other script.
/// Each scalar becomes another of its own sort; which one depends on all that stand before it, so that runs which differ
/// stay different and little is learnt from one about another.
struct CodeScrambler: Sendable {
  private static let hanRange = 0x4E00...0x9FFF as ClosedRange<UInt32>
  private static let ranges: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x61...0x7A, hanRange, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA,
  ]
  private static let signs = Array("!#$%&()*+,-.:;<=>?@[]^_{|}~".unicodeScalars)

  private let hash: SipHash
  private let permutation: SecretPermutation

  init(seed: FixtureSeed, permutation: SecretPermutation) {
    hash = SipHash(seed: seed, purpose: 3)
    self.permutation = permutation
  }

  /// A number in digits: leading zeros stay, the rest keeps its length.
  func number(_ digits: [UInt8]) -> [UInt8] {
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }
    let rest = digits.dropFirst(zeros.count)
    guard !rest.isEmpty else { return digits }
    guard rest.count <= 18 else {
      let scalars = rest.map { Unicode.Scalar($0) }
      return zeros + scrambled(scalars).map { UInt8(truncatingIfNeeded: $0.value) }
    }
    let value = rest.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    let least = rest.dropFirst().reduce(UInt64(1)) { power, _ in power * 10 }
    let other = permutation(value - least, below: 9 * least, tweak: UInt64(0x100 + rest.count)) + least
    return zeros + Array(String(other).utf8)
  }

  /// A run of any scalars, one for one. Hexadecimal digits stay hexadecimal when `isHexadecimal`.
  func scrambled(_ run: [Unicode.Scalar], isHexadecimal: Bool = false) -> [Unicode.Scalar] {
    var before: [UInt8] = []
    return run.map { scalar in
      let tweak = hash(before)
      let small = scalar.isASCII ? scalar : scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      before.append(contentsOf: bytes(of: small.value))
      return replacement(scalar, tweak, isHexadecimal)
    }
  }

  /// Signs of a name that has nothing but signs.
  func signs(_ run: [Unicode.Scalar]) -> [Unicode.Scalar] {
    run.map { sign in
      guard let place = Self.signs.firstIndex(of: sign) else { return sign }
      return Self.signs[Int(permutation(UInt64(place), below: UInt64(Self.signs.count), tweak: 0x200))]
    }
  }

  /// Capitals outside ASCII, where codes are, become the capital of what the small letter becomes.
  private func replacement(_ scalar: Unicode.Scalar, _ tweak: UInt64, _ isHexadecimal: Bool) -> Unicode.Scalar {
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    if scalar.properties.isUppercase, !scalar.isASCII, small.count == 1, let letter = small.first,
      !letter.properties.isUppercase
    {
      let other = replacement(letter, tweak, isHexadecimal).properties.uppercaseMapping.unicodeScalars
      return other.first ?? scalar
    }
    var range = Self.ranges.first { $0.contains(scalar.value) }
    if isHexadecimal, scalar.value > 0x39 { range = scalar.value < 0x61 ? 0x41...0x46 : 0x61...0x66 }
    if let range {
      let other = permutation(UInt64(scalar.value - range.lowerBound), below: UInt64(range.count), tweak: tweak)
      return Unicode.Scalar(range.lowerBound + UInt32(other)) ?? scalar
    }
    let peers = Self.peers(of: scalar)
    guard let place = peers.firstIndex(of: scalar) else { return scalar }
    return peers[Int(permutation(UInt64(place), below: UInt64(peers.count), tweak: tweak))]
  }

  /// The scalars of the same sort in the same 128 code points; of small letters those that have one capital.
  private static func peers(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let start = scalar.value & ~0x7F
    let sort = scalar.properties.generalCategory
    return (start...(start + 0x7F)).compactMap { Unicode.Scalar($0) }.filter {
      $0.properties.generalCategory == sort
        && (sort != .lowercaseLetter || $0.properties.uppercaseMapping.unicodeScalars.count == 1)
    }
  }

  private func bytes(of value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
