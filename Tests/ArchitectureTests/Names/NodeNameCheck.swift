/// The name of a node says in which tree it is.
///
/// A view or a modifier often has a node in each tree; a name without the tree would fit both.
enum NodeNameCheck {
  /// The classes at the top of the trees. The name of each of their subclasses, direct or not, ends
  /// in theirs.
  static let trees = ["ViewNode", "LayoutNode"]

  static func violations(_ files: [SourceFile]) -> [String] {
    let classes = files.flatMap { declaredClasses(in: $0) }
    return trees.flatMap { tree -> [String] in
      subclasses(of: tree, among: classes).filter { !$0.name.text.hasSuffix(tree) }.map {
        "\($0.file.place($0.name)): \($0.name.text) is a subclass of \(tree)."
          + " Let its name end in \(tree)."
      }
    }
  }

  /// Every tree has classes.
  static func deadTrees(_ files: [SourceFile]) -> [String] {
    let classes = files.flatMap { declaredClasses(in: $0) }
    return trees.filter { subclasses(of: $0, among: classes).isEmpty }.map {
      "NodeNameCheck has the tree \($0), but no class is a subclass of it. Remove the entry."
    }
  }

  private struct DeclaredClass {
    var file: SourceFile
    var name: Token
    /// The superclass and the protocols, without type arguments.
    var parents: Set<String>
  }

  /// The direct subclasses and theirs, in the order of the classes.
  private static func subclasses(
    of tree: String, among classes: [DeclaredClass]
  ) -> [DeclaredClass] {
    var names: Set<String> = []
    var next: Set<String> = [tree]
    var found: [DeclaredClass] = []
    // A class can stand before its superclass; therefore until no further one is found.
    while next.count > names.count {
      names = next
      found = classes.filter { !$0.parents.isDisjoint(with: next) }
      next.formUnion(found.map(\.name.text))
    }
    return found
  }

  /// Type names begin with a capital, unlike the words after `class` in `class func`.
  private static func declaredClasses(in file: SourceFile) -> [DeclaredClass] {
    let tokens = file.tokens
    return tokens.indices.dropLast().filter {
      tokens[$0].text == "class" && tokens[$0 + 1].text.first?.isUppercase == true
    }.map {
      DeclaredClass(file: file, name: tokens[$0 + 1], parents: parents(in: tokens, from: $0 + 2))
    }
  }

  /// Returns the names between the colon and the body of a class.
  private static func parents(in tokens: [Token], from start: Int) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var isAfterColon = false
    for position in start..<tokens.count {
      let token = tokens[position]
      switch token.text {
      case "{", "where":
        return names
      case "<", "(":
        depth += 1
      case ">" where tokens[position - 1].text == "-":
        break
      case ">", ")":
        depth -= 1
      case ":" where depth == 0:
        isAfterColon = true
      default:
        if isAfterColon, depth == 0, token.isWord { names.insert(token.text) }
      }
    }
    return names
  }
}
