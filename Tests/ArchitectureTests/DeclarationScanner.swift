/// Finds the declarations of a file, following the braces to find their owners.
struct DeclarationScanner {
  private struct Scope {
    /// The type whose body this is; `nil` for the body of a function and the like.
    var owner: String?
    /// The first name of an extension of `A.B`, else the owner.
    var outermostOwner: String?
    var isFilePrivate: Bool
  }

  private let tokens: [Token]
  private var scopes: [Scope] = []
  /// The scope that the next opening brace begins.
  private var upcoming: Scope?
  private var found: [Declaration] = []

  static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let modifiers: Set = [
    "public", "package", "internal", "open", "static", "class", "final", "override", "weak",
    "unowned", "lazy", "mutating", "nonmutating", "consuming", "borrowing", "nonisolated",
    "indirect", "convenience", "required", "dynamic", "unsafe", "(", ")", "set",
  ]
  /// The ends of what can be called, besides names.
  private static let callEnds: Set = [">", ")", "]", "?", "!", "}"]

  static func declarations(in tokens: [Token]) -> [Declaration] {
    var scanner = DeclarationScanner(tokens: tokens)
    for position in tokens.indices { scanner.scan(position) }
    return scanner.found
  }

  private init(tokens: [Token]) {
    self.tokens = tokens
  }

  private mutating func scan(_ position: Int) {
    switch tokens[position].text {
    case "{":
      scopes.append(upcoming ?? Scope(isFilePrivate: false))
      upcoming = nil
    case "}":
      _ = scopes.popLast()
    case "(" where opensTuple(position):
      for label in ArgumentLabels.used(in: tokens, from: position) where label != "_" {
        add(.label, label, position)
      }
    default:
      guard position + 1 < tokens.count, text(position - 1) != ".", text(position - 1) != "import"
      else { return }
      scanKeyword(position)
    }
  }

  private mutating func scanKeyword(_ position: Int) {
    let keyword = tokens[position].text
    let name = tokens[position + 1]
    switch keyword {
    case "extension":
      upcoming = Scope(
        owner: lastComponent(at: position + 1), outermostOwner: name.text,
        isFilePrivate: isPrivate(position))
    case "func":
      if name.isWord { addMember(name.text, position) }
      addPlaceholders(of: nil, position)
      addArguments(position)
    case "var", "let":
      for name in variableNames(at: position + 1) { addMember(name, position) }
    case "case":
      for name in names(at: position + 1) { addMember(name, position) }
    case "init", "subscript":
      addPlaceholders(of: nil, position)
      if keyword == "init" {
        addInitializer(position)
        addArguments(position)
      }
    case "associatedtype":
      add(.placeholder, name.text, position)
      addMember(name.text, position)
    default:
      guard Self.typeKeywords.contains(keyword), name.isWord,
        !["func", "var", "let", "subscript"].contains(name.text)
      else { return }
      addType(keyword, name.text, position)
    }
  }

  private mutating func addType(_ keyword: String, _ name: String, _ position: Int) {
    add(.type, name, position)
    if !scopes.isEmpty { addMember(name, position) }
    if keyword != "typealias" {
      let isHidden = isPrivate(position) || scopes.contains(where: \.isFilePrivate)
      upcoming = Scope(owner: name, outermostOwner: name, isFilePrivate: isHidden)
    }
    addPlaceholders(of: name, position)
  }

  /// Notes a member of a type, or a function or variable at the top level.
  private mutating func addMember(_ name: String, _ position: Int) {
    if scopes.isEmpty || scopes.last?.owner != nil { add(.member, name, position) }
  }

  private mutating func addInitializer(_ position: Int) {
    guard scopes.last?.owner != nil, let labels = argumentLabels(position) else { return }
    add(.initializer(labels: labels), "init", position)
  }

  private mutating func addArguments(_ position: Int) {
    guard scopes.isEmpty || scopes.last?.owner != nil else { return }
    for label in argumentLabels(position) ?? [] where label != "_" {
      add(.argument, label, position)
    }
  }

