/// A token or password. It prints as dots wherever it is interpolated, logged or dumped; its one user asks for it by name.
package struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The secret itself, for the place that sends it.
  package let revealed: String

  package init(_ text: String) { revealed = text }

  package var description: String { "••••" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
