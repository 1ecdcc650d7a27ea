internal import Foundation

/// The spans of a text as one string, so that it breaks into lines as a whole.
struct StyledText {
  /// A piece of a line that lies in one span.
  struct Piece: Hashable {
    var string: String
    /// Which of the text's spans it comes from.
    var span: Int
  }

  let string: String
  let styles: [SpanStyle]
  /// Where each span ends.
  private let ends: [String.Index]

  init(_ spans: [TextSpan], scaledBy factor: CGFloat) {
    var string = ""
    var lengths: [Int] = []
    for span in spans {
      string += span.string
      lengths.append(string.utf8.count)
    }
    ends = lengths.map { string.utf8.index(string.startIndex, offsetBy: $0) }
    styles = spans.map { $0.style.scaled(by: factor) }
    self.string = string
  }

  /// The span a place lies in; the end of the text lies in the last one.
  func span(at index: String.Index) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if index < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The pieces of a part, in order; an empty part has an empty one, which tells its style.
  func pieces(of part: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var start = part.startIndex
    var span = span(at: start)
    while start < part.endIndex {
      let end = min(ends[span], part.endIndex)
      if start < end { pieces.append(Piece(string: String(string[start..<end]), span: span)) }
      start = end
      span += 1
    }
    return pieces.isEmpty ? [Piece(string: "", span: span)] : pieces
  }

  /// The pieces of what is left of a part that is cut short, the ellipsis in the style before it.
  func pieces(of cut: TextCut) -> [Piece] {
    var pieces = pieces(of: cut.head)
    let tail = cut.tail.isEmpty ? [] : self.pieces(of: cut.tail)
    if cut.head.isEmpty, let first = tail.first { pieces = [Piece(string: "", span: first.span)] }
    pieces[pieces.count - 1].string += "…"
    for piece in tail {
      if piece.span == pieces[pieces.count - 1].span {
        pieces[pieces.count - 1].string += piece.string
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}
