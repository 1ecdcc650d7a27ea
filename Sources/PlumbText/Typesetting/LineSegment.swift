internal import Foundation

/// A part of a line with one direction: a run, a part of a run, a tab or a space at the line's end.
struct LineSegment {
  /// The range of the text that the segment shows, in UTF-8 bytes; empty for a hyphen that is a
  /// separate run.
  var range: Range<Int>
  /// The edges in the coordinates of the text, in points.
  var left: CGFloat
  var right: CGFloat
  /// The bidirectional level, odd from right to left.
  var level: UInt8
  /// The part of a run from which the edges of characters are computed; `nil` for a segment without
  /// caret offsets between its ends, such as a tab or an ellipsis.
  var runPart: RunPart?

  /// A run, and the offset in it at which a segment starts.
  struct RunPart {
    var run: RunPrefixes
    /// The offset in UTF-8 bytes of the run's text.
    var start: Int
  }

  var isRightToLeft: Bool { level % 2 == 1 }
  /// The edge at the start of the range.
  var leading: CGFloat { isRightToLeft ? right : left }
  /// The edge at the end of the range.
  var trailing: CGFloat { isRightToLeft ? left : right }

  /// Returns the horizontal distance from a point to the segment; 0 for a point inside.
  func distance(to x: CGFloat) -> CGFloat { max(left - x, x - right, 0) }

  /// Returns the edge between the characters before and after an offset, or the edge of the nearer
  /// end for an offset outside the range.
  func edge(at offset: Int) -> CGFloat {
    if offset <= range.lowerBound { return leading }
    if offset >= range.upperBound { return trailing }
    guard let runPart else { return leading }
    let x = runPart.run.edge(at: runPart.start + offset - range.lowerBound)
    return min(max(x, left), right)
  }

  /// Returns the offsets a caret can have in the segment, in ascending order.
  func caretOffsets(in text: StyledText) -> [Int] {
    runPart == nil || range.isEmpty
      ? [range.lowerBound, range.upperBound] : text.characterOffsets(in: range)
  }

  /// Returns the caret offset nearest to a point, and its edge.
  func nearest(to x: CGFloat, in text: StyledText) -> (offset: Int, edge: CGFloat) {
    if range.isEmpty {
      return (range.lowerBound, abs(x - leading) < abs(x - trailing) ? leading : trailing)
    }
    let offsets = caretOffsets(in: text)
    let target = abs(x - leading)
    let before = Lengths.largest(upTo: offsets.count - 1) {
      abs(edge(at: offsets[$0]) - leading) <= target
    }
    let after = min(before + 1, offsets.count - 1)
    let (low, high) = (edge(at: offsets[before]), edge(at: offsets[after]))
    return abs(x - low) <= abs(x - high) ? (offsets[before], low) : (offsets[after], high)
  }
}

/// The edges between the characters of a run.
///
/// The distance of an edge from the run's start is the width of the text before it, measured alone,
/// so that kerning and ligatures on either side of it count as they are drawn.
struct RunPrefixes {
  var text: String
  var font: FontKey
  /// The edges of the run in the coordinates of the text, in points.
  var left: CGFloat
  var right: CGFloat
  var measurer: any TextMeasurer

  /// Returns the edge between the characters before and after an offset.
  ///
  /// - Parameter offset: The offset in UTF-8 bytes of the run's text.
  func edge(at offset: Int) -> CGFloat {
    if offset <= 0 { return font.isRightToLeft ? right : left }
    if offset >= text.utf8.count { return font.isRightToLeft ? left : right }
    let width = measurer.width(of: prefix(upTo: offset), in: font)
    return font.isRightToLeft ? right - width : left + width
  }

  /// Returns the text before an offset. A last letter that joins the letter after the offset keeps
  /// its joined form, by a zero-width joiner.
  private func prefix(upTo offset: Int) -> String {
    let end = text.utf8.index(text.startIndex, offsetBy: offset)
    var prefix = String(text[..<end])
    if font.isRightToLeft, font.script.isJoined, let last = prefix.unicodeScalars.last,
      Self.joins(last), Self.joins(text.unicodeScalars[end])
    {
      prefix.unicodeScalars.append("\u{200D}")
    }
    return prefix
  }

  /// Returns whether a scalar is a letter, or a mark on one.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }
}
