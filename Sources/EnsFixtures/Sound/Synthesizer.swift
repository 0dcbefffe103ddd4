import EnsAudio
import EnsSignal

/// Plays a composition with the waves of libsyn123, in stereo.
struct Synthesizer: ~Copyable {
  private let rate: SampleRate
  private var generator: SignalGenerator
  private var tone: [Float] = []
  private var mix: [Float]
  private let frames: Int
  private let framesPerBeat: Double

  /// The sound of a piece, exactly so many frames, with its loudest sample at 0.8 of full scale.
  static func render(_ piece: Composition, frames: Int, rate: SampleRate) throws(FixtureError) -> PCMBuffer {
    do throws(SignalError) {
      var synthesizer = try Synthesizer(piece, frames: frames, rate: rate)
      for note in piece.notes { try synthesizer.play(note, lead: piece.style.lead) }
      return synthesizer.finish()
    } catch {
      throw .signal(error)
    }
  }

  private init(_ piece: Composition, frames: Int, rate: SampleRate) throws(SignalError) {
    self.rate = rate
    self.frames = frames
    framesPerBeat = Double(frames) / Double(piece.beats)
    mix = [Float](repeating: 0, count: frames * 2)
    generator = try SignalGenerator(.silence, rate: rate)
  }

  private mutating func play(_ note: Composition.Note, lead: Waveform) throws(SignalError) {
    let start = Int(Double(note.start) * framesPerBeat / 1000)
    let count = min(Int(Double(note.length) * framesPerBeat / 1000), frames - start)
    guard count > 1 else { return }
    let hertz = Pitch.hertz(note.pitch)
    let attack: Int
    let endDecibels: Double
    let pan: Float
    switch note.voice {
    case .pad:
      try generator.change(to: .wave(.triangle, hertz: hertz))
      (attack, endDecibels, pan) = (rate.hertz / 12, -14, note.pitch % 2 == 0 ? 0.3 : 0.7)
    case .bass:
      try generator.change(to: .wave(.triangle, hertz: hertz))
      (attack, endDecibels, pan) = (rate.hertz / 150, -26, 0.5)
    case .lead:
      try generator.change(to: .wave(lead, hertz: hertz))
      (attack, endDecibels, pan) = (rate.hertz / 200, -36, 0.42)
    case .kick:
      try generator.change(to: .sweep(.sine, from: 130, to: 42, frames: max(2, count)))
      (attack, endDecibels, pan) = (rate.hertz / 1000, -40, 0.5)
    case .hat:
      try generator.change(to: .whiteNoise(seed: UInt32(truncatingIfNeeded: note.start + 1)))
      (attack, endDecibels, pan) = (rate.hertz / 2000, -52, 0.6)
    }
    if tone.count < count { tone = [Float](repeating: 0, count: count) }
    try generator.read(count, into: &tone)
    add(
      count, at: start, attack: max(1, attack), decay: Float(Decibels.factor(of: endDecibels / Double(count))),
      level: note.level * (note.voice == .lead ? Self.softness(of: lead) : 1), pan: pan)
  }

  /// Shapes with many overtones sound louder than they measure.
  private static func softness(of shape: Waveform) -> Float {
    switch shape {
    case .square: 0.4
    case .sawtooth: 0.5
    default: 1
    }
  }

  /// Mixes the tone in under an envelope that rises in a line, falls by a constant factor and ends without a click.
  private mutating func add(_ count: Int, at start: Int, attack: Int, decay: Float, level: Float, pan: Float) {
    let release = min(count / 4, rate.hertz / 50)
    var loudness = level
    for index in 0..<count {
      var sample = tone[index] * loudness
      if index < attack { sample *= Float(index) / Float(attack) }
      if count - index <= release { sample *= Float(count - index - 1) / Float(max(1, release)) }
      mix[2 * (start + index)] += sample * (1 - pan)
      mix[2 * (start + index) + 1] += sample * pan
      loudness *= decay
    }
  }

  private consuming func finish() -> PCMBuffer {
    let peak = mix.reduce(Float(0)) { max($0, abs($1)) }
    let scale = peak > 0 ? 0.8 / peak : 1
    let fade = min(frames, rate.hertz / 4)
    for frame in 0..<frames {
      let end = frames - frame <= fade ? Float(frames - frame - 1) / Float(fade) : 1
      mix[2 * frame] *= scale * end
      mix[2 * frame + 1] *= scale * end
    }
    var buffer = PCMBuffer(format: PCMFormat(encoding: .float32, rate: rate, channels: 2), capacity: 0)
    buffer.float32 = mix
    buffer.frames = frames
    return buffer
  }
}
