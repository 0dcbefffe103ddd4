/// A program: what it is, what it was asked for, and the work.
package protocol Command {
  /// What is to be said about it.
  static var manual: Manual { get }

  /// Reads the command line and refuses what makes no sense; touches nothing.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does the work.
  ///
  /// - Throws: `Failure` when it cannot go on.
  consuming func run(_ console: Console) throws(Failure) -> ExitStatus
}
