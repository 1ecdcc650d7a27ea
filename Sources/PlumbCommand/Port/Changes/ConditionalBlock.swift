/// The branches from an `#if` to its `#endif`.
struct ConditionalBlock: Equatable {
  struct Branch: Equatable {
    /// The number of the line with the directive, from 1.
    var line: Int
    /// The text after the directive; `nil` for `#else`.
    var condition: String?
  }

  var branches: [Branch]
  /// The number of the line with `#endif`.
  var end: Int

  /// The lines of a branch, without directives; `nil` if there are none.
  func lines(of branch: Int) -> ClosedRange<Int>? {
    let next = branches.indices.contains(branch + 1) ? branches[branch + 1].line : end
    let first = branches[branch].line + 1
    return first < next ? first...(next - 1) : nil
  }

  /// Returns the index of the branch that is compiled; `nil` if none is, or if a condition cannot be read.
  func active(for facts: CompilationCondition.Facts) -> Int? {
    for (index, branch) in branches.enumerated() {
      guard let text = branch.condition else { return index }
      guard let holds = CompilationCondition(text).holds(for: facts) else { return nil }
      if holds { return index }
    }
    return nil
  }

  /// Returns the blocks of a file, also those inside of others, in the order of their ends.
  ///
  /// Directives in comments and in texts of several lines are passed over.
  static func all(in lines: [String]) -> [ConditionalBlock] {
    var found: [ConditionalBlock] = []
    var open: [ConditionalBlock] = []
    var isCode = true
    for (index, line) in lines.enumerated() {
      let wasCode = isCode
      if isMark(line) { isCode.toggle() }
      guard wasCode, let directive = Directive(line) else { continue }
      switch directive {
      case .start(let text):
        open.append(ConditionalBlock(branches: [Branch(line: index + 1, condition: text)], end: 0))
      case .next(let text):
        if !open.isEmpty {
          open[open.count - 1].branches.append(Branch(line: index + 1, condition: text))
        }
      case .end:
        guard var block = open.popLast() else { continue }
        block.end = index + 1
        found.append(block)
      }
    }
    return found
  }

  /// Whether a text or comment of several lines begins or ends in a line.
  private static func isMark(_ line: String) -> Bool {
    let texts = line.matches(of: /"""/).count
    let opens = line.contains("/*") && !line.contains("*/")
    let closes = line.contains("*/") && !line.contains("/*")
    return texts == 1 || opens || closes
  }

  private enum Directive {
    case start(String)
    case next(String?)
    case end

    init?(_ line: String) {
      guard let match = line.prefixMatch(of: /\s*#(if|elseif|else|endif)\b(.*)/) else { return nil }
      let text = String(match.2)
      switch match.1 {
      case "if": self = .start(text)
      case "elseif": self = .next(text)
      case "else": self = .next(nil)
      default: self = .end
      }
    }
  }
}
