internal import Glibc

/// A program that this process has started. Corresponds to `posix_spawn` and `waitpid`.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Its number.
  package let id: Int32

  /// Starts a program found on PATH, with its three standard descriptors, its variables and nothing else of ours.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    input: Int32, output: Int32, error: Int32
  ) throws(POSIXError) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe _ = posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [input, output, error].enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    unsafe _ = posix_spawnattr_init(&attributes)
    defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
    unsafe Self.resetSignals(&attributes)
    var id: pid_t = 0
    let code = spawning.with { _ in
      unsafe withCStrings([program] + arguments) { argv in
        unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
          unsafe posix_spawnp(&id, program, &actions, &attributes, argv, envp)
        }
      }
    }
    if code != 0 { throw POSIXError(code: code, operation: "start", path: FilePath(program)) }
    self.id = id
  }

  /// What this process ignores and holds back is its own affair: the program starts with all signals as usual.
  private static func resetSignals(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
    var all = sigset_t()
    var none = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe _ = posix_spawnattr_setsigdefault(attributes, &all)
    unsafe _ = posix_spawnattr_setsigmask(attributes, &none)
    unsafe _ = posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  /// Waits until it has ended. Corresponds to `waitpid`.
  package func wait() throws(POSIXError) -> Ending {
    var status: Int32 = 0
    _ = try retrying("wait for process \(id)") { unsafe waitpid(id, &status, 0) }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  /// Sends it a signal.
  package func signal(_ signal: Signal) { _ = Glibc.kill(id, signal.number) }

  /// Ends it at once. Corresponds to `kill` with `SIGKILL`.
  package func kill() { _ = Glibc.kill(id, SIGKILL) }

  /// Both ends of a new pipe, closed in children that do not get them. Corresponds to `pipe2`.
  package static func makePipe() throws(POSIXError) -> (reading: Int32, writing: Int32) {
    try spawning.with { (_) throws(POSIXError) in
      var ends: [Int32] = [0, 0]
      _ = try retrying("make a pipe") { unsafe pipe(&ends) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}

/// Keeps programs from being started while another thread has a pipe that is not closed in children yet: `pipe2`, which
/// would make both one step, is not visible to Swift here.
private let spawning = Monitor(())

/// Lends strings as the array of pointers, ended by a null one, that C programs get.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
  let pointers = unsafe strings.map { unsafe strdup($0) }
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe body(pointers + [nil])
}
