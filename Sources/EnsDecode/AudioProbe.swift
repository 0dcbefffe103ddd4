package import EnsAudio

/// Finds out the technical data of sound, decoding only where nothing else tells.
package enum AudioProbe {
  /// Looks at a whole file.
  ///
  /// Sound of a known kind that cannot be decoded here gives facts with a `refusal`. Throws `DecodeError.notPlayable`
  /// for what is not sound at all, `DecodeError.source` when bytes cannot be had, and `DecodeError.damaged` when nothing
  /// is to be learnt.
  package static func examine(_ source: any ByteSource) throws(DecodeError) -> AudioFacts {
    let audio = try EncodedAudio(source)
    do {
      switch audio.payload {
      case .mp3: return try mp3(audio)
      case .flac: return try flac(audio)
      case .oggVorbis, .oggOpus, .oggFLAC, .oggSpeex: return try ogg(audio)
      case .wav, .wave64, .aiff, .caf, .au: return try sndfile(audio)
      case .mp4: return try mp4(audio)
      case .aac, .ape, .wavpack, .musepack, .asf, .matroska, .dsd, .tta, .midi, .ogg:
        var facts = AudioFacts(audio.payload)
        facts.refusal = .notPlayable(audio.payload)
        return facts
      case .html, .json, .image, .text, .archive, .empty, .unknown: throw DecodeError.notPlayable(audio.payload)
      }
    } catch let error as ByteSourceError {
      throw .source(error)
    } catch let error as DecodeError {
      throw error
    } catch {
      throw .damaged("\(error)")
    }
  }

  private static func mp3(_ audio: EncodedAudio) throws -> AudioFacts {
    let survey = try MPEGSurvey(audio)
    var facts = AudioFacts(.mp3)
    facts.codec = survey.header.layer == 3 ? "mp3" : "mp\(survey.header.layer)"
    facts.rate = survey.header.rate
    facts.channels = survey.header.channels
    facts.frames = survey.statedLength
    if survey.needsScan || facts.frames == nil || survey.itunes != nil {
      facts.frames = try Mpg123Decoder(audio).length
    }
    if let excess = survey.excessBytes {
      facts.oddities.append(excess > 0 ? .longerThanStated(bytes: excess) : .shorterThanStated(bytes: -excess))
    }
    facts.setBitrate(bytes: survey.audioBytes)
    if survey.info?.kind == .info, survey.header.kbps > 0 { facts.bitrateKbps = survey.header.kbps }
    return facts
  }

  private static func flac(_ audio: EncodedAudio) throws -> AudioFacts {
    guard let info = FLACStreamInfo(audio.head) else { throw DecodeError.damaged("no STREAMINFO block") }
    var facts = AudioFacts(.flac)
    facts.codec = "flac"
    facts.rate = info.rate
    facts.channels = info.channels
    facts.bitDepth = info.bitDepth
    facts.frames = info.frames
    if info.bitDepth > 24 {
      facts.refusal = .unsupported(what: "FLAC of \(info.bitDepth) bits", by: SndfileLibrary.version)
    }
    if let length = audio.source.length {
      // The frame before the last may have to be seen: the last one can be as short as a header.
      let reach = min(2 * (info.largestFrame ?? 64 * 1024) + 64 * 1024, 16 * 1024 * 1024)
      let tail = try audio.source.bytes(at: max(audio.start, length - Int64(reach)), count: reach)
      let last = FLACFrameHeader.last(in: tail, fixedBlockSize: info.fixedBlockSize)
      if let stated = info.frames, stated > last?.upperBound ?? 0 {
        // What is cut off is the last frame, and that cannot be decoded.
        let found = last?.lowerBound ?? 0
        facts.oddities.append(.framesMissing(stated: stated, found: found))
        facts.frames = found
      } else if info.frames == nil {
        facts.oddities.append(.lengthNotStated)
        facts.frames = last?.upperBound
      }
      facts.setBitrate(bytes: length - audio.start)
    }
    return facts
  }

  private static func ogg(_ audio: EncodedAudio) throws -> AudioFacts {
    var facts = AudioFacts(audio.payload)
    facts.codec =
      switch audio.payload {
      case .oggOpus: "opus"
      case .oggFLAC: "flac"
      case .oggSpeex: "speex"
      default: "vorbis"
      }
    let links = try OggLinks(audio.body)
    if links.ranges.count > 1 { facts.oddities.append(.chained(links: links.ranges.count)) }
    if !links.endsProperly { facts.oddities.append(.endMissing) }
    if links.ranges.count == 1, let survey = try OggSurvey(audio.body), let frames = survey.frames {
      facts.rate = survey.rate
      facts.channels = survey.channels
      facts.frames = frames
    } else {
      do throws(DecodeError) {
        let decoder = try DecoderChoice.open(audio)
        facts.rate = decoder.format.rate
        facts.channels = decoder.format.channels
        facts.frames = decoder.length
        facts.bitDepth = (decoder as? SndfileDecoder)?.bitDepth
      } catch {
        facts.refusal = error
      }
    }
    facts.setBitrate(bytes: audio.source.length.map { $0 - audio.start })
    return facts
  }

  private static func sndfile(_ audio: EncodedAudio) throws -> AudioFacts {
    var facts = AudioFacts(audio.payload)
    do {
      let decoder = try SndfileDecoder(audio)
      facts.codec = decoder.codec
      facts.rate = decoder.format.rate
      facts.channels = decoder.format.channels
      facts.bitDepth = decoder.bitDepth
      facts.frames = decoder.length
    } catch {
      facts.refusal = error
    }
    if let length = audio.source.length {
      if let missing = missingBytes(audio, length) { facts.oddities.append(.shorterThanStated(bytes: missing)) }
      facts.setBitrate(bytes: length - audio.start)
    }
    return facts
  }

  /// By how much a RIFF or FORM is larger than the file.
  private static func missingBytes(_ audio: EncodedAudio, _ length: Int64) -> Int64? {
    guard audio.payload == .wav || audio.payload == .aiff, audio.head.count >= 8 else { return nil }
    let isBig = audio.payload == .aiff || audio.head[3] == UInt8(ascii: "X")
    let size = audio.head[4..<8].reduce(into: (value: Int64(0), shift: Int64(0))) { sum, byte in
      sum.value = isBig ? sum.value << 8 | Int64(byte) : sum.value | Int64(byte) << sum.shift
      sum.shift += 8
    }.value
    // Both largest values mean a stream whose writer did not know.
    guard size < 0x7FFF_FFFF, audio.start + size + 8 > length else { return nil }
    return audio.start + size + 8 - length
  }

  private static func mp4(_ audio: EncodedAudio) throws -> AudioFacts {
    guard let track = try MP4Track(audio.body) else { throw DecodeError.damaged("an MP4 file without sound") }
    var facts = AudioFacts(.mp4)
    facts.codec = track.codec
    facts.rate = track.rate
    facts.channels = track.channels
    facts.bitDepth = track.bitDepth
    facts.frames = track.frames
    facts.refusal = .unsupported(what: "\(track.codec) in MP4", by: "any decoder here")
    facts.setBitrate(bytes: audio.source.length)
    return facts
  }
}
