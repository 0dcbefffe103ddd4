/// How a command ends, the same for every command of ens. The numbers above 63 are those of BSD's sysexits.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case nothing = 1
  case partial = 2
  case usage = 64
  case badInput = 65
  case missingInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case inputOutput = 74
  case temporary = 75
  case notAllowed = 77
  case configuration = 78

  /// What the manual says about it.
  package var meaning: String {
    switch self {
    case .success: "Everything was done."
    case .nothing: "Nothing went wrong, but nothing matched, or no record could be acted on."
    case .partial: "Some records failed; the rest was done."
    case .usage: "The command line is wrong, or a filter was started with a terminal for its input."
    case .badInput: "The input cannot be used."
    case .missingInput: "An input does not exist."
    case .unavailable: "A server or a sound device cannot be reached."
    case .cannotCreate: "An output cannot be created."
    case .inputOutput: "Reading or writing failed, for example because the disk is full."
    case .temporary: "It cannot be done now; try again."
    case .notAllowed: "Not allowed, or not signed in."
    case .configuration: "Something in the configuration is missing or wrong."
    }
  }
}
