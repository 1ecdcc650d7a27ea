/// A position at which a line may or must end.
struct LineBreak: Equatable {
  /// The offset in UTF-8 bytes from the start of the text.
  var offset: Int
  /// Whether the line must end.
  var isMandatory: Bool
}

/// The break opportunities of a text, by UAX #14 with the tailoring for numbers of its example 7.
///
/// Rules are named as there. Scripts that need a dictionary break only at spaces; `withWords(in:)`
/// adds the word boundaries.
struct LineBreaks {
  /// A character with its combining marks, which rule LB9 treats as one.
  private struct Unit {
    var kind: LineBreakClass
    /// Whether the last mark is a zero width joiner.
    var isJoined = false
  }

  /// The state of a numeric expression of rule LB25.
  private enum Number {
    case none, digits, closed
  }

  private var breaks: [LineBreak] = []
  private var unit: Unit
  /// The class of the last unit before the spaces, if `unit` is a space; else the class of `unit`.
  private var beforeSpaces: LineBreakClass
  private var number = Number.none
  /// The number of consecutive regional indicators that end with `unit`.
  private var regionalIndicators: Int
  /// Whether the unit is a hyphen after a Hebrew letter, for rule LB21a.
  private var isAfterHebrewHyphen = false

  /// Returns the breaks in order; the end of the text is last and mandatory. Empty for an empty
  /// text.
  static func find(in text: some StringProtocol) -> [LineBreak] {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return [] }
    var offset = UTF8.width(first)
    var breaks = LineBreaks(first: LineBreakClass(of: first))
    // Rule LB25 needs a lookahead of two units.
    var pending: (unit: Unit, offset: Int)?
    while let scalar = scalars.next() {
      let kind = LineBreakClass(of: scalar)
      let last = pending?.unit ?? breaks.unit
      if kind == .cm || kind == .zwj, !last.kind.excludesMarks {
        if pending == nil {
          breaks.unit.isJoined = kind == .zwj
        } else {
          pending?.unit.isJoined = kind == .zwj
        }
      } else {
        let next = Self.unit(kind)
        if let pending { breaks.process(pending.unit, at: pending.offset, followedBy: next.kind) }
        pending = (next, offset)
      }
      offset += UTF8.width(scalar)
    }
    if let pending { breaks.process(pending.unit, at: pending.offset, followedBy: nil) }
    breaks.breaks.append(LineBreak(offset: offset, isMandatory: true))
    return breaks.breaks
  }

  /// Returns the breaks of a text of printable ASCII characters.
  static func find(inASCII text: Span<UInt8>) -> [LineBreak] {
    guard !text.isEmpty else { return [] }
    let classes = LineBreakClass.ofASCII
    var breaks = LineBreaks(first: classes[Int(text[0])])
    breaks.breaks.reserveCapacity(text.count / 4)
    var index = 1
    while index < text.count {
      // No line ends between two letters, and the second one leaves the state as it is.
      if breaks.unit.kind == .al, classes[Int(text[index])] == .al {
        index += 1
        continue
      }
      let second = index + 1 < text.count ? classes[Int(text[index + 1])] : nil
      breaks.process(Unit(kind: classes[Int(text[index])]), at: index, followedBy: second)
      index += 1
    }
    breaks.breaks.append(LineBreak(offset: text.count, isMandatory: true))
    return breaks.breaks
  }

  /// Returns the breaks of `find(in:)` and the word boundaries found with a dictionary.
  static func withWords(in text: Substring) -> [LineBreak] {
    let breaks = find(in: text)
    let words = DictionaryBreaks.find(in: text)
    if words.isEmpty { return breaks }
    var merged: [LineBreak] = []
    var rest = words[...]
    for lineBreak in breaks {
      while let word = rest.first, word <= lineBreak.offset {
        if word < lineBreak.offset { merged.append(LineBreak(offset: word, isMandatory: false)) }
        rest.removeFirst()
      }
      merged.append(lineBreak)
    }
    return merged
  }

  private init(first: LineBreakClass) {
    unit = Self.unit(first)
    beforeSpaces = unit.kind
    number = unit.kind == .nu ? .digits : .none
    regionalIndicators = unit.kind == .ri ? 1 : 0
  }

  /// Creates a unit; a combining mark without a base counts as a letter, by rule LB10.
  private static func unit(_ kind: LineBreakClass) -> Unit {
    Unit(kind: kind == .cm || kind == .zwj ? .al : kind, isJoined: kind == .zwj)
  }

  /// Processes the next unit, which starts at an offset.
  private mutating func process(
    _ next: Unit, at offset: Int, followedBy second: LineBreakClass?
  ) {
    if isMandatory(before: next.kind) {
      breaks.append(LineBreak(offset: offset, isMandatory: true))
    } else if !isForbidden(before: next, followedBy: second) {
      breaks.append(LineBreak(offset: offset, isMandatory: false))
    }
    switch (next.kind, number) {
    case (.nu, _), (.sy, .digits), (.is, .digits): number = .digits
    case (_, .digits) where next.kind.isClosing: number = .closed
    default: number = .none
    }
    isAfterHebrewHyphen = unit.kind == .hl && (next.kind == .hy || next.kind == .ba)
    if next.kind != .sp { beforeSpaces = next.kind }
    regionalIndicators = next.kind == .ri ? regionalIndicators + 1 : 0
    unit = next
  }

  private func isMandatory(before next: LineBreakClass) -> Bool {
    unit.kind.isMandatory && !(unit.kind == .cr && next == .lf)
  }

  private func isForbidden(before next: Unit, followedBy second: LineBreakClass?) -> Bool {
    if isForbiddenAtSpaces(before: next.kind) { return true }
    // LB8, LB18.
    if beforeSpaces == .zw || unit.kind == .sp { return false }
    // LB8a.
    if unit.isJoined { return true }
    return isForbiddenAtPunctuation(before: next.kind)
      || isForbiddenInNumber(before: next.kind, followedBy: second)
      || isForbiddenBetweenLetters(before: next.kind)
  }

  /// LB6, LB7 and LB11 to LB17, which also apply after spaces.
  private func isForbiddenAtSpaces(before next: LineBreakClass) -> Bool {
    if next.isMandatory || next == .sp || next == .zw { return true }
    if beforeSpaces == .zw { return false }
    if next == .wj || unit.kind == .wj || unit.kind == .gl { return true }
    if next == .gl, unit.kind != .sp, unit.kind != .ba, unit.kind != .hy { return true }
    if next.isClosing || next == .ex || next == .is || next == .sy { return true }
    switch beforeSpaces {
    case .op, .wop: return true
    case .qu: return next.isOpening
    case .cl, .cp: return next == .ns
    case .b2: return next == .b2
    default: return false
    }
  }

  /// LB19 to LB22.
  private func isForbiddenAtPunctuation(before next: LineBreakClass) -> Bool {
    if next == .qu || unit.kind == .qu { return true }
    if next == .cb || unit.kind == .cb { return false }
    if next == .ba || next == .hy || next == .ns || unit.kind == .bb { return true }
    if isAfterHebrewHyphen { return true }
    return next == .in || unit.kind == .sy && next == .hl
  }

  /// LB25.
  private func isForbiddenInNumber(
    before next: LineBreakClass, followedBy second: LineBreakClass?
  ) -> Bool {
    let sign = next.isOpening || next == .hy
    if unit.kind.isAffix, next == .nu || sign && second == .nu { return true }
    if unit.kind.isOpening || unit.kind == .hy, next == .nu { return true }
    switch number {
    case .digits: return next == .nu || next.isAffix
    case .closed: return next.isAffix
    case .none: return false
    }
  }

  /// LB23, LB24 and LB26 to LB30b.
  private func isForbiddenBetweenLetters(before next: LineBreakClass) -> Bool {
    let kind = unit.kind
    switch next {
    case .al, .hl:
      return kind.isLetter || kind == .nu || kind.isAffix || kind == .is || kind == .cp
    case .nu: return kind.isLetter || kind == .cp
    case .pr: return kind.isLetter
    case .po: return kind.isLetter || kind.isIdeograph || kind.isHangul
    case .op: return kind.isLetter || kind == .nu
    case .em: return kind == .eb || kind == .ep || kind == .pr
    case .id, .eb, .ep: return kind == .pr
    case .jl, .h2, .h3: return kind == .jl || kind == .pr
    case .jv: return kind == .jl || kind == .jv || kind == .h2 || kind == .pr
    case .jt: return kind.isHangul && kind != .jl || kind == .pr
    case .ri: return regionalIndicators % 2 == 1
    default: return false
    }
  }
}
