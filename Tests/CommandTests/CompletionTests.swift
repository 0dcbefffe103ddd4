import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("completions, in the shells they are for")
struct CompletionTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder("ens-completions")
    try Files.makeFolder(folder.file("home"))
    var environment = try Programs.environment(home: folder.file("home"))
    environment["COMPLETIONS"] = Repository.folder.appending("completions").displayed
    environment["TERM"] = "dumb"
    self.environment = environment
  }

  @Test("bash completes options, the words of a choice, and names with blanks as one")
  func bash() throws {
    try folder.write("a song.flac", "")
    #expect(try bash("ens-queue", "--shuffle") == ["--shuffle", "--shuffle-by"])
    #expect(try bash("ens-queue", "--shuffle-by", "al") == ["album"])
    #expect(try bash("ens-queue", "--shuffle-by", "=", "al") == ["album"])
    #expect(try bash("ens-queue", "--rejects", "a") == ["a song.flac"])
  }

  @Test("fish completes options with what they mean, and the words of a choice")
  func fish() throws {
    #expect(try fish("ens-queue --shuf").first?.hasPrefix("--shuffle\tplay in random order") == true)
    #expect(try fish("ens-queue --shuffle-by al").first?.hasPrefix("album") == true)
  }

  @Test("zsh completes options with what they mean, and the words of a choice")
  func zsh() throws {
    #expect(try zsh("ens-queue --shuf", until: "whole albums").contains("--shuffle-by"))
    #expect(try zsh("ens-queue --log q", until: "--log quiet").contains("--log quiet"))
  }

  /// What bash offers for the last of the words.
  private func bash(_ command: String, _ words: String...) throws -> [String] {
    let script = """
      source "$COMPLETIONS/bash/\(command)"
      COMP_WORDS=(\(([command] + words).map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count)
      _\(command.replacing("-", with: "_"))
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try lines(of: script)
  }

  /// What fish offers at the end of a line.
  private func fish(_ line: String) throws -> [String] {
    let command = line.prefix { $0 != " " }
    return try lines(of: "fish --no-config -c 'source \"$COMPLETIONS/fish/\(command).fish\"; complete -C \"\(line)\"'")
  }

  /// What a zsh at a terminal of its own shows after two tabs behind a line.
  private func zsh(_ line: String, until text: String) throws -> String {
    try folder.write("complete.zsh", Self.zshSession)
    let script = "timeout 60 zsh -f complete.zsh '\(line)' '*\(text)*'"
    return try lines(of: script).joined(separator: "\n")
  }

  private static let zshSession = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'PS1="at""tention "; unset zle_bracketed_paste; fpath=($COMPLETIONS/zsh $fpath)
      autoload -Uz compinit; compinit -u -D; LISTMAX=0'
    zpty -r -m shell line '*attention *'
    zpty -w -n shell "$1"$'\\t\\t'
    zpty -r -m shell line "$2"
    print -r -- "$line"
    zpty -d shell

    """

  private func lines(of script: String) throws -> [String] {
    let run = try ProgramRun.shell(script, in: folder.path, environment: environment)
    #expect(run.status == 0, "\(script)\n\(run)")
    return run.text.split(separator: "\n").map { String($0) }
  }
}
