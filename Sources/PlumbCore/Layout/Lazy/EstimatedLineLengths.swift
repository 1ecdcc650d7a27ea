internal import Foundation

/// The measured or estimated lengths of the lines of a lazy container, and their positions; in
/// points.
///
/// The estimate for a line that has not been measured is the average of the measured ones. Memory is
/// proportional to the number of changes of length from one measured line to the next, not to the
/// number of lines: a list of equal rows that were all scrolled past takes no more than one of a few.
/// Finding the line at a position costs the square of the logarithm of the number of lines.
struct EstimatedLineLengths {
  /// The sum of the measured lengths of consecutive lines, as many as a power of 2.
  ///
  /// If all of them are measured and equally long, there are no nodes below. The sum is the exact
  /// multiple then, as the number of lines is a power of 2.
  private struct Node {
    var sum: CGFloat = 0
    /// The number of measured lines.
    var count = 0
    /// The indices of the nodes of the first and of the second half of the lines; 0 for a half
    /// without a node, since no node refers to the root.
    var first = 0
    var second = 0

    /// Whether all lines are measured and equally long.
    var isUniform: Bool { count > 0 && first == 0 && second == 0 }
    /// The length of each line of a uniform node.
    var length: CGFloat { sum / CGFloat(count) }
  }

  let count: Int
  private let spacing: CGFloat
  /// The root, which comes first, and the nodes of the measured lines below it.
  private var nodes = [Node()]
  /// The indices of the nodes that are not in use.
  private var unused: [Int] = []
  /// The number of sums that are stored.
  var nodeCount: Int { nodes.count - unused.count }
  /// The number of lines that the root covers.
  private let span: Int

  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
    var span = 1
    while span < count { span *= 2 }
    self.span = span
  }

  /// The lengths after a change of the lines, some of which stay the same.
  ///
  /// - Parameter kept: the lines that are the same, in order.
  init(_ before: EstimatedLineLengths, count: Int, keeping kept: [KeptRange]) {
    self.init(count: count, spacing: before.spacing)
    for range in kept {
      before.forEachMeasured(in: range.old) { line, length in
        let index = range.new + line - range.old.lowerBound
        if index < count { set(length, at: index) }
      }
    }
  }

  /// Multiplies the measured lengths of all lines except some by a factor.
  mutating func scale(by factor: CGFloat, except lines: Set<Int>) {
    var scaled = EstimatedLineLengths(count: count, spacing: spacing)
    forEachMeasured(in: 0..<count) { line, length in
      scaled.set(lines.contains(line) ? length : length * factor, at: line)
    }
    self = scaled
  }

  /// Calls a closure with the measured lines in a range and their lengths, in order.
  private func forEachMeasured(in lines: Range<Int>, _ body: (Int, CGFloat) -> Void) {
    func visit(_ node: Node, _ covered: Range<Int>) {
      guard node.count > 0, covered.overlaps(lines) else { return }
      if node.isUniform {
        for line in covered.clamped(to: lines) { body(line, node.length) }
        return
      }
      let middle = covered.lowerBound + covered.count / 2
      if node.first > 0 { visit(nodes[node.first], covered.lowerBound..<middle) }
      if node.second > 0 { visit(nodes[node.second], middle..<covered.upperBound) }
    }
    visit(nodes[0], 0..<span)
  }

  /// The measured or estimated length of a line.
  subscript(line: Int) -> CGFloat { measuredLength(of: line) ?? estimatedLength }

  /// Returns the measured length of a line, or `nil`.
  func measuredLength(of line: Int) -> CGFloat? {
    var node = nodes[0]
    var (line, length) = (line, span)
    while !node.isUniform {
      length /= 2
      let next = line < length ? node.first : node.second
      guard next > 0 else { return nil }
      if line >= length { line -= length }
      node = nodes[next]
    }
    return node.length
  }

  /// Sets the measured length of a line, which is finite.
  mutating func set(_ newLength: CGFloat, at line: Int) {
    let known = measuredLength(of: line)
    guard known != newLength else { return }
    _ = set(newLength, at: line, in: 0, of: span, newLength - (known ?? 0), isNew: known == nil)
  }

  /// Sets the measured length of a line of a node that covers a number of lines.
  ///
  /// - Returns: whether all lines of the node are measured and equally long.
  private mutating func set(
    _ newLength: CGFloat, at line: Int, in index: Int, of length: Int, _ difference: CGFloat,
    isNew: Bool
  ) -> Bool {
    if length == 1 {
      // Exactly the length: the sum of differences may be rounded.
      nodes[index] = Node(sum: newLength, count: 1)
      return true
    }
    split(index)
    add(difference, isNew: isNew, to: index)
    let half = length / 2
    let isFirst = line < half
    var next = isFirst ? nodes[index].first : nodes[index].second
    if next == 0 {
      next = unusedNode()
      if isFirst { nodes[index].first = next } else { nodes[index].second = next }
    }
    let isUniform = set(
      newLength, at: isFirst ? line : line - half, in: next, of: half, difference, isNew: isNew)
    return isUniform && join(index)
  }

  private mutating func add(_ difference: CGFloat, isNew: Bool, to index: Int) {
    nodes[index].sum += difference
    if isNew { nodes[index].count += 1 }
  }

  /// Returns the index of a new node.
  private mutating func unusedNode() -> Int {
    if let index = unused.popLast() {
      nodes[index] = Node()
      return index
    }
    nodes.append(Node())
    return nodes.count - 1
  }

  /// Gives a node of equally long lines nodes for both halves.
  private mutating func split(_ index: Int) {
    let node = nodes[index]
    guard node.isUniform else { return }
    let (first, second) = (unusedNode(), unusedNode())
    nodes[first] = Node(sum: node.sum / 2, count: node.count / 2)
    nodes[second] = nodes[first]
    (nodes[index].first, nodes[index].second) = (first, second)
  }

  /// Removes the nodes of both halves if all lines are equally long. Returns whether they are.
  private mutating func join(_ index: Int) -> Bool {
    let (first, second) = (nodes[index].first, nodes[index].second)
    guard first > 0, second > 0, nodes[first].isUniform, nodes[second].isUniform,
      nodes[first].count == nodes[second].count, nodes[first].sum == nodes[second].sum
    else { return false }
    nodes[index] = Node(sum: 2 * nodes[first].sum, count: 2 * nodes[first].count)
    unused += [first, second]
    return true
  }

  /// The estimated length of a line that has not been measured.
  private var estimatedLength: CGFloat {
    let all = nodes[0]
    return all.count > 0 ? all.sum / CGFloat(all.count) : 0
  }

  /// Returns the sum and the number of the measured lengths before a line.
  private func before(_ line: Int) -> (sum: CGFloat, count: Int) {
    var node = nodes[0]
    if line >= span { return (node.sum, node.count) }
    var result: (sum: CGFloat, count: Int) = (0, 0)
    var (line, length) = (line, span)
    while !node.isUniform {
      length /= 2
      var next = node.first
      if line >= length {
        line -= length
        if next > 0 {
          result.sum += nodes[next].sum
          result.count += nodes[next].count
        }
        next = node.second
      }
      guard next > 0 else { return result }
      node = nodes[next]
    }
    return (result.sum + CGFloat(line) * node.length, result.count + line)
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
