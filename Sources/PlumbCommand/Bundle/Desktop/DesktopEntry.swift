/// The entry of a program in the menus of desktops, by the Desktop Entry Specification 1.4.
struct DesktopEntry {
  let description: BundleDescription
  /// The name of the file in the search path.
  let command: String
  let documents: ProgramDocuments

  /// The text of the file.
  var text: String {
    let lines =
      [
        ("Type", "Application"), ("Version", "1.4"), ("Name", Self.value(description.name)),
        ("Comment", Self.value(description.summary)), ("Exec", execution), ("TryExec", command),
        ("Icon", description.identifier), ("Terminal", "false"), ("StartupNotify", "true"),
        // The name of the program's windows, unless it gives them another one.
        ("StartupWMClass", command),
        ("Categories", Self.list(description.categories)),
        ("Keywords", Self.list(description.keywords)), ("MimeType", Self.list(mimeTypes)),
        ("Actions", Self.list(description.actions.map(\.id))),
      ].filter { !$0.1.isEmpty }
    return Self.group("Desktop Entry", lines)
      + description.actions.map { action in
        let arguments = [command] + action.arguments.map(Self.argument)
        return "\n"
          + Self.group(
            "Desktop Action \(action.id)",
            [
              ("Name", Self.value(action.name)),
              ("Exec", Self.value(arguments.joined(separator: " "))),
            ])
      }.joined()
  }

  /// The types of files and the schemes of addresses that are opened by the program.
  var mimeTypes: [String] {
    let types = documents.documentTypes.flatMap {
      OwnMimeType.names(of: $0, in: description.identifier)
    }
    return (types + description.urlSchemes.map { "x-scheme-handler/\($0)" })
      .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }

  /// The command, which is given addresses where the program opens some: those of files, too.
  private var execution: String {
    mimeTypes.isEmpty ? command : "\(command) %U"
  }

  private static func group(_ title: String, _ lines: [(String, String)]) -> String {
    "[\(title)]\n" + lines.map { "\($0)=\($1)\n" }.joined()
  }

  /// Returns a text in which a backslash begins no escape.
  private static func value(_ text: String) -> String { text.replacing("\\", with: "\\\\") }

  private static func list(_ texts: [String]) -> String {
    texts.map { value($0) + ";" }.joined()
  }

  /// Returns an argument of a command, in quotation marks if it needs them.
  static func argument(_ text: String) -> String {
    // A percent sign begins a field code, also in quotation marks.
    let text = text.replacing("%", with: "%%")
    guard !text.allSatisfy(isPlain) else { return text }
    let escaped = text.reduce(into: "") { escaped, character in
      if "\"`$\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "-_./:=,+@%".contains(character))
  }
}
