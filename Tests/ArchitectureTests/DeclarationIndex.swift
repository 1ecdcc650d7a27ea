/// The place of a declaration.
struct Origin: Hashable {
  var folder: String
  /// The type itself, or the outermost one around a member; `nil` for functions and variables at
  /// the top level of a file.
  var type: String?
}

/// The folders that declare each name, for all engine files together.
struct DeclarationIndex {
  /// The folders in which a type of this name is declared at the top level of a file.
  private(set) var types: [String: Set<String>] = [:]
  /// The folders in which a member of any type has this name, or a function or variable at the top
  /// level of a file. A member belongs to the folder of its file, whatever type it extends.
  private(set) var members: [String: Set<Origin>] = [:]
  /// The folders in which an element of a tuple has this name.
  private(set) var labels: [String: Set<Origin>] = [:]
  /// Initialisers, by type.
  private(set) var initializers: [String: [(labels: [String], folder: String)]] = [:]
  /// Members of each type.
  private(set) var membersByOwner: [String: Set<String>] = [:]
  /// Nested types and generic parameters of each type.
  private(set) var nestedNames: [String: Set<String>] = [:]
  /// Everything a file declares inside other declarations or hides from other files, by path.
  private(set) var localNames: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      guard let folder = file.folder else { continue }
      for declaration in file.declarations {
        add(declaration, folder: folder, path: file.path)
      }
    }
  }

  /// Every place that may declare a member of the name; `nil` if none does, or Foundation may.
  func origins(ofMember name: String) -> Set<Origin>? {
    guard !ForeignMember.names.contains(name), let declared = members[name] else { return nil }
    return declared.union(labels[name] ?? [])
  }

  private mutating func add(_ declaration: Declaration, folder: String, path: String) {
    let name = declaration.name
    if declaration.isFilePrivate { localNames[path, default: []].insert(name) }
    switch declaration.kind {
    case .type:
      guard let owner = declaration.owner else {
        if !declaration.isFilePrivate { types[name, default: []].insert(folder) }
        return
      }
      localNames[path, default: []].insert(name)
      nestedNames[owner, default: []].insert(name)
    case .placeholder:
      localNames[path, default: []].insert(name)
      if let owner = declaration.owner { nestedNames[owner, default: []].insert(name) }
    case .member:
      let origin = Origin(folder: folder, type: declaration.outermostOwner)
      if !declaration.isFilePrivate { members[name, default: []].insert(origin) }
      if let owner = declaration.owner { membersByOwner[owner, default: []].insert(name) }
    case .label:
      labels[name, default: []].insert(Origin(folder: folder, type: nil))
    case .initializer(let labels):
      guard let owner = declaration.owner, !declaration.isFilePrivate else { return }
      initializers[owner, default: []].append((labels, folder))
    case .argument:
      // A call is found by the name of its function.
      return
    }
  }
}
