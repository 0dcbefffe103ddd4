package import EnsPOSIX

/// The one line that is left to say when a command cannot go on.
package struct Failure: Error, Hashable, Sendable {
  /// How the command ends.
  package let status: ExitStatus
  /// What the line is about: a file, `stdin:412`, a name. Nil when the reason says it all.
  package let what: String?
  /// What is wrong.
  package let why: String
  /// What the person can do about it.
  package let advice: String?

  package init(_ status: ExitStatus, _ what: String? = nil, _ why: String, advice: String? = nil) {
    self.status = status
    self.what = what
    self.why = why
    self.advice = advice
  }

  /// The reader of standard output has gone. Nothing is wrong: there is nobody left to work for.
  package static let readerLeft = Failure(.success, nil, "")

  /// A system call that failed, with the exit status that fits.
  package init(_ error: POSIXError, advice: String? = nil) {
    let status: ExitStatus =
      if error.isMissingFile { .missingInput } else if error.isPermission {
        error.operation == "create" ? .cannotCreate : .notAllowed
      } else if error.operation == "create" { .cannotCreate } else { .inputOutput }
    self.init(status, error.path, "cannot \(error.operation): \(error.reason)", advice: advice)
  }
}

/// What is wrong with a command line.
package struct UsageError: Error, Hashable, Sendable {
  /// A phrase that names the option or operand.
  package let message: String

  package init(_ message: String) { self.message = message }
}
