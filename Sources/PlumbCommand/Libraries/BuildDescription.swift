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

  /// Returns the command that compiles the module with the main function of an executable; `nil` if there is none.
  func mainModule(of executable: Command) -> Command? {
    guard let function = executable.mainFunction else { return nil }
    return commands.values.first { $0.isModule && $0.arguments.contains(function) }
  }

  /// Returns the object files of an executable that are compiled from files in a folder, but not below its `.build`
  /// folder, with all other object files after them.
  func objects(of executable: Command, in folder: URL) -> (own: [String], others: [String]) {
    var sources: [String: [String]] = [:]
    for command in commands.values {
      for output in command.outputs where output.hasSuffix(".o") {
        sources[output] = command.inputs
      }
    }
    var result: (own: [String], others: [String]) = ([], [])
    for object in executable.inputs where object.hasSuffix(".o") {
      let isOwn =
        sources[object]?.contains { path in
          Self.isSource(path) && path.hasPrefix("\(folder.path)/") && !path.contains("/.build/")
        } ?? false
      if isOwn { result.own.append(object) } else { result.others.append(object) }
    }
    return result
  }

  /// Returns the source files, outside of `.build` folders, from which object files are compiled.
  func sources(of objects: [String]) -> [String] {
    let objects = Set(objects)
    let commands = commands.values.filter { !objects.isDisjoint(with: $0.outputs) }
    return commands.flatMap(\.inputs).filter { Self.isSource($0) && !$0.contains("/.build/") }
  }

  private static func isSource(_ path: String) -> Bool {
    ["swift", "c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]
      .contains { path.hasSuffix(".\($0)") }
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
  /// The name of the main function of an executable, which the linker is told; `nil` if it is told none.
  var mainFunction: String? {
    let mark = "main="
    return arguments.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

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
