/// A name in a file that other folders declare.
struct Reference {
  enum Kind: Equatable {
    case type, member, initializer
  }

  var kind: Kind
  var name: String
  var token: Token
  /// Every place that declares something of this name.
  var origins: Set<Origin>
}

/// Finds the declarations of other files that an engine file names.
///
/// The tokens of a file do not tell the type of the value before a dot, so a member is told by its
/// name alone: all folders that declare a member of that name are its origins, and the reference
/// breaks a rule only if every one of them is forbidden. A name that a permitted folder declares as
/// well, for whatever type, is never reported; a name that Foundation or the standard library
/// declares has to be listed in `ForeignMember`. A reported name is therefore a violation, and a
/// name that is not reported may still be one.
///
/// Operators, subscripts, and members that a type's own body reaches without a dot are not seen,
/// except for calls of functions.
struct ReferenceScanner {
  private let file: SourceFile
  private let index: DeclarationIndex
  private let tokens: [Token]

  /// The references of a file, each name at its first place.
  static func references(in file: SourceFile, _ index: DeclarationIndex) -> [Reference] {
    let scanner = ReferenceScanner(file: file, index: index)
    return scanner.types() + scanner.members() + scanner.calls() + scanner.initializers()
  }

  private init(file: SourceFile, index: DeclarationIndex) {
    self.file = file
    self.index = index
    tokens = file.tokens
  }

  private func text(_ position: Int) -> String {
    tokens.indices.contains(position) ? tokens[position].text : ""
  }

  /// Types that are declared at the top level of a file.
  private func types() -> [Reference] {
    var seen = shadows()
    return tokens.indices.compactMap { position in
      let name = text(position)
      // After a dot it is a member of something.
      guard let origins = index.types[name], text(position - 1) != ".",
        seen.insert(name).inserted
      else { return nil }
      return Reference(
        kind: .type, name: name, token: tokens[position],
        origins: Set(origins.map { Origin(folder: $0, type: name) }))
    }
  }

  /// Words after a dot, including words of key paths and nested types.
  private func members() -> [Reference] {
    var seen = index.localNames[file.path] ?? []
    return tokens.indices.compactMap { position in
      let name = text(position)
      guard text(position - 1) == ".", text(position - 2) != ".",
        let origins = index.origins(ofMember: name),
        seen.insert(name).inserted
      else { return nil }
      return Reference(kind: .member, name: name, token: tokens[position], origins: origins)
    }
  }

  /// Calls of functions without a dot: of the type's own, or at the top level of a file.
  private func calls() -> [Reference] {
    // `package(set)` limits a setter and calls nothing.
    var seen = boundNames()
    return tokens.indices.compactMap { position in
      let name = text(position)
      guard text(position + 1) == "(", tokens[position + 1].isAttached,
        text(position + 2) != "set" || text(position + 3) != ")",
        name.first?.isUppercase == false, ![".", "@", "func"].contains(text(position - 1)),
        let origins = index.origins(ofMember: name), seen.insert(name).inserted
      else { return nil }
      return Reference(kind: .member, name: name, token: tokens[position], origins: origins)
    }
  }

  /// Calls like `Path(data: bytes)`, recognized by their labels.
  private func initializers() -> [Reference] {
    var seen: Set<String> = []
    let shadows = shadows()
    return tokens.indices.compactMap { position in
      let type = text(position)
      guard text(position + 1) == "(", !shadows.contains(type),
        let declared = index.initializers[type]
      else { return nil }
      let labels = ArgumentLabels.used(in: tokens, from: position + 1)
      let name = "\(type)(\(labels.map { $0 + ":" }.joined()))"
      guard seen.insert(name).inserted, !isForeign(type, labels) else { return nil }
      var folders = Set(
        declared.filter { ArgumentLabels.match(labels, $0.labels) }.map(\.folder))
      if folders.isEmpty { return nil }
      // The initialiser that a structure has without declaring it.
      if index.membersByOwner[type]?.isSuperset(of: labels) == true {
        folders.formUnion(index.types[type] ?? [])
      }
      return Reference(
        kind: .initializer, name: name, token: tokens[position],
        origins: Set(folders.map { Origin(folder: $0, type: type) }))
    }
  }

  /// Whether a call can just as well be one of Foundation's.
  private func isForeign(_ type: String, _ labels: [String]) -> Bool {
    index.types[type] == nil && labels.allSatisfy { $0 == "_" }
  }

  /// Names of the file's own: its declarations, and the members of the types that it extends.
  private func shadows() -> Set<String> {
    var names = index.localNames[file.path] ?? []
    for (keyword, name) in zip(tokens, tokens.dropFirst())
    where keyword.text == "extension" || DeclarationScanner.typeKeywords.contains(keyword.text) {
      names.formUnion(index.nestedNames[name.text] ?? [])
    }
    return names
  }

  /// Names a function of the file may have bound to a parameter or a variable.
  private func boundNames() -> Set<String> {
    var names = index.localNames[file.path] ?? []
    for position in tokens.indices where tokens[position].isWord {
      let before = text(position - 1)
      if text(position + 1) == ":" || ["let", "var", "func", "for"].contains(before) {
        names.insert(text(position))
      }
    }
    return names
  }
}
