internal import Foundation

/// The visibility of a node in the visible part of a scroll view.
struct ScrollVisibility: Equatable {
  /// The distance of the node from the range in which it counts as visible, as a fraction from 0
  /// (visible) to 1 (not visible at all); negative towards leading or top, positive towards
  /// trailing or bottom.
  var phase: Double

  /// - Parameters:
  ///   - start: the start of the node along the axis, in points.
  ///   - length: the length of the node along the axis, in points.
  ///   - viewport: the length of the visible part, in points.
  ///   - leading: the threshold for a node that enters at the leading or top edge.
  ///   - trailing: the threshold for a node that enters at the other edge.
  init(
    from start: CGFloat, length: CGFloat, in viewport: CGFloat, leading: ScrollThreshold,
    trailing: ScrollThreshold
  ) {
    let middle = start + length / 2
    let before = leading.missingFraction(entered: middle + length / 2, length: length, in: viewport)
    let after = trailing.missingFraction(
      entered: viewport - middle + length / 2, length: length, in: viewport)
    phase = after >= before ? after : -before
  }
}

/// The threshold at which a node counts as visible in the visible part of a scroll view.
struct ScrollThreshold: Equatable {
  /// The fraction of the node that must be visible.
  var visible = 0.0
  /// The fraction of the distance to the centre that the node's centre must have covered.
  var centered = 0.0
  /// An additional distance, in points.
  var inset: CGFloat = 0

  /// Returns the missing fraction, 0 to 1, for a node that has entered by a distance in points.
  fileprivate func missingFraction(entered: CGFloat, length: CGFloat, in viewport: CGFloat)
    -> Double
  {
    // A node longer than the visible part counts as visible when it fills that part.
    let shown = min(length, viewport)
    let distance = CGFloat(visible) * shown + CGFloat(centered) * (viewport + length) / 2 + inset
    guard distance > 0 else { return entered > 0 ? 0 : 1 }
    return Double(min(max((distance - entered) / distance, 0), 1))
  }
}

extension LayoutNode {
  /// The nearest ancestor that scrolls.
  var enclosingScrollNode: ScrollLayoutNode? { ancestor(of: ScrollLayoutNode.self) }

  /// Returns the visibility of the node in the nearest scroll view; `nil` if no ancestor scrolls.
  func scrollVisibility(
    along axis: Axis?, leading: ScrollThreshold, trailing: ScrollThreshold
  ) -> ScrollVisibility? {
    guard let scroll = enclosingScrollNode else { return nil }
    let axis = axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
    let frame = placedFrame(in: scroll)
    let viewport = scroll.size[axis]
    let start =
      axis == .vertical ? frame.minY : isRightToLeft ? viewport - frame.maxX : frame.minX
    return ScrollVisibility(
      from: start, length: frame.size[axis], in: viewport, leading: leading, trailing: trailing)
  }
}
