/// Finds strings that hold the name of a type.
///
/// These are `_typeName(`, `NSStringFromClass(`, `String(reflecting:`, and `String(describing:` or an
/// interpolation of a type: of `type(of: value)`, of `Name.self`, or of a name that the file
/// declares as a metatype, like `type: Any.Type`. Interpolations in the message of a trap, of a
/// warning or of an error are meant for a reader and do not count.
enum TypeNames {
  static func strings(in file: SourceFile) -> [Token] {
    let tokens = file.tokens
    let metatypes = metatypeNames(in: tokens)
    return tokens.indices.compactMap { position in
      let token = tokens[position]
      func next() -> [String] { texts(tokens, position + 1, 3) }
      switch token.text {
      case "_typeName", "NSStringFromClass":
        return next().first == "(" ? token : nil
      case "String" where next() == ["(", "reflecting", ":"]:
        return token
      case "String" where next() == ["(", "describing", ":"]:
        return isType(at: position + 4, tokens, metatypes) ? token : nil
      default:
        guard token.opensInterpolation, isType(at: position, tokens, metatypes),
          !isMessage(position, tokens)
        else { return nil }
        return token
      }
    }
  }

  /// Whether the expression that begins at a position is a type.
  private static func isType(at position: Int, _ tokens: [Token], _ metatypes: Set<String>) -> Bool
  {
    var position = position
    if texts(tokens, position, 3) == ["type", "(", "of"] { return true }
    // Follows `a.b.c` to its last name.
    while texts(tokens, position + 1, 1) == ["."], position + 2 < tokens.count { position += 2 }
    guard position < tokens.count else { return false }
    let isCall = texts(tokens, position + 1, 1) == ["("] && tokens[position + 1].isAttached
    return tokens[position].text == "self" && texts(tokens, position - 1, 1) == ["."]
      || metatypes.contains(tokens[position].text) && !isCall
  }

  /// Whether the call around a position makes a message.
  private static func isMessage(_ position: Int, _ tokens: [Token]) -> Bool {
    var depth = 0
    for position in stride(from: position - 1, to: 0, by: -1) {
      switch tokens[position].text {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0:
        let callee = tokens[position - 1].text
        let traps: Set = ["precondition", "preconditionFailure", "fatalError", "assert"]
        let isWarning = callee == "show" && texts(tokens, position - 3, 1) == ["RuntimeWarning"]
        return isWarning || traps.contains(callee) || callee.hasSuffix("Error")
      case "(", "[", "{":
        if depth == 0 { return false }
        depth -= 1
      default: break
      }
    }
    return false
  }

  /// The names with a type like `Any.Type`, `(any View.Type)?` or `Node.Type`.
  private static func metatypeNames(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for position in tokens.indices.dropFirst() where tokens[position].text == ":" {
      let rest = tokens[(position + 1)...].drop { ["any", "(", "@", "escaping"].contains($0.text) }
      let path = rest.prefix { $0.isWord || $0.text == "." }
      if path.count > 2, path.last?.text == "Type" { names.insert(tokens[position - 1].text) }
    }
    return names
  }

  private static func texts(_ tokens: [Token], _ start: Int, _ count: Int) -> [String] {
    guard tokens.indices.contains(start) else { return [] }
    return tokens[start...].prefix(count).map(\.text)
  }
}
