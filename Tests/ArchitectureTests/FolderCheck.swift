/// The references between the engine's folders keep the table, and the table has no cycle and no
/// entry without use. Each check returns one sentence per violation.
struct FolderCheck {
  private let rules: [FolderRule]
  private let ruleByFolder: [String: FolderRule]
  private let files: [(file: SourceFile, folder: String, references: [Reference])]

  init(_ files: [SourceFile], rules: [FolderRule] = FolderRule.engine) {
    let index = DeclarationIndex(files)
    self.rules = rules
    ruleByFolder = Dictionary(rules.map { ($0.folder, $0) }) { first, _ in first }
    self.files = files.compactMap { file in
      file.folder.map { (file, $0, ReferenceScanner.references(in: file, index)) }
    }
  }

  /// Everything an engine file names must be declared in a folder that its own folder may use.
  func references() -> [String] {
    files.flatMap { file, folder, references -> [String] in
      guard var rule = ruleByFolder[folder] else {
        return ["\(file.path): the folder \(folder) has no rule. Add one to FolderRule.engine."]
      }
      if file.isLayout { rule = rule.forLayout }
      return references.compactMap { reference in
        if reference.origins.contains(where: rule.allows) { return nil }
        let origins = Set(reference.origins.map(\.folder)).sorted().joined(separator: ", ")
        return
          "\(file.place(reference.token)): uses \(reference.name) of \(origins), but"
          + " \(rule.sentence). Move the code to a folder that may, or reverse the dependency."
      }
    }
  }

  /// No folder may depend on itself by way of others.
  func cycles() -> [String] {
    var rest = ruleByFolder.mapValues { $0.allFolders.intersection(ruleByFolder.keys) }
    // A folder that uses none of the rest is on no cycle.
    while let free = rest.first(where: { $0.value.isDisjoint(with: rest.keys) })?.key {
      rest[free] = nil
    }
    guard var folder = rest.keys.min() else { return [] }
    var path: [String] = []
    while !path.contains(folder) {
      path.append(folder)
      folder = rest[folder, default: []].intersection(rest.keys).min() ?? folder
    }
    let cycle = path.drop { $0 != folder } + [folder]
    let names = cycle.joined(separator: " -> ")
    return ["The table has the cycle \(names). Remove one of its entries."]
  }

  /// Every rule has files, and every entry of a rule is needed: without the entry, a file would
  /// break the rule.
  func deadEntries() -> [String] {
    rules.flatMap { rule -> [String] in
      let own = files.filter { $0.folder == rule.folder }
      if own.isEmpty { return ["\(rule.folder) has a rule, but no file. Remove the rule."] }
      let used = Set(
        own.flatMap { file, _, references in
          references.compactMap { entry(for: $0, file.isLayout ? rule.forLayout : rule) }
        })
      return rule.entries.subtracting(used).sorted().map {
        "\(rule.folder) may use \($0), but no file of it does. Remove the entry."
      }
    }
  }

  /// The one entry that a reference needs.
  private func entry(for reference: Reference, _ rule: FolderRule) -> String? {
    if reference.origins.contains(where: { $0.folder == rule.folder }) { return nil }
    let entries = Set(reference.origins.compactMap { rule.entry(allowing: $0) })
    return entries.count == 1 ? entries.first : nil
  }

  /// Every entry stays inside the modules that its module may import.
  static func moduleAgreement(
    rules: [FolderRule] = FolderRule.engine, modules: [ModuleRule] = ModuleRule.engine
  ) -> [String] {
    func module(of folder: String) -> String { String(folder.prefix { $0 != "/" }) }
    let imports = Dictionary(uniqueKeysWithValues: modules.map { ($0.module, $0.imports) })
    return rules.flatMap { rule -> [String] in
      let own = module(of: rule.folder)
      return rule.allFolders.sorted().filter {
        module(of: $0) != own && imports[own]?.contains(module(of: $0)) != true
      }.map { "\(rule.folder) may use \($0), but \(own) may not import \(module(of: $0))." }
    }
  }
}
