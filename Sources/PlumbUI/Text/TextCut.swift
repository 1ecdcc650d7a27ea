/// What is shown of a part of a text that is cut short: what stands before and what behind the
/// ellipsis.
struct Truncation: Equatable {
  var head: Substring
  var tail: Substring

  /// As much of a part as fits with an ellipsis, without the spaces beside it; characters stay
  /// whole.
  ///
  /// In the middle the head keeps one character more than the tail, or as many.
  ///
  /// - Parameter fits: whether there is room for a cut; what shows less fits where more does.
  init(_ part: Substring, at mode: TextTruncationMode, where fits: (Truncation) -> Bool) {
    let places = Array(part.indices) + [part.endIndex]
    let count = places.count - 1
    func cut(keeping kept: Int) -> Truncation {
      let front =
        switch mode {
        case .head: 0
        case .tail: kept
        case .middle: (kept + 1) / 2
        }
      return Truncation(
        head: TextSpaces.trimmed(part[..<places[front]]),
        tail: TextSpaces.trimmedAtStart(part[places[count - (kept - front)]...]))
    }
    self = cut(keeping: Lengths.largest(upTo: count) { fits(cut(keeping: $0)) })
  }

  private init(head: Substring, tail: Substring) {
    self.head = head
    self.tail = tail
  }
}
