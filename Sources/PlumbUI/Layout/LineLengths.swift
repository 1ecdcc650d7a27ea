internal import Foundation

/// How long the lines of a lazy container are, known or expected, and where each begins.
///
/// A line nobody measured is expected to be as long as those that were are on average. Finding a
/// line costs the square of the logarithm of their number.
struct EstimatedLineLengths {
  let count: Int
  private let spacing: CGFloat
  private var known: [CGFloat?]
  /// Sums of known lengths, and how many they are, over runs of lines: entry `i` covers as many
  /// lines up to the `i`th as the lowest set bit of `i` says.
  private var sums: [CGFloat]
  private var counts: [Int]

  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
    known = Array(repeating: nil, count: count)
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
  }

  subscript(line: Int) -> CGFloat { known[line] ?? expected }

  mutating func set(_ length: CGFloat, at line: Int) {
    let difference = length - (known[line] ?? 0)
    guard known[line] == nil || difference != 0 else { return }
    let isNew = known[line] == nil
    known[line] = length
    var index = line + 1
    while index <= count {
      sums[index] += difference
      if isNew { counts[index] += 1 }
      index += index & -index
    }
  }

  /// The length expected of a line nobody measured.
  private var expected: CGFloat {
    let all = before(count)
    return all.count > 0 ? all.sum / CGFloat(all.count) : 0
  }

  private func before(_ line: Int) -> (sum: CGFloat, count: Int) {
    var result: (sum: CGFloat, count: Int) = (0, 0)
    var index = line
    while index > 0 {
      result.sum += sums[index]
      result.count += counts[index]
      index -= index & -index
    }
    return result
  }

  /// Where a line begins, in points from the start of the first.
  func start(of line: Int) -> CGFloat {
    let known = before(line)
    return known.sum + CGFloat(line - known.count) * expected + CGFloat(line) * spacing
  }

  /// The length of all lines with the gaps between them.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

  /// The lines of which some part lies between two positions, at least one.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // The last that begins no later than `start`; it may end before, in which case it is spare.
    let first = max(firstLine { self.start(of: $0) > start } - 1, 0)
    let last = firstLine { self.start(of: $0) >= end }
    return first..<max(last, first + 1)
  }

  /// The first line of which a condition holds that holds of all lines after it; the number of
  /// lines where it holds of none.
  private func firstLine(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
