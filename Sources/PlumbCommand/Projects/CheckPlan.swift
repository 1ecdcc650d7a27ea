import Foundation
import PlumbFiles

/// The targets of programs in an order in which each target comes after the targets that it
/// imports.
struct CheckPlan {
  /// A target that is checked.
  struct Step {
    var program: SourceProgram
    var target: SourceTarget
    /// A number that no other step has.
    var number: Int
    /// The numbers of the targets that it imports, also by way of others.
    var imports: Set<Int> = []
    /// The names of the targets that it imports itself.
    var importedModules: Set<String> = []
    /// All names that its files import.
    var names: Set<String> = []
    /// The system of Apple's whose modules its files see.
    var system = PortSystem.iOS
  }

  private(set) var steps: [Step] = []
  private var all: [Step]

  init(_ programs: [SourceProgram]) {
    all = []
    for program in programs {
      let names = program.targets.map { Self.imports(of: $0.files) }
      let together: Set<String> = names.reduce([]) { $0.union($1) }
      for (target, names) in zip(program.targets, names) {
        var step = Step(program: program, target: target, number: all.count, names: names)
        step.system = .chosen(for: target.systems, imports: together)
        all.append(step)
      }
    }
    var pending = Set(all.indices)
    for index in all.indices { visit(index, &pending) }
  }

  private mutating func visit(_ index: Int, _ pending: inout Set<Int>) {
    guard pending.remove(index) != nil else { return }
    let step = all[index]
    var found = step
    for name in step.names {
      guard let other = module(name, for: step), other != index else { continue }
      visit(other, &pending)
      // In a circle the first module does not have the last, as for the compiler.
      guard let imported = steps.first(where: { $0.number == other }) else { continue }
      found.importedModules.insert(name)
      found.imports.formUnion(imported.imports.union([other]))
    }
    steps.append(found)
  }

  /// Returns the target with the name of a module: of the same program if there is one.
  private func module(_ name: String, for step: Step) -> Int? {
    let named = all.filter { $0.target.settings.moduleName == name }
    return (named.first { $0.program.folder == step.program.folder } ?? named.first)?.number
  }

  private static func imports(of files: [URL]) -> Set<String> {
    files.reduce(into: []) { names, file in
      let data = (try? RegularFile.data(of: file)) ?? Data()
      names.formUnion(imports(in: String(decoding: data, as: UTF8.self)))
    }
  }

  /// Returns the modules that a source file may import, without regard to its conditions.
  static func imports(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      for statement in line.split(separator: ";") {
        let words = statement.split { $0 == " " || $0 == "\t" }
        let rest = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
        guard rest.first == "import",
          let name = rest.dropFirst().first(where: { !kinds.contains($0) })
        else { continue }
        names.insert(String(name.prefix { $0 != "." }))
      }
    }
    return names
  }

  /// The words before `import`.
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// The words between `import` and a name.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}
