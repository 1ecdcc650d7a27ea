internal import Foundation

/// Converts lines, given as ranges of a text, to parts with advances.
struct LineBuilder {
  /// The text, whose measurements are reused for all widths.
  let text: MeasuredText

  /// Returns the visible parts of a line, without the spaces at its end.
  func parts(of line: LineFitter.Line) -> [LinePart] {
    guard let units = line.units else { return text.whole(line.paragraph) ?? [] }
    var parts = parts(line.range.lowerBound..<line.shownEnd, units, of: line.paragraph)
    if line.showsHyphen { text.append("-", to: &parts, of: line.paragraph) }
    return parts
  }

  /// Returns the width of a line including the spaces at its end.
  func totalWidth(of line: LineFitter.Line) -> CGFloat {
    let parts =
      line.units.map { self.parts(line.range, $0, of: line.paragraph) }
      ?? text.parts(in: line.range, of: line.paragraph)
    return parts.reduce(0) { $0 + $1.advance }
  }

  /// Returns the advance of a range of a line, if its paragraph is one item without tabs.
  func advance(of range: Range<Int>, in line: LineFitter.Line) -> CGFloat {
    guard let indices = line.units else {
      if range.upperBound == line.shownEnd, let whole = text.whole(line.paragraph) {
        return whole.first?.advance ?? 0
      }
      return text.advance(of: range, ofParagraph: line.paragraph)
    }
    let units = text.units(of: line.paragraph)
    var sum: CGFloat = 0
    var isFirst = true
    let pieces =
      units.units[indices.lowerBound].pieces
      .lowerBound..<units.units[indices.upperBound - 1].pieces
      .upperBound
    for index in pieces {
      let shown = units.pieces[index].range.clamped(to: range)
      if shown.isEmpty { continue }
      if shown != units.pieces[index].range {
        sum += text.advance(of: shown, in: units.pieces[index].item)
      } else {
        sum += units.pieces[index].advance + (isFirst ? 0 : units.pieces[index].joint)
      }
      isFirst = false
    }
    return sum
  }

  /// Sums the measured pieces of whole units; the part of a broken unit is measured again.
  private func parts(_ range: Range<Int>, _ indices: Range<Int>, of paragraph: Int) -> [LinePart] {
    let units = text.units(of: paragraph)
    var parts: [LinePart] = []
    var pen: CGFloat = 0
    let pieces =
      units.units[indices.lowerBound].pieces
      .lowerBound..<units.units[indices.upperBound - 1].pieces
      .upperBound
    for piece in units.pieces[pieces] {
      let shown = piece.range.clamped(to: range)
      if shown.isEmpty { continue }
      var advance = piece.advance
      if text.items[piece.item].isTab {
        advance = LineFitter.tabStop(behind: pen) - pen
      } else if shown != piece.range {
        advance = text.advance(of: shown, in: piece.item)
      } else if !parts.isEmpty {
        advance += piece.joint
      }
      pen += advance
      if let last = parts.indices.last, parts[last].item == piece.item {
        parts[last].range = parts[last].range.lowerBound..<shown.upperBound
        parts[last].advance += advance
      } else {
        parts.append(LinePart(range: shown, item: piece.item, advance: advance))
      }
    }
    return parts
  }
}
