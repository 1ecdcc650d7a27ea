/// Types of the library state what their values are where they become views.
///
/// A protocol with a default for a requirement of `View` answers it only if the compiler sees both
/// conformances together. Stated apart, in another extension, it can be ignored, and nothing would
/// report that.
enum StatedTraitCheck {
  /// The protocols that state what a view is.
  static let viewProtocols: Set = [
    "RoleView", "LabelledView", "FieldView", "NamingView", "ItemsView", "ImplementationView",
    "_PrimitiveView",
  ]
  /// `View`, and a protocol that implies it.
  static let views: Set = ["View", "LayeredShapeView"]
  /// The protocols of the parts of the library, which are not animated.
  static let implementations: Set = ["ImplementationView", "NamingView", "ImplementationModifier"]

  /// Each protocol that states what a view is stands beside `View`.
  static func statementsApart(_ files: [SourceFile]) -> [String] {
    clauses(in: files).compactMap { clause in
      guard let name = clause.names.first(where: { viewProtocols.contains($0) }),
        views.isDisjoint(with: clause.names)
      else { return nil }
      return "\(clause.file.place(clause.token)): \(clause.type) states \(name) apart from View."
        + " Name both in one list, so that the conformance to View has the answers."
    }
  }

  /// No part of the library is animatable.
  static func animatableParts(_ files: [SourceFile]) -> [String] {
    let found = clauses(in: files)
    let animatable = Set(found.filter { $0.names.contains("Animatable") }.map(\.type))
    return found.filter { clause in
      animatable.contains(clause.type) && !implementations.isDisjoint(with: clause.names)
    }.map { clause in
      "\(clause.file.place(clause.token)): \(clause.type) is animatable, but parts of the library"
        + " are not animated. Make it another kind of view or modifier."
    }
  }

  /// A view node that reads preferences overrides both members for it.
  static func incompleteReaders(_ files: [SourceFile]) -> [String] {
    files.filter { file in
      file.occurrences(of: "var", "readsPreferences").count
        != file.occurrences(of: "func", "readPreferences").count
    }.map { file in
      "\(file.path): readsPreferences and readPreferences() are not overridden together."
        + " With one of them alone a node reads once, or does nothing."
    }
  }

  /// The list of the protocols of a type, or of an extension.
  private struct Clause {
    var file: SourceFile
    /// The keyword of the declaration.
    var token: Token
    var type: String
    var names: [String]
  }

  private static func clauses(in files: [SourceFile]) -> [Clause] {
    files.filter { $0.module != nil }.flatMap { file in
      file.tokens.indices.compactMap { clause(at: $0, in: file) }
    }
  }

  private static let keywords: Set = ["struct", "class", "enum", "extension"]

  private static func clause(at position: Int, in file: SourceFile) -> Clause? {
    let tokens = file.tokens
    guard keywords.contains(tokens[position].text) else { return nil }
    let name = tokens[(position + 1)...].prefix { token in
      token.text == "." || token.isWord && token.text != "where"
    }
    var depth = 0
    let rest = tokens[name.endIndex...].drop { token in
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      return depth > 0 || token.text == ">"
    }
    guard rest.first?.text == ":" else { return nil }
    let names = rest.prefix { $0.text != "{" && $0.text != "where" }.filter(\.isWord)
    return Clause(
      file: file, token: tokens[position], type: name.map(\.text).joined(),
      names: names.map(\.text))
  }
}
