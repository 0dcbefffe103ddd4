package import EnsAudio

/// A way to decode some kinds of sound.
package struct DecoderChoice: Sendable {
  /// Its name, as `ens-play --explain` shows it.
  package let name: String
  /// The kinds that it decodes.
  package let payloads: Set<Payload>
  private let begin: @Sendable (EncodedAudio, SamplePrecision) throws(DecodeError) -> any AudioDecoder

  /// All there are, in the order in which they are asked.
  ///
  /// libmpg123 stands first: libsndfile reads MP3 too, but knows no encoder delays, so that albums would have gaps, and
  /// guesses lengths. Chained Ogg comes before plain files because libsndfile would end after the first link. WAV may
  /// hold MP3 (format 0x55), which libsndfile refuses; that is said by its error.
  package static let all: [DecoderChoice] = [
    DecoderChoice(name: "libmpg123", payloads: [.mp3]) { (audio, precision) throws(DecodeError) in
      try Mpg123Decoder(audio, precision)
    },
    DecoderChoice(name: "libsndfile, link by link", payloads: [.oggVorbis, .oggOpus, .oggFLAC, .oggSpeex]) {
      (audio, precision) throws(DecodeError) in try openOgg(audio, precision)
    },
    DecoderChoice(name: "libsndfile", payloads: [.flac, .wav, .wave64, .aiff, .caf, .au]) {
      (audio, precision) throws(DecodeError) in try SndfileDecoder(audio, precision)
    },
  ]

  /// Opens `audio` with the first decoder that knows its kind. Throws `DecodeError.notPlayable` when none does.
  package static func open(
    _ audio: EncodedAudio, _ precision: SamplePrecision = .native
  ) throws(DecodeError) -> any AudioDecoder {
    guard let choice = all.first(where: { $0.payloads.contains(audio.payload) }) else {
      throw .notPlayable(audio.payload)
    }
    return try choice.begin(audio, precision)
  }

  /// Opens the sound in `source`.
  package static func open(
    _ source: any ByteSource, _ precision: SamplePrecision = .native
  ) throws(DecodeError) -> any AudioDecoder {
    try open(EncodedAudio(source), precision)
  }

  private static func openOgg(
    _ audio: EncodedAudio, _ precision: SamplePrecision
  ) throws(DecodeError) -> any AudioDecoder {
    do {
      let links = try OggLinks(audio.body)
      guard links.ranges.count > 1 else {
        return try SndfileDecoder(audio, precision, length: OggSurvey(audio.body))
      }
      var decoders: [any AudioDecoder] = []
      for range in links.ranges {
        let link = try EncodedAudio(SubrangeSource(audio.body, range: range))
        decoders.append(try SndfileDecoder(link, precision, length: OggSurvey(link.body)))
      }
      return ChainedDecoder(decoders)
    } catch let error as ByteSourceError {
      throw .source(error)
    } catch let error as DecodeError {
      throw error
    } catch {
      throw .damaged("\(error)")
    }
  }
}
