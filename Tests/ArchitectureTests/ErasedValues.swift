/// The properties and parameters of engine files with the type `AnyObject` or `Any`, also in an
/// optional, an array, a dictionary or a tuple, and the casts of such values.
///
/// A value is recognized by its name. A property that is not private, which other files see, makes
/// every cast of a value of that name in any file a violation; a parameter or a private property
/// does so in its own file.
struct ErasedValues {
  private var shared: Set<String> = []
  private var local: [String: Set<String>] = [:]
  /// The types at the top level of the engine's files.
  private var types: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      let declarations = file.declarations
      types.formUnion(declarations.filter { $0.kind == .type && $0.owner == nil }.map(\.name))
      let visible = declarations.filter {
        ($0.kind == .member || $0.kind == .label) && !$0.isFilePrivate
      }
      for name in Self.names(in: file.tokens) {
        local[file.path, default: []].insert(name.text)
        if visible.contains(where: { $0.name == name.text && $0.line == name.line }) {
          shared.insert(name.text)
        }
      }
    }
  }

  /// The casts of erased values to a protocol or to a type of the engine. Casts to a generic
  /// parameter only restore the type that the same code erased.
  func casts(in file: SourceFile) -> [(token: Token, value: String, type: String)] {
    let names = shared.union(local[file.path] ?? [])
    let tokens = file.tokens
    return tokens.indices.dropFirst().compactMap { position in
      guard tokens[position].text == "as" || tokens[position].text == "is",
        let value = operand(of: position, tokens), names.contains(value),
        let type = target(of: position, tokens)
      else { return nil }
      return (tokens[position], value, type)
    }
  }

  /// The last name of `a.b[c]?` before a cast.
  private func operand(of position: Int, _ tokens: [Token]) -> String? {
    var position = position - 1
    var depth = 0
    while position >= 0 {
      switch tokens[position].text {
      case "]": depth += 1
      case "[": depth -= 1
      case "?", "!": break
      default:
        if depth == 0 { return tokens[position].isWord ? tokens[position].text : nil }
      }
      position -= 1
    }
    return nil
  }

  /// The type after `as?`, if it is a protocol's or the engine's.
  private func target(of position: Int, _ tokens: [Token]) -> String? {
    var rest = tokens[(position + 1)...].drop { ["?", "!", "(", "["].contains($0.text) }
    let isProtocol = rest.first?.text == "any"
    if isProtocol { rest = rest.dropFirst() }
    guard let name = rest.first?.text, isProtocol || types.contains(name) else { return nil }
    return name
  }

  /// The names with such a type.
  private static func names(in tokens: [Token]) -> [Token] {
    var names: [Token] = []
    for position in tokens.indices
    where tokens[position].text == "AnyObject" || tokens[position].text == "Any" {
      let next = position + 1 < tokens.count ? tokens[position + 1].text : ""
      // `Any.Type` is the type of types.
      if next != ".", let name = declaredName(before: position, tokens) { names.append(name) }
    }
    return names
  }

  /// The name before the colon whose type a word is part of. A generic parameter's constraint and a
  /// protocol's list of protocols are not included.
  private static func declaredName(before position: Int, _ tokens: [Token]) -> Token? {
    var position = position - 1
    while position > 0 {
      switch tokens[position].text {
      case ":" where tokens[position - 1].isWord:
        let isKey = position > 1 && tokens[position - 2].text == "["
        if !isKey { return isConstraint(position, tokens) ? nil : tokens[position - 1] }
      case "any", "[", "(", ":", "<", "Dictionary", "Array", "Optional", "Sequence": break
      default:
        let text = tokens[position].text
        let isKey = tokens[position].isWord && tokens[position - 1].text == "["
        if !isKey { return text == "," ? declaredName(before: position, tokens) : nil }
      }
      position -= 1
    }
    return nil
  }

  /// Whether a colon is part of a generic clause or of a protocol's head.
  private static func isConstraint(_ colon: Int, _ tokens: [Token]) -> Bool {
    var depth = 0
    for position in stride(from: colon - 1, through: 0, by: -1) {
      switch tokens[position].text {
      case ")", "]", ">": depth += 1
      case "(", "[": if depth == 0 { return false } else { depth -= 1 }
      case "<": if depth == 0 { return true } else { depth -= 1 }
      case "where", "protocol", "associatedtype", "class": if depth == 0 { return true }
      case "{", "}", "var", "let", "case": if depth == 0 { return false }
      default: break
      }
    }
    return false
  }
}
