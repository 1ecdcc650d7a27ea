/// An isolating run sequence: characters of one level that are resolved together by rules W1 to I2
/// of UAX #9.
struct BidiSequence {
  /// The indices of the characters in the paragraph.
  let indices: [Int]
  /// The embedding level of all characters before their resolution.
  private let level: UInt8
  /// The directions before the first and after the last character: sos and eos in the rules.
  private let start: BidiClass
  private let end: BidiClass
  /// The classes in the paragraph, before overrides.
  private let original: [BidiClass]
  /// The classes, replaced step by step by their resolved directions.
  private var kinds: [BidiClass]

  /// Creates a sequence of the characters at some indices of a paragraph.
  init(
    _ indices: [Int], classes: [BidiClass], resolved: [BidiClass], levels: [UInt8],
    base: UInt8, matches: [Int: Int]
  ) {
    self.indices = indices
    original = indices.map { classes[$0] }
    kinds = indices.map { resolved[$0] }
    let (first, last) = (indices[0], indices[indices.count - 1])
    level = levels[first]
    let before = classes[..<first].lastIndex { !$0.isRemoved }.map { levels[$0] } ?? base
    var after = base
    // An isolate without an end extends to the end of the paragraph.
    if !(classes[last].isIsolateInitiator && matches[last] == nil) {
      after = classes[(last + 1)...].firstIndex { !$0.isRemoved }.map { levels[$0] } ?? base
    }
    start = max(level, before) % 2 == 1 ? .r : .l
    end = max(level, after) % 2 == 1 ? .r : .l
  }

  /// The embedding direction.
  private var embedding: BidiClass { level % 2 == 1 ? .r : .l }

  /// Applies rules W1 to N2; `levels` then returns the result.
  mutating func resolve(brackets: (Int) -> BidiBracket?) {
    resolveWeak()
    resolveSeparators()
    resolveBrackets(brackets)
    resolveNeutrals()
  }

  /// I1 and I2: the levels of the characters.
  var levels: [UInt8] {
    kinds.map { kind in
      switch kind {
      case .l: level + level % 2
      case .r: level + 1 - level % 2
      default: level % 2 == 0 ? level + 2 : level + 1
      }
    }
  }

  // MARK: Weak types

  /// W1 to W3.
  private mutating func resolveWeak() {
    var previous = start
    var strong = start
    for index in kinds.indices {
      if kinds[index] == .nsm {
        kinds[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = kinds[index]
      switch previous {
      case .l, .r, .al: strong = previous
      case .en where strong == .al: kinds[index] = .an
      default: break
      }
    }
    for index in kinds.indices where kinds[index] == .al { kinds[index] = .r }
  }

  /// W4 to W7.
  private mutating func resolveSeparators() {
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      guard before == after else { continue }
      if kinds[index] == .es, before == .en { kinds[index] = .en }
      if kinds[index] == .cs, before == .en || before == .an { kinds[index] = before }
    }
    for run in runs(where: { $0 == .et }) {
      let isAfter = run.lowerBound > 0 && kinds[run.lowerBound - 1] == .en
      let isBefore = run.upperBound < kinds.count && kinds[run.upperBound] == .en
      for index in run { kinds[index] = isAfter || isBefore ? .en : .on }
    }
    var strong = start
    for index in kinds.indices {
      switch kinds[index] {
      case .es, .cs: kinds[index] = .on
      case .l, .r: strong = kinds[index]
      case .en where strong == .l: kinds[index] = .l
      default: break
      }
    }
  }

  /// Returns the ranges of consecutive characters whose class fulfils a condition.
  private func runs(where condition: (BidiClass) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < kinds.count {
      let first = index
      while index < kinds.count, condition(kinds[index]) { index += 1 }
      if index > first { runs.append(first..<index) } else { index += 1 }
    }
    return runs
  }

  // MARK: Neutral types

  /// Returns the direction of a character for the resolution of its neighbours: numbers count as
  /// right to left.
  private func direction(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N0.
  private mutating func resolveBrackets(_ brackets: (Int) -> BidiBracket?) {
    for pair in pairs(brackets) {
      let inside = kinds[(pair.open + 1)..<pair.close].compactMap(direction)
      var side: BidiClass?
      if inside.contains(embedding) {
        side = embedding
      } else if let other = inside.first {
        let before = kinds[..<pair.open].reversed().lazy.compactMap(direction).first ?? start
        side = before == other ? other : embedding
      }
      guard let side else { continue }
      for bracket in [pair.open, pair.close] {
        kinds[bracket] = side
        // Nonspacing marks after a bracket get its direction.
        var mark = bracket + 1
        while mark < kinds.count, original[mark] == .nsm {
          kinds[mark] = side
          mark += 1
        }
      }
    }
  }

  /// BD16: the bracket pairs in the order of the opening brackets.
  private func pairs(_ brackets: (Int) -> BidiBracket?) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var open: [(bracket: Int, close: UInt32)] = []
    search: for index in kinds.indices where kinds[index] == .on {
      switch brackets(indices[index]) {
      case .opening(let close):
        // BD16 limits the stack to 63 entries.
        if open.count == 63 { break search }
        open.append((index, close))
      case .closing(let close):
        guard let depth = open.lastIndex(where: { $0.close == close }) else { continue }
        pairs.append((open[depth].bracket, index))
        open.removeSubrange(depth...)
      case nil: break
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    for run in runs(where: \.isNeutral) {
      let before = run.lowerBound > 0 ? direction(kinds[run.lowerBound - 1]) ?? start : start
      let after = run.upperBound < kinds.count ? direction(kinds[run.upperBound]) ?? end : end
      for index in run { kinds[index] = before == after ? before : embedding }
    }
  }
}
