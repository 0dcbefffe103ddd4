/// One event of an event stream (HTML Living Standard, section 9.2).
package struct ServerSentEvent: Hashable, Sendable {
  /// `message` where the server names none.
  package let type: String
  package let data: String
  /// The id that held when the event came; empty for none.
  package let id: String

  package init(type: String = "message", data: String, id: String = "") {
    self.type = type
    self.data = data
    self.id = id
  }
}
