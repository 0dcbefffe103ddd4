import EnsAudio
import EnsDecode

extension Player {
  /// How far into a track "previous" still means the track before, in milliseconds.
  private static let previousWindow: Int64 = 3000

  /// Obeys a command; answers how the track ends when it does.
  func obey(_ entry: Inbox.Entry, _ play: inout CurrentPlay) throws(OutputError) -> Ending? {
    switch entry.command {
    case .pause, .toggle: return try pause(entry, &play)
    case .resume, .state: inbox.answer(entry)
    case .seek(let position): seek(to: position, entry, &play)
    case .seekBy(let offset): seek(to: play.position + offset, entry, &play)
    case .next, .previous, .stop: return leave(entry, &play)
    }
    return nil
  }

  /// Rests until a command goes on with the track or ends it.
  private func pause(_ entry: Inbox.Entry, _ play: inout CurrentPlay) throws(OutputError) -> Ending? {
    output.pause()
    clock.reset()
    emit(&play, .paused)
    show(.paused, play)
    inbox.answer(entry)
    while true {
      guard let entry = inbox.take(milliseconds: 60_000) else { continue }
      switch entry.command {
      case .pause, .state: inbox.answer(entry)
      case .resume, .toggle:
        output.resume()
        emit(&play, .resumed)
        show(.playing, play)
        inbox.answer(entry)
        return nil
      case .seek(let position): seek(to: position, entry, &play, isPaused: true)
      case .seekBy(let offset): seek(to: play.position + offset, entry, &play, isPaused: true)
      case .next, .previous, .stop:
        if let ending = leave(entry, &play, isPaused: true) { return ending }
      }
    }
  }

  private func leave(_ entry: Inbox.Entry, _ play: inout CurrentPlay, isPaused: Bool = false) -> Ending? {
    let why: PlayEvent.Reason = entry.isRemote ? .remote : .user
    switch entry.command {
    case .stop:
      show(.stopped, play)
      inbox.answer(entry)
      return .stopped
    case .previous where play.position > Self.previousWindow || !feed.stepBack():
      seek(to: 0, entry, &play, isPaused: isPaused)
      return nil
    default:
      inbox.answer(entry)
      return .skipped(why)
    }
  }

  private func seek(to position: Int64, _ entry: Inbox.Entry, _ play: inout CurrentPlay, isPaused: Bool = false) {
    let rate = play.decoder.format.rate
    let length = play.decoder.length ?? FrameCount(Int64.max)
    let place = min(FrameCount(milliseconds: position, at: rate), length)
    do throws(DecodeError) {
      if !isPaused { dropUnheard(&play) }
      try play.decoder.seek(to: place)
      emit(&play, .seeked)
      show(isPaused ? .paused : .playing, play)
      inbox.answer(entry)
    } catch {
      inbox.answer(entry, refusal: error.description)
    }
  }

  /// Forgets what the device holds, and does not count it as heard.
  func dropUnheard(_ play: inout CurrentPlay) {
    guard output.isLive else { return }
    play.listened = max(0, play.listened - Double(clock.unheard))
    clock.reset()
    output.drop()
  }
}
