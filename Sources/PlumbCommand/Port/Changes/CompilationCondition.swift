import Foundation

/// The condition of an `#if`, as the compiler decides it.
struct CompilationCondition {
  /// The facts that a condition asks for.
  struct Facts {
    /// The system, as in `os(…)`.
    var system: String
    /// Whether the program is for a simulator of a phone.
    var isSimulator = false
    /// The names that are true.
    var names: Set<String>
    /// Returns whether a module is there.
    var hasModule: (String) -> Bool
  }

  private enum Token: Equatable {
    case word(String)
    case sign(String)
  }

  private let tokens: [Token]
  let text: String

  init(_ text: some StringProtocol) {
    // A comment may follow.
    let code =
      text.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    self.text = code.trimmingCharacters(in: .whitespaces)
    tokens = Self.tokens(of: self.text)
  }

  /// Whether it asks for one of Apple's systems, and not for Linux.
  var isAboutSystems: Bool {
    (text.contains("os(") || text.contains("targetEnvironment(")) && !text.contains("Linux")
  }

  /// Whether it is a single question, or several of which one suffices.
  var isAlternatives: Bool { !text.contains("&&") }

  /// Returns whether the condition holds; `nil` if it cannot be read.
  func holds(for facts: Facts) -> Bool? {
    var parser = Parser(tokens: tokens[...], facts: facts)
    guard let value = parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return value
  }

  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isLetter || first == "_" || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if rest.hasPrefix("&&") || rest.hasPrefix("||") || rest.hasPrefix(">=") {
        tokens.append(.sign(String(rest.prefix(2))))
        rest = rest.dropFirst(2)
      } else {
        if !first.isWhitespace { tokens.append(.sign(String(first))) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  /// Reads a condition from the left. Each function returns `nil` for text that is none.
  private struct Parser {
    var tokens: ArraySlice<Token>
    var facts: Facts

    mutating func alternatives() -> Bool? {
      guard var value = conjunction() else { return nil }
      while take("||") {
        guard let next = conjunction() else { return nil }
        value = value || next
      }
      return value
    }

    private mutating func conjunction() -> Bool? {
      guard var value = negation() else { return nil }
      while take("&&") {
        guard let next = negation() else { return nil }
        value = value && next
      }
      return value
    }

    private mutating func negation() -> Bool? {
      if take("!") { return negation().map { !$0 } }
      if take("(") {
        let value = alternatives()
        return take(")") ? value : nil
      }
      guard case .word(let word)? = tokens.popFirst() else { return nil }
      guard take("(") else { return word == "true" || facts.names.contains(word) }
      var argument: [String] = []
      while !take(")") {
        switch tokens.popFirst() {
        case .word(let text), .sign(let text): argument.append(text)
        case nil: return nil
        }
      }
      return answer(to: word, argument)
    }

    private mutating func take(_ sign: String) -> Bool {
      guard tokens.first == .sign(sign) else { return false }
      tokens.removeFirst()
      return true
    }

    private func answer(to question: String, _ argument: [String]) -> Bool? {
      let first = argument.first ?? ""
      switch question {
      case "os": return facts.system == first
      case "targetEnvironment": return first == "simulator" && facts.isSimulator
      case "canImport": return facts.hasModule(String(first.prefix { $0 != "." }))
      case "arch": return first == "x86_64" || first == "arm64"
      // Versions are those of a present toolchain.
      case "swift", "compiler": return first != "<"
      case "hasFeature", "hasAttribute": return true
      default: return nil
      }
    }
  }
}
