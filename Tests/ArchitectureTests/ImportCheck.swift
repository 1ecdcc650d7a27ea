/// Modules import only modules that the table of modules allows.
enum ImportCheck {
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  static func imports(
    _ files: [SourceFile], rules: [ModuleRule] = ModuleRule.all
  ) -> [String] {
    let ruleByModule = Dictionary(uniqueKeysWithValues: rules.map { ($0.module, $0) })
    let ours = Set(rules.map(\.module)).union(["CSDL2", "CSQLite"])
    return files.flatMap { file -> [String] in
      guard let module = file.module else { return [] }
      guard let rule = ruleByModule[module] else {
        return ["\(file.path): the module \(module) has no rule. Add one to ModuleRule.all."]
      }
      let permitted =
        rule.imports.isEmpty ? "foreign modules" : rule.imports.sorted().joined(separator: ", ")
      return importedModules(in: file).filter {
        ours.contains($0.text) && !rule.imports.contains($0.text)
      }.map {
        "\(file.place($0)): imports \($0.text), but \(module) may import only \(permitted)."
      }
    }
  }

  /// Every permitted import is one that a file has, or that the table of folders needs.
  static func deadImports(
    _ files: [SourceFile], rules: [ModuleRule] = ModuleRule.all,
    folders: [FolderRule] = FolderRule.engine
  ) -> [String] {
    rules.flatMap { rule -> [String] in
      var used = Set(
        files.filter { $0.module == rule.module }.flatMap { importedModules(in: $0).map(\.text) })
      let own = folders.filter { "\($0.folder)/".hasPrefix("\(rule.module)/") }
      for folder in own {
        used.formUnion(folder.allFolders.map { String($0.prefix { $0 != "/" }) })
      }
      return rule.imports.subtracting(used).sorted().map {
        "\(rule.module) may import \($0), but no file of it does. Remove the entry."
      }
    }
  }

  /// The module of each `import` of a file, also of `import struct Module.Type`.
  private static func importedModules(in file: SourceFile) -> [Token] {
    file.tokens.indices.compactMap { position in
      guard file.tokens[position].text == "import" else { return nil }
      let rest = file.tokens[position...].dropFirst()
      guard let next = rest.first else { return nil }
      return kinds.contains(next.text) ? rest.dropFirst().first : next
    }
  }
}
