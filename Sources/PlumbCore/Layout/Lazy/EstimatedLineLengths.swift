internal import Foundation

/// The measured or estimated lengths of the lines of a lazy container, and their positions; in
/// points.
///
/// The estimate for a line that has not been measured is the average of the measured ones. Finding
/// the line at a position costs the square of the logarithm of the number of lines.
struct EstimatedLineLengths {
  let count: Int
  private let spacing: CGFloat
  /// NaN for a line that has not been measured.
  private var measured: [CGFloat]
  /// Fenwick trees of the measured lengths and of their number: entry `i` covers as many lines up
  /// to the `i`th as the value of the lowest set bit of `i`.
  private var sums: [CGFloat]
  private var counts: [Int]

  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
    measured = Array(repeating: .nan, count: count)
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
  }

  /// The lengths after a change of the lines, of which some are the same.
  ///
  /// - Parameter kept: the lines that are the same, in order.
  init(_ before: EstimatedLineLengths, count: Int, keeping kept: [KeptRange]) {
    self.init(count: count, spacing: before.spacing)
    for range in kept {
      for line in range.old.clamped(to: 0..<before.count) {
        let index = range.new + line - range.old.lowerBound
        if index < count { measured[index] = before.measured[line] }
      }
    }
    addMeasured()
  }

  /// Multiplies the measured lengths of all lines except some by a factor.
  mutating func scale(by factor: CGFloat, except lines: Set<Int>) {
    for line in 0..<count where !lines.contains(line) { measured[line] *= factor }
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
    addMeasured()
  }

  /// Adds the measured lengths to the trees, which are empty.
  private mutating func addMeasured() {
    // Each entry is added to the next one that covers it, which costs less than setting each length.
    for line in 0..<count {
      if !measured[line].isNaN {
        sums[line + 1] += measured[line]
        counts[line + 1] += 1
      }
      let next = line + 1 + ((line + 1) & -(line + 1))
      if next <= count {
        sums[next] += sums[line + 1]
        counts[next] += counts[line + 1]
      }
    }
  }

  /// The measured or estimated length of a line.
  subscript(line: Int) -> CGFloat { measured[line].isNaN ? estimatedLength : measured[line] }

  /// Returns the measured length of a line, or `nil`.
  func measuredLength(of line: Int) -> CGFloat? { measured[line].isNaN ? nil : measured[line] }

  /// Sets the measured length of a line, which is finite.
  mutating func set(_ length: CGFloat, at line: Int) {
    let isNew = measured[line].isNaN
    let difference = isNew ? length : length - measured[line]
    guard isNew || difference != 0 else { return }
    measured[line] = length
    var index = line + 1
    while index <= count {
      sums[index] += difference
      if isNew { counts[index] += 1 }
      index += index & -index
    }
  }

  /// The estimated length of a line that has not been measured.
  private var estimatedLength: CGFloat {
    let all = before(count)
    return all.count > 0 ? all.sum / CGFloat(all.count) : 0
  }

  /// Returns the sum and the number of the measured lengths before a line.
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

  /// Returns the start of a line, in points from the start of the first line.
  func start(of line: Int) -> CGFloat {
    let measured = before(line)
    return measured.sum + CGFloat(line - measured.count) * estimatedLength + CGFloat(line) * spacing
  }

  /// The length of all lines including the gaps.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

  /// Returns the lines that intersect an interval, at least one.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // The last line that starts at or before `start`; it may end before `start`, in which case it
    // is superfluous.
    let first = max(firstLine { self.start(of: $0) > start } - 1, 0)
    let last = firstLine { self.start(of: $0) >= end }
    return first..<max(last, first + 1)
  }

  /// Returns the first line that satisfies a monotonic condition, by binary search; the number of
  /// lines if none does.
  private func firstLine(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
