internal import Foundation

/// Breaks a text into lines of at most a given width, one after the other.
///
/// 1. A line break in the text ends a line.
/// 2. Otherwise a line takes as many units as fit. Spaces at its end need no room, a soft hyphen
///    there needs that of a hyphen.
/// 3. A unit that is wider than a line is broken between characters, at least one a line.
struct LineFitter {
  /// A line as places in the text.
  struct Line {
    var paragraph: Int
    /// With the spaces at its end, in UTF-8 bytes.
    var range: Range<Int>
    var shownEnd: Int
    /// Which units it has to do with; `nil` where the whole paragraph is measured as one.
    var units: Range<Int>?
    var showsHyphen = false
  }

  private let text: MeasuredText
  private let room: CGFloat
  private var paragraph = 0
  private var unit = 0
  /// Where the line begins; inside the unit where that is broken.
  private var place = 0
  private var broken: BrokenUnit?

  /// As SwiftUI: a tab stop every so many points.
  static let tabInterval: CGFloat = 28

  init(_ text: MeasuredText, room: CGFloat) {
    self.text = text
    self.room = room
  }

  /// A unit between whose characters lines end.
  private struct BrokenUnit {
    var unit: Int
    /// The places between its characters.
    var places: [Int]
    /// Which of them the line begins at.
    var next = 0
    /// How many characters the last line took; the next takes about as many.
    var count = 1
  }

  /// The next line; `nil` behind the last.
  mutating func next() -> Line? {
    guard paragraph < text.paragraphs.count else { return nil }
    let range = text.paragraphs[paragraph].range
    if unit == 0, broken == nil {
      place = range.lowerBound
      if range.isEmpty || fitsWhole {
        defer { paragraph += 1 }
        return Line(paragraph: paragraph, range: range, shownEnd: text.shownEnd(of: range))
      }
    }
    let line = nextLine()
    if line.range.upperBound == range.upperBound {
      paragraph += 1
      unit = 0
      broken = nil
    }
    return line
  }

  private var fitsWhole: Bool {
    guard let whole = text.whole(paragraph) else { return false }
    return whole.reduce(0) { $0 + $1.advance } <= room
  }

  private mutating func nextLine() -> Line {
    let units = text.units(of: paragraph)
    let first = unit
    var pen: CGFloat = 0
    if broken != nil || units.units[first].shown > room {
      if let line = breakUnit(units.units[first]) { return line }
      pen = advanceOfRest(of: units.units[first])
      unit += 1
    }
    var end = unit
    while unit < units.units.count {
      let next = units.units[unit]
      let start = unit == first ? 0 : pen + next.joint
      if unit > first, start + next.shown > room { break }
      pen = Self.pen(behind: next, from: start, in: units, of: text)
      unit += 1
      let isLast = unit == units.units.count
      if isLast || start + next.shown + next.hyphen <= room { end = unit }
    }
    // Where no hyphen fits a word that needs one is taken as it is.
    unit = max(end, first + 1)
    let last = units.units[unit - 1]
    defer { place = last.end }
    return Line(
      paragraph: paragraph, range: place..<last.end, shownEnd: last.shownEnd,
      units: first..<unit, showsHyphen: last.hyphen > 0 && unit < units.units.count)
  }

  /// Where the pen stands behind a unit that begins at a place of the line.
  static func pen(
    behind unit: BreakUnit, from start: CGFloat, in units: BreakUnits, of text: MeasuredText
  ) -> CGFloat {
    if !unit.hasTab { return start + unit.total }
    return units.pieces[unit.pieces].reduce(start) {
      text.items[$1.item].isTab ? tabStop(behind: $0) : $0 + $1.advance
    }
  }

  static func tabStop(behind place: CGFloat) -> CGFloat {
    ((place / tabInterval).rounded(.down) + 1) * tabInterval
  }

  // MARK: Words that are longer than a line

  /// As much of a unit as fits, one character at least; `nil` where that is all there is left of it.
  private mutating func breakUnit(_ whole: BreakUnit) -> Line? {
    var broken =
      broken
      ?? BrokenUnit(unit: unit, places: text.text.characterPlaces(in: whole.start..<whole.shownEnd))
    let left = broken.places.count - 1 - broken.next
    let count = Lengths.largest(upTo: left, near: broken.count) {
      width(from: place, to: broken.places[broken.next + $0]) <= room
    }
    if max(count, 1) >= left {
      self.broken = nil
      return nil
    }
    broken.count = max(count, 1)
    broken.next += broken.count
    self.broken = broken
    let end = broken.places[broken.next]
    defer { place = end }
    return Line(
      paragraph: paragraph, range: place..<end, shownEnd: end, units: unit..<(unit + 1))
  }

  private func width(from start: Int, to end: Int) -> CGFloat {
    text.parts(in: start..<end, of: paragraph).reduce(0) { $0 + $1.advance }
  }

  private func advanceOfRest(of unit: BreakUnit) -> CGFloat {
    width(from: place, to: unit.end)
  }
}
