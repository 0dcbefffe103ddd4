/// What became of a line.
package enum Intake: Hashable, Sendable {
  /// It was taken.
  case taken
  /// It has nothing to do with the index, or stands outside of brackets; a stream may carry such lines along.
  case passedOver
  /// It ended one or more brackets.
  case ended([SyncReport])
  /// It cannot be taken; a phrase that says why.
  case refused(String)
}
