/// The Swift names of assets, as Xcode forms them.
///
/// A name is divided into words where a character is neither a letter nor a digit, where digits begin
/// or end, before a capital that follows a small letter, and before the last of several capitals if
/// a small letter follows: `DSTextPrimary` is `DS`, `Text`, `Primary`. The words are joined in camel
/// case. A name without any small letter keeps its capitals, and its words are joined by underscores:
/// `TLS2016` becomes `TLS_2016`.
enum SymbolName {
  /// Returns the name of the property for an asset, or `nil` if the name has no letter or digit.
  ///
  /// The word `Color` or `Image` at the end is dropped, unless there is no other word.
  static func property(_ asset: String) -> String? {
    var words = words(of: asset)
    if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) {
      words.removeLast()
    }
    return joined(words) { $0.lowercased() }
  }

  /// Returns the name of the type for a group that is a namespace, or `nil` if the name has no letter
  /// or digit.
  static func type(_ group: String) -> String? {
    joined(words(of: group), first: capitalized)
  }

  /// Returns a name with backticks if it is a word of the language.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func joined(_ words: [String], first: (String) -> String) -> String? {
    guard let start = words.first else { return nil }
    let isConstant = !words.contains { $0.contains(where: \.isLowercase) }
    let name =
      isConstant && words.contains { $0.contains(where: \.isUppercase) }
      ? words.joined(separator: "_")
      : first(start) + words.dropFirst().map(capitalized).joined()
    if name.first?.isNumber == true { return "_\(name)" }
    return metatypes.contains(name) ? "\(name)_" : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Divides a name into words.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let kind = Kind(character)
      if let previous = word.last.map(Kind.init),
        kind.begins(after: previous, before: characters.dropFirst(index + 1).first.map(Kind.init))
      {
        words.append(word)
        word = ""
      }
      if kind != .separator { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private enum Kind {
    case small, capital, digit, separator

    init(_ character: Character) {
      if character.isASCII, character.isNumber {
        self = .digit
      } else if character.isUppercase {
        self = .capital
      } else {
        self = character.isLetter ? .small : .separator
      }
    }

    /// Whether a character is the first after a word, between two neighbours.
    func begins(after previous: Kind, before next: Kind?) -> Bool {
      switch self {
      case .separator: true
      case .digit: previous != .digit
      case .small: previous == .digit
      case .capital: previous != .capital || next == .small
      }
    }
  }

  /// The words that mean a type or its metatype after a dot, even between backticks.
  private static let metatypes: Set = ["Protocol", "Type", "self"]

  /// The words that name no property without backticks.
  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
