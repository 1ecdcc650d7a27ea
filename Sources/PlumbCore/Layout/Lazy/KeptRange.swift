/// Consecutive cells or lines that are the same before and after a change, although their indices may
/// differ.
struct KeptRange: Equatable {
  /// Their indices before the change.
  var old: Range<Int>
  /// The index of the first cell or line after the change.
  var new: Int

  /// Returns the range after other indices were added before it.
  func moved(from oldStart: Int, to newStart: Int) -> KeptRange {
    KeptRange(old: old.lowerBound + oldStart..<old.upperBound + oldStart, new: new + newStart)
  }

  /// Returns the range where each of its members consists of a number of others.
  func scaled(by count: Int) -> KeptRange {
    KeptRange(old: old.lowerBound * count..<old.upperBound * count, new: new * count)
  }
}
