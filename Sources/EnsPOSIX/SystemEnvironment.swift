internal import Glibc

/// What the process was started with.
package enum SystemEnvironment {
  /// The variables.
  package static func variables() -> [String: String] {
    var variables: [String: String] = [:]
    variables.reserveCapacity(64)
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      if let sign = unsafe strchr(text, Int32(UInt8(ascii: "="))) {
        let name = unsafe UnsafeRawBufferPointer(start: text, count: sign - text)
        unsafe variables[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
      }
      unsafe entry += 1
    }
    return variables
  }

  /// The number of processors that this process may use.
  package static func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The number of this process.
  package static func processID() -> Int32 { getpid() }

  /// The number of this user; 0 is root.
  package static func userID() -> UInt32 { geteuid() }

  /// A random number from the system. Corresponds to `getrandom`.
  package static func randomNumber() -> UInt64 { UInt64.random(in: 0 ... .max) }

  /// The working folder.
  package static func workingFolder() throws(POSIXError) -> FilePath { try Files.resolved(".") }

  /// Ends the process with a status, now.
  package static func exit(_ status: Int32) -> Never { Glibc.exit(status) }
}
