import EnsDomain

/// A piece of music as notes: chords, a bass, a melody and perhaps drums, for a given time.
struct Composition: Sendable {
  /// Who plays a note.
  enum Voice: Sendable { case pad, bass, lead, kick, hat }

  /// One note; times are in thousandths of a beat.
  struct Note: Sendable {
    let voice: Voice
    let start: Int
    let length: Int
    /// A MIDI number; drums ignore it.
    let pitch: Int
    /// 1 is as loud as the voice gets.
    let level: Float
  }

  let style: MusicStyle
  let beats: Int
  private(set) var notes: [Note] = []

  /// Makes up a piece that lasts about as long as asked, in whole beats.
  init(genre: String, milliseconds: Int, using generator: inout SeededGenerator) {
    style = .of(genre: genre)
    let tempo = generator.number(in: style.beatsPerMinute)
    beats = max(2, (milliseconds * tempo + 30_000) / 60_000)
    let key = generator.number(in: 48...59)
    let progression = generator.pick(from: style.progressions)
    let motif = (0..<style.notesPerBeat * 4).map { _ in generator.number(in: 0...5) }
    for beat in 0..<beats {
      let chord = progression[beat / 4 % progression.count]
      if beat % 4 == 0 { addPad(chord, key: key, beat: beat) }
      addBass(chord, key: key, beat: beat, using: &generator)
      addLead(chord, key: key, beat: beat, motif: motif, using: &generator)
      addDrums(beat: beat)
    }
  }

  private mutating func addPad(_ chord: MusicStyle.Chord, key: Int, beat: Int) {
    let length = min(4, beats - beat) * 1000
    for note in chord.notes {
      notes.append(Note(voice: .pad, start: beat * 1000, length: length, pitch: key + chord.root + note, level: 0.16))
    }
  }

  private mutating func addBass(
    _ chord: MusicStyle.Chord, key: Int, beat: Int, using generator: inout SeededGenerator
  ) {
    guard style.walksBass || beat % 2 == 0 else { return }
    let step = style.walksBass && beat % 4 != 0 ? generator.pick(from: chord.notes) : 0
    notes.append(
      Note(
        voice: .bass, start: beat * 1000, length: style.walksBass ? 900 : 1800,
        pitch: key - 12 + (chord.root + step) % 12, level: 0.42))
  }

  private mutating func addLead(
    _ chord: MusicStyle.Chord, key: Int, beat: Int, motif: [Int], using generator: inout SeededGenerator
  ) {
    let count = style.notesPerBeat
    for part in 0..<count {
      // The motif comes back bar by bar over other chords, with rests and small changes, as a tune does.
      if generator.chance(of: 140) { continue }
      let place = (beat % 4) * count + part
      let step = generator.chance(of: 150) ? generator.number(in: 0...5) : motif[place]
      let note = chord.notes[step % chord.notes.count] + 12 * (step / chord.notes.count)
      var start = part * 1000 / count
      if style.swings && part == 1 { start = 667 }
      notes.append(
        Note(
          voice: .lead, start: beat * 1000 + start, length: 1400 / count + 200, pitch: key + 12 + chord.root + note,
          level: part == 0 ? 0.34 : 0.26))
    }
  }

  private mutating func addDrums(beat: Int) {
    func hit(_ voice: Voice, _ offset: Int, _ level: Float) {
      notes.append(Note(voice: voice, start: beat * 1000 + offset, length: 200, pitch: 0, level: level))
    }
    switch style.drums {
    case .none: break
    case .swing:
      hit(.hat, 0, 0.10)
      if beat % 2 == 1 { hit(.hat, 667, 0.07) }
    case .straight:
      hit(beat % 2 == 0 ? .kick : .hat, 0, beat % 2 == 0 ? 0.6 : 0.2)
      hit(.hat, 500, 0.08)
    case .four:
      hit(.kick, 0, 0.6)
      hit(.hat, 500, 0.14)
    }
  }
}
