internal import EnsWire

/// The option table as lines of JSON, one an option, for programs that compare the commands.
enum OptionListing {
  static func text(of manual: Manual) -> String {
    manual.options.map { option in
      let members: [JSONMember] = [
        JSONMember("command", .string(manual.name)), JSONMember("name", .string(option.name)),
        JSONMember("short", .string(option.short.map { String($0) } ?? "")),
        JSONMember("placeholder", .string(option.placeholder ?? "")),
        JSONMember("variable", .string(option.variable ?? "")), JSONMember("help", .string(option.help)),
        JSONMember("value", .string(kind(of: option.value))), JSONMember("repeats", .bool(option.repeats)),
        JSONMember("common", .bool(option.isCommon)),
      ]
      var line: [UInt8] = []
      JSONValue.object(members.filter { !$0.value.isAbsent }).write(to: &line)
      return String(decoding: line, as: UTF8.self) + "\n"
    }.joined()
  }

  private static func kind(of value: OptionDescription.Value) -> String {
    switch value {
    case .none: "none"
    case .text: "text"
    case .file: "file"
    case .folder: "folder"
    case .choice: "choice"
    }
  }
}
