internal import Foundation

/// A line breaker that divides a text into lines of at most a given width, one at a time.
///
/// 1. A line break in the text ends a line.
/// 2. Otherwise a line takes as many units as fit. Spaces at its end take no width, a soft hyphen
///    there takes the width of a hyphen.
/// 3. A unit that is wider than a line is broken between characters, with at least one per line.
struct LineFitter {
  /// A line as ranges of the text.
  struct Line {
    var paragraph: Int
    /// The range in UTF-8 bytes, including the spaces at the end.
    var range: Range<Int>
    /// The offset at which the spaces at the end start.
    var shownEnd: Int
    /// The units the line contains or cuts; `nil` if the whole paragraph is measured as one.
    var units: Range<Int>?
    var showsHyphen = false
    /// The advance of a line inside a unit of a plain run; `nil` for other lines.
    var advance: CGFloat?
  }

  private let text: MeasuredText
  private let availableWidth: CGFloat
  private var paragraph = 0
  private var unit = 0
  /// The offset at which the next line starts; inside the unit if that is broken.
  private var lineStart = 0
  private var broken: BrokenUnit?
  /// The units of the paragraph; `nil` before its first line.
  private var units: BreakUnits?

  /// As SwiftUI: the distance of tab stops, in points.
  static let tabInterval: CGFloat = 28

  init(_ text: MeasuredText, availableWidth: CGFloat) {
    self.text = text
    self.availableWidth = availableWidth
  }

  /// A unit that is broken between characters.
  private struct BrokenUnit {
    var unit: Int
    /// The offsets of its character boundaries.
    var offsets: [Int]
    /// The index in `offsets` at which the next line starts.
    var next = 0
    /// The number of characters in the last line, used as an estimate for the next.
    var count = 1
  }

  /// Returns the next line; `nil` after the last.
  mutating func next() -> Line? {
    guard paragraph < text.paragraphs.count else { return nil }
    let range = text.paragraphs[paragraph].range
    if unit == 0, broken == nil {
      lineStart = range.lowerBound
      if range.isEmpty || fitsWhole {
        defer { paragraph += 1 }
        return Line(paragraph: paragraph, range: range, shownEnd: text.text.shownEnd(of: range))
      }
    }
    let line = nextLine()
    if line.range.upperBound == range.upperBound {
      paragraph += 1
      unit = 0
      broken = nil
      units = nil
    }
    return line
  }

  private var fitsWhole: Bool {
    guard let whole = text.whole(paragraph) else { return false }
    return whole.reduce(0) { $0 + $1.advance } <= availableWidth
  }

  private mutating func nextLine() -> Line {
    let units = units ?? text.units(of: paragraph)
    self.units = units
    let first = unit
    var pen: CGFloat = 0
    if broken != nil || units.units[first].shown > availableWidth {
      if let line = breakUnit(units.units[first]) { return line }
      pen = advanceOfRest(of: units.units[first])
      unit += 1
    }
    var end = unit
    while unit < units.units.count {
      let next = units.units[unit]
      let start = unit == first ? 0 : pen + next.joint
      if unit > first, start + next.shown > availableWidth { break }
      pen = Self.pen(behind: next, from: start, in: units, of: text)
      unit += 1
      let isLast = unit == units.units.count
      if isLast || start + next.shown + next.hyphen <= availableWidth { end = unit }
    }
    // If no hyphen fits, a word that needs one is placed without regard to the hyphen's width.
    unit = max(end, first + 1)
    let last = units.units[unit - 1]
    defer { lineStart = last.end }
    return Line(
      paragraph: paragraph, range: lineStart..<last.end, shownEnd: last.shownEnd,
      units: first..<unit, showsHyphen: last.hyphen > 0 && unit < units.units.count)
  }

  /// Returns the position of the pen after a unit that starts at a position in the line.
  static func pen(
    behind unit: BreakUnit, from start: CGFloat, in units: BreakUnits, of text: MeasuredText
  ) -> CGFloat {
    if !unit.hasTab { return start + unit.total }
    return units.pieces[unit.pieces].reduce(start) {
      text.items[$1.item].isTab ? tabStop(behind: $0) : $0 + $1.advance
    }
  }

  /// Returns the first tab stop after a position in the line, in points.
  static func tabStop(behind position: CGFloat) -> CGFloat {
    ((position / tabInterval).rounded(.down) + 1) * tabInterval
  }

  // MARK: Words that are wider than a line

  /// Returns a line with as many characters of a unit as fit, at least one; `nil` if all remaining
  /// characters fit.
  private mutating func breakUnit(_ whole: BreakUnit) -> Line? {
    var broken =
      self.broken
      ?? BrokenUnit(
        unit: unit, offsets: text.text.characterOffsets(in: whole.start..<whole.shownEnd))
    self.broken = nil
    let left = broken.offsets.count - 1 - broken.next
    let count = Lengths.largest(upTo: left, near: broken.count) {
      width(from: lineStart, to: broken.offsets[broken.next + $0]) <= availableWidth
    }
    if max(count, 1) >= left { return nil }
    broken.count = max(count, 1)
    broken.next += broken.count
    self.broken = broken
    let end = broken.offsets[broken.next]
    defer { lineStart = end }
    return Line(
      paragraph: paragraph, range: lineStart..<end, shownEnd: end, units: unit..<(unit + 1),
      advance: text.isPlainRun ? width(from: lineStart, to: end) : nil)
  }

  private func width(from start: Int, to end: Int) -> CGFloat {
    text.advance(of: start..<end, ofParagraph: paragraph)
  }

  private func advanceOfRest(of unit: BreakUnit) -> CGFloat {
    width(from: lineStart, to: unit.end)
  }
}
