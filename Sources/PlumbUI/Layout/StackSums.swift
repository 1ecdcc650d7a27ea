internal import Foundation

/// How far the children reach across the stack, from the line on which their guides meet.
struct CrossExtent {
  // As SwiftUI: that line always lies inside the stack.
  private(set) var near: CGFloat = 0
  private var far: CGFloat = 0

  mutating func add(_ start: CGFloat, _ length: CGFloat) {
    near = min(near, start)
    far = max(far, start + length)
  }

  var length: CGFloat { far - near }
}

/// What children are together along the stack; nothing is known where a length or gap is negative.
struct LengthsSum {
  private(set) var sum: IntrinsicBounds.Lengths? = IntrinsicBounds.Lengths(least: 0, greatest: 0)

  mutating func add(_ lengths: IntrinsicBounds.Lengths?, _ gap: CGFloat) {
    guard let lengths, lengths.least.low >= 0, gap >= 0 else {
      sum = nil
      return
    }
    sum?.least.add(lengths.least, gap)
    sum?.greatest.add(lengths.greatest, gap)
  }
}

/// How far children reach across the stack, at least and at most.
struct MaximumCrossBounds {
  private var (least, greatest) = (CrossBounds(), CrossBounds())
  private var areKnown = true

  mutating func add(_ breadths: IntrinsicBounds.Lengths?, at alignment: AlignmentKey?) {
    guard let breadths else {
      areKnown = false
      return
    }
    least.add(breadths.least, at: alignment)
    greatest.add(breadths.greatest, at: alignment)
  }

  var lengths: IntrinsicBounds.Lengths? {
    areKnown ? IntrinsicBounds.Lengths(least: least.bounds, greatest: greatest.bounds) : nil
  }
}

/// Between which lengths the breadth of children lies whose own breadths lie between bounds.
struct CrossBounds {
  private var low = CrossExtent()
  private var high = CrossExtent()
  /// The longest at least of those that may stand anywhere.
  private var free: CGFloat = 0

  /// - Parameter alignment: `nil` where the child may stand anywhere.
  mutating func add(_ breadth: IntrinsicBounds.Bounds, at alignment: AlignmentKey?) {
    guard let alignment else {
      // The guides of an endless child may not be numbers, and then it reaches nowhere.
      if breadth.high.isFinite { free = max(free, breadth.low) }
      high.add(0, .infinity)
      return
    }
    low.add(-alignment.defaultValue(along: breadth.low), breadth.low)
    high.add(-alignment.defaultValue(along: breadth.high), breadth.high)
  }

  var bounds: IntrinsicBounds.Bounds {
    IntrinsicBounds.Bounds(low: max(low.length, free), high: high.length)
  }
}