  private mutating func addPlaceholders(of type: String?, _ position: Int) {
    for name in genericParameters(tokens[(position + 1)...]) {
      found.append(
        Declaration(
          kind: .placeholder, name: name, line: tokens[position].line, owner: type,
          isFilePrivate: true))
    }
  }

  private mutating func add(_ kind: Declaration.Kind, _ name: String, _ position: Int) {
    let isHidden = isPrivate(position) || scopes.contains(where: \.isFilePrivate)
    found.append(
      Declaration(
        kind: kind, name: name, line: tokens[position].line, owner: scopes.last?.owner,
        outermostOwner: scopes.first?.outermostOwner, isFilePrivate: isHidden))
  }
}

extension DeclarationScanner {
  private func text(_ position: Int) -> String {
    tokens.indices.contains(position) ? tokens[position].text : ""
  }

  /// Whether a modifier before the keyword hides the declaration from other files. The modifier of
  /// a setter, as in `private(set)`, does not.
  private func isPrivate(_ position: Int) -> Bool {
    var position = position - 1
    while position >= 0 {
      let word = text(position)
      if word == "private" || word == "fileprivate" {
        if text(position + 1) != "(" { return true }
      } else if !Self.modifiers.contains(word) {
        return false
      }
      position -= 1
    }
    return false
  }

  /// Whether a parenthesis belongs to a tuple: it follows neither a function's name nor its type.
  private func opensTuple(_ position: Int) -> Bool {
    guard position > 0, tokens[position].isAttached else { return true }
    return !tokens[position - 1].isWord && !Self.callEnds.contains(text(position - 1))
  }

  /// The labels of the arguments of a function or an initialiser.
  private func argumentLabels(_ position: Int) -> [String]? {
    tokens[position...].prefix(40).firstIndex { $0.text == "(" }.map {
      ArgumentLabels.declared(in: tokens, from: $0)
    }
  }

  /// The last name of `A.B.C`.
  private func lastComponent(at position: Int) -> String {
    var position = position
    while text(position + 1) == ".", position + 2 < tokens.count { position += 2 }
    return text(position)
  }

  /// The names of a variable's declaration, `let (a, b) = pair` included.
  private func variableNames(at position: Int) -> [String] {
    if text(position) == "(" {
      return tokens[position...].prefix { $0.text != ")" }.filter(\.isWord).map(\.text)
    }
    return names(at: position)
  }

  /// The names of `var a = 0, b = 0` and of `case a(Int), b = 1, c`, up to the end of the line that
  /// holds the last one.
  private func names(at position: Int) -> [String] {
    guard position < tokens.count, tokens[position].isWord else { return [] }
    var names = [tokens[position].text]
    var depth = 0
    var line = tokens[position].line
    for next in (position + 1)..<max(position + 1, tokens.count) {
      let token = tokens[next]
      if depth == 0, token.line != line, text(next - 1) != "," { break }
      switch token.text {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where text(next - 1) != "-": depth -= 1
      case "{", "}", ";": return names
      default: if depth == 0, text(next - 1) == ",", token.isWord { names.append(token.text) }
      }
      if depth < 0 { break }
      line = token.line
    }
    return names
  }

  /// The names between the angle brackets that follow a declaration's name.
  private func genericParameters(_ tokens: ArraySlice<Token>) -> [String] {
    // An operator's own name may hold angle brackets; its parameters are then not understood.
    guard let open = tokens.prefix(3).firstIndex(where: { $0.text == "<" }),
      tokens[..<open].allSatisfy({ $0.isWord || $0.text == "?" })
    else { return [] }
    var names: [String] = []
    var depth = 0
    for position in open..<tokens.endIndex {
      let text = tokens[position].text
      if text == "<" { depth += 1 }
      if text == ">", tokens[position - 1].text != "-" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, text == "<" || text == ",", position + 2 < tokens.endIndex {
        names.append(tokens[position + (tokens[position + 1].text == "each" ? 2 : 1)].text)
      }
    }
    return names
  }
}
