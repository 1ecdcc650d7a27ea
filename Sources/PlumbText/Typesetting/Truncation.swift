/// The visible parts of a truncated text: the text before the ellipsis and the text after it.
struct Truncation: Equatable {
  var head: Substring
  var tail: Substring

  /// Finds the longest parts that fit with an ellipsis, without the spaces next to it; characters
  /// are not divided.
  ///
  /// In the middle mode the head is as long as the tail or one character longer.
  ///
  /// - Parameters:
  ///   - isASCII: whether every byte is a character, so that the text need not be searched for
  ///     boundaries of characters.
  ///   - fits: returns whether a truncation fits; if one fits, every shorter one must fit as well.
  init(
    _ part: Substring, isASCII: Bool = false, at mode: TextTruncationMode,
    where fits: (Truncation) -> Bool
  ) {
    let boundaries = isASCII ? [] : Array(part.indices) + [part.endIndex]
    let count = isASCII ? part.utf8.count : boundaries.count - 1
    func boundary(_ number: Int) -> String.Index {
      isASCII ? part.utf8.index(part.startIndex, offsetBy: number) : boundaries[number]
    }
    func cut(keeping kept: Int) -> Truncation {
      let front =
        switch mode {
        case .head: 0
        case .tail: kept
        case .middle: (kept + 1) / 2
        }
      return Truncation(
        head: TextSpaces.trimmed(part[..<boundary(front)]),
        tail: TextSpaces.trimmedAtStart(part[boundary(count - (kept - front))...]))
    }
    self = cut(keeping: Lengths.largest(upTo: count) { fits(cut(keeping: $0)) })
  }

  private init(head: Substring, tail: Substring) {
    self.head = head
    self.tail = tail
  }
}
