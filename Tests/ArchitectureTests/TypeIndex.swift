/// Which types a set of files declares, and which names mean something else in some scope.
struct TypeIndex {
  /// The folders in which a type of this name is declared at the top level of a file.
  private(set) var folders: [String: Set<String>] = [:]
  /// Generic parameters and nested types, by the type they belong to.
  private var members: [String: Set<String>] = [:]
  /// Generic parameters of functions and everything else declared inside, by file.
  private var localNames: [String: Set<String>] = [:]

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  private static let genericKeywords = typeKeywords.union(["func", "init", "subscript"])

  init(_ files: [SourceFile]) {
    for file in files {
      if let folder = file.engineFolder { read(file, in: folder) }
    }
  }

  /// The types of other declarations that a file names, each at its first place.
  func namedTypes(in file: SourceFile) -> [Token] {
    var seen = shadows(in: file)
    var found: [Token] = []
    for (position, token) in file.tokens.enumerated() where folders[token.text] != nil {
      // After a dot it is a member of something.
      let isMember = position > 0 && file.tokens[position - 1].text == "."
      if !isMember, seen.insert(token.text).inserted { found.append(token) }
    }
    return found
  }

  /// Names that mean something of the file's own: what it declares, and the members of the types it
  /// extends.
  private func shadows(in file: SourceFile) -> Set<String> {
    var names = localNames[file.path] ?? []
    for (keyword, name) in zip(file.tokens, file.tokens.dropFirst())
    where keyword.text == "extension" || Self.typeKeywords.contains(keyword.text) {
      names.formUnion(members[name.text] ?? [])
    }
    return names
  }

  /// Notes every declaration of a file, following the braces to know whose it is.
  private mutating func read(_ file: SourceFile, in folder: String) {
    let tokens = file.tokens
    // The type each open brace belongs to; nil for functions and the like.
    var owners: [String?] = []
    var upcoming: String?
    for (position, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        owners.append(upcoming)
        upcoming = nil
      case "}":
        _ = owners.popLast()
      default:
        guard position + 1 < tokens.count, position == 0 || tokens[position - 1].text != "." else {
          continue
        }
        let name = tokens[position + 1].text
        if token.text == "extension" {
          upcoming = name
        } else if Self.typeKeywords.contains(token.text) || token.text == "associatedtype",
          tokens[position + 1].isWord, name != "func", name != "var", name != "let"
        {
          if owners.isEmpty {
            folders[name, default: []].insert(folder)
          } else {
            note(name, owner: owners.last ?? nil, file: file.path)
          }
          if token.text != "typealias", token.text != "associatedtype" { upcoming = name }
        }
        if Self.genericKeywords.contains(token.text) {
          let isType = Self.typeKeywords.contains(token.text)
          for parameter in genericParameters(tokens[(position + 1)...]) {
            note(parameter, owner: isType ? name : nil, file: file.path)
          }
        }
      }
    }
  }

  private mutating func note(_ name: String, owner: String?, file: String) {
    if let owner { members[owner, default: []].insert(name) }
    localNames[file, default: []].insert(name)
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
