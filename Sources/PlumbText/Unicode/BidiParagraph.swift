/// The bidirectional levels of the characters of one paragraph, by UAX #9.
///
/// Odd levels are right to left. Rules are named as in the annex.
struct BidiParagraph {
  let baseLevel: UInt8
  /// The level of each scalar before rule L1. Scalars removed by rule X9 have the level of their
  /// surroundings.
  private(set) var levels: [UInt8]
  private let classes: [BidiClass]

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - classes: the classes of the paragraph's scalars.
  ///   - brackets: returns the bracket at an index, `nil` if the scalar is not one.
  ///   - base: the paragraph's level; if `nil`, the level of the first strong character, or
  ///     `fallback`.
  init(
    classes: [BidiClass], brackets: (Int) -> BidiBracket?, base: UInt8?, fallback: UInt8 = 0
  ) {
    self.classes = classes
    let matches = Self.isolates(in: classes)
    baseLevel =
      base ?? Self.firstStrong(of: classes, in: 0..<classes.count, matches: matches) ?? fallback
    var stack = BidiStack(base: baseLevel)
    var explicit = Array(repeating: baseLevel, count: classes.count)
    var resolved = classes
    for index in classes.indices {
      var kind = classes[index]
      if kind == .fsi {
        let range = (index + 1)..<(matches[index] ?? classes.count)
        let level = Self.firstStrong(of: classes, in: range, matches: matches)
        kind = level == 1 ? .rli : .lri
      }
      (explicit[index], resolved[index]) = stack.process(
        kind, as: classes[index], isMatched: matches[index] != nil)
    }
    levels = explicit
    for sequence in Self.sequences(classes, explicit, matches) {
      var sequence = BidiSequence(
        sequence, classes: classes, resolved: resolved, levels: explicit, base: baseLevel,
        matches: matches)
      sequence.resolve(brackets: brackets)
      for (index, level) in zip(sequence.indices, sequence.levels) { levels[index] = level }
    }
  }

  /// BD9: maps the index of every isolate initiator to the index of its matching PDI, and vice
  /// versa.
  private static func isolates(in classes: [BidiClass]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator { open.append(index) }
      if kind == .pdi, let start = open.popLast() {
        matches[start] = index
        matches[index] = start
      }
    }
    return matches
  }

  /// P2 and P3: returns the level of the first strong character outside isolates; `nil` without
  /// one.
  private static func firstStrong(
    of classes: [BidiClass], in range: Range<Int>, matches: [Int: Int]
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi: index = matches[index] ?? range.upperBound
      default: break
      }
      index += 1
    }
    return nil
  }

  /// X10: returns the isolating run sequences as indices, without scalars removed by rule X9.
  private static func sequences(
    _ classes: [BidiClass], _ levels: [UInt8], _ matches: [Int: Int]
  ) -> [[Int]] {
    var runs: [[Int]] = []
    for index in classes.indices where !classes[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    // A level run that starts with a matched PDI continues the run that ends with its initiator.
    var starts: [Int: Int] = [:]
    for (number, run) in runs.enumerated() { starts[run[0]] = number }
    var sequences: [[Int]] = []
    for run in runs {
      if classes[run[0]] == .pdi, matches[run[0]] != nil { continue }
      var sequence = run
      while let last = sequence.last, classes[last].isIsolateInitiator, let end = matches[last],
        let next = starts[end]
      {
        sequence += runs[next]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  // MARK: Lines

  /// L1: returns the levels of the scalars of one line; separators and the spaces at the end have
  /// the paragraph's level.
  func levels(ofLine range: Range<Int>) -> [UInt8] {
    var line = Array(levels[range])
    var isAtEnd = true
    for index in range.reversed() {
      switch classes[index] {
      case .s, .b: isAtEnd = true
      case .ws, .fsi, .lri, .rli, .pdi: break
      case let kind: if !kind.isRemoved { isAtEnd = false }
      }
      if isAtEnd { line[index - range.lowerBound] = baseLevel }
    }
    return line
  }

  /// L2: returns the indices of the parts of a line from left to right.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
      level -= 1
    }
    return order
  }
}
