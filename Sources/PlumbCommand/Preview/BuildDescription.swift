import Foundation

/// The commands with which SwiftPM builds a package, read from `debug.yaml` in its build folder.
///
/// Each command is a key in quotation marks on a line of its own, followed by lines with a name and a
/// value as JSON.
struct BuildDescription: Equatable {
  /// A command of SwiftPM.
  struct Command: Equatable {
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  /// The commands by their keys.
  private(set) var commands: [String: Command] = [:]

  /// Reads the text of a description.
  init(_ text: String) {
    var key: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        key = String(line.dropFirst(3).dropLast(2))
      } else if let key, let field = Self.field(line) {
        commands[key, default: Command()][keyPath: field.path] = field.value
      }
    }
  }

  private static func field(
    _ line: Substring
  ) -> (path: WritableKeyPath<Command, [String]>, value: [String])? {
    let paths: [(String, WritableKeyPath<Command, [String]>)] = [
      ("    inputs: ", \.inputs), ("    outputs: ", \.outputs), ("    args: ", \.arguments),
    ]
    for (prefix, path) in paths where line.hasPrefix(prefix) {
      let data = Data(line.dropFirst(prefix.count).utf8)
      return (try? JSONDecoder().decode([String].self, from: data)).map { (path, $0) }
    }
    return nil
  }

  /// Returns the command that compiles the module with a source file; `nil` if no module has it.
  func module(with file: String) -> Command? {
    commands.values.first { $0.isModule && $0.inputs.contains(file) }
  }

  /// Returns the command that links an executable; `nil` if the package has no such product.
  func executable(named name: String) -> Command? {
    commands.values.first { command in
      command.arguments.contains("-emit-executable")
        && command.outputs.contains { URL(filePath: $0).lastPathComponent == name }
    }
  }

  /// Returns the object files of the modules that a module imports, also of modules that these
  /// import.
  func objects(importedBy module: Command) -> [String] {
    var found: [String] = []
    var pending = module.inputs
    var seen = Set(pending)
    while let path = pending.popLast() {
      guard path.hasSuffix(".swiftmodule"), let command = command(writing: path) else { continue }
      found += command.outputs.filter { $0.hasSuffix(".o") }
      pending += command.inputs.filter { seen.insert($0).inserted }
    }
    return found.sorted()
  }

  private func command(writing path: String) -> Command? {
    commands.values.first { $0.isModule && $0.outputs.contains(path) }
  }
}

extension BuildDescription.Command {
  /// Whether the command compiles a Swift module.
  var isModule: Bool { arguments.contains("-module-name") && arguments.contains("-c") }

  /// The name of the module.
  var moduleName: String {
    guard let index = arguments.firstIndex(of: "-module-name"),
      arguments.indices.contains(index + 1)
    else { return "" }
    return arguments[index + 1]
  }
}
