/// Notes by their MIDI number: 60 is middle C, 69 the A of 440 Hz.
enum Pitch {
  /// The frequencies of the twelve notes from middle C, in equal temperament. Written out, because a power computed here
  /// may differ in its last bit from machine to machine.
  private static let octave = [
    261.6255653005986, 277.1826309768721, 293.6647679174076, 311.1269837220809, 329.6275569128699, 349.2282314330039,
    369.9944227116344, 391.9954359817493, 415.3046975799451, 440.0, 466.1637615180899, 493.8833012561241,
  ]

  /// The frequency of a note in hertz.
  static func hertz(_ note: Int) -> Double {
    let steps = note - 60
    let octaves = steps >= 0 ? steps / 12 : -((11 - steps) / 12)
    let base = octave[steps - 12 * octaves]
    return octaves >= 0 ? base * Double(1 << octaves) : base / Double(1 << -octaves)
  }
}
