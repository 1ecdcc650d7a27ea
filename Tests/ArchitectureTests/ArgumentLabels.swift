/// The labels between the parentheses of an initialiser or of its call, `_` for none.
enum ArgumentLabels {
  /// Returns the labels of a declaration: the first name of each parameter, without its attributes.
  static func declared(in tokens: [Token], from open: Int) -> [String] {
    starts(in: tokens, from: open).compactMap { start in
      var start = start
      while start + 2 < tokens.count, tokens[start].text == "@" {
        start += 2
        if tokens[start].text == "(" { start = end(in: tokens, from: start) + 1 }
      }
      return start < tokens.count ? tokens[start].text : nil
    }
  }

  /// Returns the labels of a call.
  static func used(in tokens: [Token], from open: Int) -> [String] {
    starts(in: tokens, from: open).map { start in
      let isLabel =
        tokens[start].isWord && start + 1 < tokens.count && tokens[start + 1].text == ":"
      return isLabel ? tokens[start].text : "_"
    }
  }

  /// Whether a call with some labels can be one of a declaration: they are the declared ones,
  /// without labels of parameters that have default values or are trailing closures.
  static func match(_ used: [String], _ declared: [String]) -> Bool {
    var rest = declared[...]
    for label in used {
      guard let position = rest.firstIndex(of: label) else { return false }
      rest = rest[(position + 1)...]
    }
    return true
  }

  /// The first token of each argument.
  private static func starts(in tokens: [Token], from open: Int) -> [Int] {
    let close = end(in: tokens, from: open)
    guard close > open + 1 else { return [] }
    var starts = [open + 1]
    var depth = 0
    for position in open..<close {
      switch tokens[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 1 && position + 1 < close: starts.append(position + 1)
      default: break
      }
    }
    return starts
  }

  /// The parenthesis that closes an open one.
  private static func end(in tokens: [Token], from open: Int) -> Int {
    var depth = 0
    for position in open..<tokens.count {
      depth += tokens[position].text == "(" ? 1 : tokens[position].text == ")" ? -1 : 0
      if depth == 0 { return position }
    }
    return open
  }
}
