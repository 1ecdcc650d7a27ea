internal import Foundation

/// The extent of the children across the stack, relative to the line on which their guides are
/// aligned.
struct CrossExtent {
  // As SwiftUI: that line is always inside the stack.
  private(set) var near: CGFloat = 0
  private var far: CGFloat = 0

  /// Adds a child that starts at a position relative to the line; both lengths in points.
  mutating func add(_ start: CGFloat, _ length: CGFloat) {
    near = min(near, start)
    far = max(far, start + length)
  }

  var length: CGFloat { far - near }
}

/// The sum of the children's lengths along the stack. Unknown if any length or gap may be negative.
struct LengthsSum {
  private(set) var sum: IntrinsicBounds.Lengths? = IntrinsicBounds.Lengths(minimum: 0, maximum: 0)

  /// Adds the lengths of a child and the gap after it.
  mutating func add(_ lengths: IntrinsicBounds.Lengths?, _ gap: CGFloat) {
    guard let lengths, lengths.minimum.lower >= 0, gap >= 0 else {
      sum = nil
      return
    }
    sum?.minimum.add(lengths.minimum, gap)
    sum?.maximum.add(lengths.maximum, gap)
  }
}

/// The minimum and maximum lengths of a stack across its axis.
struct MaximumCrossBounds {
  private var (minimum, maximum) = (CrossBounds(), CrossBounds())
  private var areKnown = true

  /// Adds a child; see `CrossBounds.add(_:at:)`.
  mutating func add(_ crossLengths: IntrinsicBounds.Lengths?, at alignment: AlignmentKey?) {
    guard let crossLengths else {
      areKnown = false
      return
    }
    minimum.add(crossLengths.minimum, at: alignment)
    maximum.add(crossLengths.maximum, at: alignment)
  }

  var lengths: IntrinsicBounds.Lengths? {
    areKnown ? IntrinsicBounds.Lengths(minimum: minimum.bounds, maximum: maximum.bounds) : nil
  }
}

/// Bounds of the length of a stack across its axis, given bounds of the children's lengths.
struct CrossBounds {
  private var lower = CrossExtent()
  private var upper = CrossExtent()
  /// The largest lower bound of the children whose position is unknown.
  private var free: CGFloat = 0

  /// - Parameter alignment: `nil` if the position of the child is unknown.
  mutating func add(_ crossLength: IntrinsicBounds.Bounds, at alignment: AlignmentKey?) {
    guard let alignment else {
      // The guides of an infinite child may be NaN; then it does not extend the stack.
      if crossLength.upper.isFinite { free = max(free, crossLength.lower) }
      upper.add(0, .infinity)
      return
    }
    lower.add(-alignment.defaultValue(along: crossLength.lower), crossLength.lower)
    upper.add(-alignment.defaultValue(along: crossLength.upper), crossLength.upper)
  }

  var bounds: IntrinsicBounds.Bounds {
    IntrinsicBounds.Bounds(lower: max(lower.length, free), upper: upper.length)
  }
}
