import EnsAudio
import EnsDecode
import EnsDomain

/// Makes the sound of a track and the file that holds it.
struct TrackMaker: Sendable {
  /// What a track sounds like, before it is encoded.
  struct Sound: Sendable {
    let buffer: PCMBuffer
    let loudness: Loudness
  }

  let seed: FixtureSeed

  /// The sound of a track; its length is exact to the frame and follows from the seed.
  func sound(of track: PlannedAlbum.Track) throws(FixtureError) -> Sound {
    var generator = seed.generator(.sound, track.number)
    let piece = Composition(genre: track.genre, milliseconds: track.lengthMs, using: &generator)
    let rate = track.format.rate
    let frames = Int(FrameCount(milliseconds: Int64(track.lengthMs), at: rate).value)
    let buffer = try Synthesizer.render(piece, frames: max(1, frames), rate: rate)
    return Sound(buffer: buffer, loudness: Loudness(of: buffer))
  }

  /// The bytes of the audio file, with its tags.
  func file(of track: PlannedAlbum.Track, _ sound: Sound, _ tags: FileTags) throws(FixtureError) -> [UInt8] {
    let encoded = try encode(sound.buffer, track)
    switch track.format {
    case .flac: return try FLACTagger.retagged(encoded, tags)
    case .ogg: return try OggTagger.retagged(encoded, .vorbis, tags)
    case .opus: return try OggTagger.retagged(encoded, .opus, tags)
    case .wav: return try WAVTagger.retagged(encoded, tags)
    case .mp3:
      let version: ID3Writer.Version = track.hasOldID3 ? .v3 : .v4
      return ID3Writer.tag(tags, version) + encoded + (track.hasOldID3 ? ID3v1Writer.tag(tags) : [])
    }
  }

  private func encode(_ sound: PCMBuffer, _ track: PlannedAlbum.Track) throws(FixtureError) -> [UInt8] {
    var generator = seed.generator(.file, -1 - track.number)
    let encoding = track.format.encoding(serial: UInt32(truncatingIfNeeded: generator.next()))
    do throws(DecodeError) {
      var source = sound
      if track.format.bitDepth != nil {
        var whole = PCMBuffer(format: sound.format.with(.int16), capacity: 0)
        sound.convert(to: .int16, into: &whole)
        source = whole
      }
      var writer = try AudioFileWriter(format: source.format, as: encoding)
      try writer.write(source)
      return writer.finish()
    } catch {
      throw .encoder(error)
    }
  }
}
