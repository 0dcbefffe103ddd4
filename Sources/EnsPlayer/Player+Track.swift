import EnsAudio
import EnsDecode
import EnsPOSIX

extension Player {
  /// How a track comes to its end.
  enum Ending: Hashable {
    case reachedEnd
    case skipped(PlayEvent.Reason)
    case stopped
    case failed(PlayFailure)
  }

  /// Plays one item, from its first event to its last.
  func play(_ item: PlayItem) throws(OutputError) {
    if upcoming?.item != item { open(item) }
    guard let (_, sound, gain) = upcoming else { return }
    upcoming = nil
    let isFirst = outcome.played + outcome.failed == 0
    let id = Self.identifier(&generator)
    switch sound {
    case .failure(let failure): fail(item, id, failure)
    case .success(let (decoder, path)):
      var play = CurrentPlay(
        item: item, id: id, decoder: decoder, mediaSource: path.displayed, gain: gain)
      if isFirst, settings.start > 0 {
        let place = FrameCount(milliseconds: settings.start, at: decoder.format.rate)
        do throws(DecodeError) { try decoder.seek(to: place) } catch { return fail(item, id, .sound(error)) }
      }
      try begin(&play)
      outcome.played += 1
      let ending: Ending
      do throws(OutputError) { ending = try carryOn(&play) } catch {
        emitLast(&play, .stopped, next: false)
        throw error
      }
      finish(&play, ending)
    }
  }

  private func begin(_ play: inout CurrentPlay) throws(OutputError) {
    // Without a device there is no play to speak of, and so no event.
    _ = try prepare(play.decoder)
    let mediaSource = play.mediaSource
    emit(&play, .started) { event in
      event.reason = reason
      event.mediaSource = mediaSource
      event.control = settings.control
    }
    reason = .next
    show(.playing, play)
  }

  /// Gets output and converter ready for what `decoder` yields now.
  private func prepare(_ decoder: any AudioDecoder) throws(OutputError) -> FormatConverter {
    let target = try output.begin(decoder.format.with(decoder.storage))
    if let converter, converter.source == decoder.format, converter.target == target { return converter }
    let made = try FormatConverter(from: decoder.format, to: target)
    converter = made
    return made
  }

  /// Decodes and writes until the track ends in one way or another.
  private func carryOn(_ play: inout CurrentPlay) throws(OutputError) -> Ending {
    while true {
      while let entry = inbox.take() {
        if let ending = try obey(entry, &play) { return ending }
      }
      let rate = play.decoder.format.rate
      let block = output.isLive ? rate.hertz / 10 : 16 * 1024
      let before = SystemClock.monotonicNanoseconds()
      do throws(DecodeError) {
        try play.decoder.read(into: &buffer, atMost: play.framesToRead(block: block))
      } catch {
        return .failed(.sound(error))
      }
      if output.isLive, SystemClock.monotonicNanoseconds() - before > 1_000_000_000 { emit(&play, .stalled) }
      guard buffer.frames > 0 else { return .reachedEnd }
      try write(&play)
      openNext(play)
    }
  }

  private func write(_ play: inout CurrentPlay) throws(OutputError) {
    var usable = converter
    // A decoder may change its format midway.
    if usable?.source != buffer.format { usable = try prepare(play.decoder) }
    guard let converter = usable else { return }
    let output = output
    try converter.convert(buffer, gain: play.gain.factor) { (block) throws(OutputError) in try output.write(block) }
    let milliseconds = Double(buffer.frames) * 1000 / Double(buffer.format.rate.hertz)
    play.listened += milliseconds
    if output.isLive { clock.wrote(milliseconds: milliseconds) }
    if play.listened >= play.nextProgress - 0.01 {
      play.nextProgress += CurrentPlay.progressInterval
      emit(&play, .progress)
    }
    show(.playing, play)
  }

  /// Opens the next track while the current one has some seconds left, so that no gap comes from opening.
  private func openNext(_ play: CurrentPlay) {
    guard upcoming == nil, let length = play.decoder.length else { return }
    let left = (length - play.decoder.position).milliseconds(at: play.decoder.format.rate)
    guard left < 5000, case .item(let next) = feed.outlook(milliseconds: 0) else { return }
    let current = previous
    previous = play.item
    open(next)
    previous = current
  }

  private func finish(_ play: inout CurrentPlay, _ ending: Ending) {
    switch ending {
    case .reachedEnd:
      failuresInARow = 0
      mentionDamage(play)
      let outlook = feed.outlook(milliseconds: 250)
      // The last sounds are heard before the end is told; between tracks there is no waiting.
      if outlook == .end, output.isLive { output.pause() }
      emitLast(&play, .ended, next: Self.follows(outlook))
    case .skipped(let why):
      failuresInARow = 0
      reason = why
      dropUnheard(&play)
      emitLast(&play, .skipped, next: Self.follows(feed.outlook(milliseconds: 250)))
    case .stopped:
      isStopping = true
      dropUnheard(&play)
      emitLast(&play, .stopped, next: false)
    case .failed(let failure):
      failuresInARow = play.listened > 0 ? 0 : failuresInARow + 1
      outcome.failed += 1
      complain(play.item, failure.description)
      emitLast(&play, .failed, next: Self.follows(feed.outlook(milliseconds: 250)), failure)
    }
  }

  private func fail(_ item: PlayItem, _ id: String, _ failure: PlayFailure) {
    failuresInARow += 1
    outcome.failed += 1
    complain(item, failure.description)
    let gaveUp = failuresInARow > settings.failuresAllowed
    events.add(
      PlayEvent(
        kind: .failed, play: id, session: session, sequence: 1, at: now(), position: 0, listened: 0,
        duration: item.statedDuration, item: item, failure: failure.description,
        next: gaveUp ? false : Self.follows(feed.outlook(milliseconds: 250))))
  }

  /// Says what was not heard of a track that came to its end.
  private func mentionDamage(_ play: CurrentPlay) {
    if play.decoder.gaps > 0 {
      let places = play.decoder.gaps == 1 ? "one place is" : "\(play.decoder.gaps) places are"
      complain(play.item, "damaged audio: \(places) passed over in silence")
    } else if let length = play.decoder.length, play.decoder.position < length {
      let missing = (length - play.decoder.position).milliseconds(at: play.decoder.format.rate)
      complain(play.item, "damaged audio: \(missing) ms are missing")
    }
  }

  private static func follows(_ outlook: PlayFeed.Outlook) -> Bool? {
    switch outlook {
    case .item: true
    case .end: false
    case .unknown: nil
    }
  }
}
