extension Player {
  /// Adds an event about `play` to the queue; `complete` fills in what only this kind has.
  func emit(_ play: inout CurrentPlay, _ kind: PlayEvent.Kind, _ complete: (inout PlayEvent) -> Void = { _ in }) {
    play.sequence += 1
    var event = PlayEvent(
      kind: kind, play: play.id, session: session, sequence: play.sequence, at: now(), position: play.position,
      listened: Int64(play.listened.rounded()), duration: play.duration, item: play.item)
    complete(&event)
    events.add(event)
  }

  /// The same for a last event.
  func emitLast(_ play: inout CurrentPlay, _ kind: PlayEvent.Kind, next: Bool?, _ failure: PlayFailure? = nil) {
    emit(&play, kind) { event in
      event.next = next
      event.failure = failure?.description
    }
  }
}
