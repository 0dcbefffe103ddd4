package import EnsWire

/// What a player is doing, for those who ask.
package struct PlayerState: Sendable, Hashable {
  /// What it does.
  package enum Activity: String, Sendable, Hashable { case waiting, playing, paused, stopped }

  /// What it does.
  package var activity = Activity.waiting
  /// The track, when there is one.
  package var item: PlayItem?
  /// The play, when there is one.
  package var play: String?
  /// Where in the track, in milliseconds.
  package var position: Int64 = 0
  /// How long the track is, in milliseconds.
  package var duration: Int64?

  package init() {}

  /// The members of an answer on the control socket.
  package var members: [JSONMember] {
    var members = [JSONMember("state", .string(activity.rawValue))]
    guard let item else { return members }
    if let id = item.record.id { members.append(JSONMember("id", .string(id))) }
    if let play { members.append(JSONMember("play_id", .string(play))) }
    for name in ["title", "artist", "album"] {
      if let text = item.record.string(name) { members.append(JSONMember(name, .string(text))) }
    }
    members.append(JSONMember("position_ms", .integer(position)))
    if let duration { members.append(JSONMember("duration_ms", .integer(duration))) }
    return members
  }
}
