internal import Foundation

extension LineSegments {
  /// Returns the edges of the parts of the line that show a range of the text, from left to right
  /// and without overlap or contact.
  ///
  /// A segment with an empty range, such as a hyphen, belongs to the character before it.
  func intervals(of range: Range<Int>) -> [(left: CGFloat, right: CGFloat)] {
    var intervals: [(left: CGFloat, right: CGFloat)] = []
    for segment in segments {
      guard let interval = interval(of: range, in: segment) else { continue }
      if let last = intervals.last, interval.left - last.right <= Self.tolerance {
        intervals[intervals.count - 1].right = max(last.right, interval.right)
      } else {
        intervals.append(interval)
      }
    }
    let wide = intervals.filter { $0.right - $0.left > Self.tolerance }
    return wide.isEmpty ? Array(intervals.prefix(1)) : wide
  }

  private func interval(
    of range: Range<Int>, in segment: LineSegment
  ) -> (left: CGFloat, right: CGFloat)? {
    if segment.range.isEmpty {
      let offset = segment.range.lowerBound
      let isFirst = offset == line.range.lowerBound
      let isSelected =
        isFirst ? range.contains(offset) : range.lowerBound < offset && offset <= range.upperBound
      return isSelected ? (segment.left, segment.right) : nil
    }
    let part = range.clamped(to: segment.range)
    if part.isEmpty { return nil }
    let (first, last) = (segment.edge(at: part.lowerBound), segment.edge(at: part.upperBound))
    return (min(first, last), max(first, last))
  }
}
