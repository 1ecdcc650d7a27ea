internal import Foundation

/// How far into the visible part of a scroll view a box has come.
struct ScrollVisibility: Equatable {
  /// How far the box is from where it counts as there, towards leading or top below 0 and towards
  /// trailing or bottom above: 1 for not at all.
  var phase: Double

  /// - Parameters:
  ///   - frame: where the box is, along the axis: its start and its length in points.
  ///   - length: how long the visible part is, in points.
  ///   - leading: when a box counts as there that comes in over the leading or top edge.
  ///   - trailing: when one does that comes in over the other edge.
  init(
    from start: CGFloat, length: CGFloat, in viewport: CGFloat, leading: ScrollThreshold,
    trailing: ScrollThreshold
  ) {
    let middle = start + length / 2
    let before = leading.share(missing: middle + length / 2, length: length, in: viewport)
    let after = trailing.share(
      missing: viewport - middle + length / 2, length: length, in: viewport)
    phase = after >= before ? after : -before
  }
}

/// When a box counts as there that comes into the visible part of a scroll view.
struct ScrollThreshold: Equatable {
  /// The part of the box that must show.
  var visible = 0.0
  /// The part of the way to the middle its own middle must have gone.
  var centered = 0.0
  /// How much further it must have come, in points.
  var inset: CGFloat = 0

  /// How much is missing, 0 to 1, where the box has come in by some points.
  fileprivate func share(missing entered: CGFloat, length: CGFloat, in viewport: CGFloat) -> Double
  {
    // A box longer than the visible part is there when it fills that.
    let shown = min(length, viewport)
    let distance = CGFloat(visible) * shown + CGFloat(centered) * (viewport + length) / 2 + inset
    guard distance > 0 else { return entered > 0 ? 0 : 1 }
    return Double(min(max((distance - entered) / distance, 0), 1))
  }
}

extension LayoutNode {
  /// The nearest box round this one that scrolls.
  var enclosingScroll: ScrollNode? {
    var next = parent
    while let node = next {
      if let scroll = node as? ScrollNode { return scroll }
      next = node.parent
    }
    return nil
  }

  /// How far into the visible part of the scroll view round it the box has come; `nil` where nothing
  /// scrolls.
  func scrollVisibility(
    along axis: Axis?, leading: ScrollThreshold, trailing: ScrollThreshold
  ) -> ScrollVisibility? {
    guard let scroll = enclosingScroll else { return nil }
    let axis = axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
    let frame = placedFrame(in: scroll)
    let viewport = scroll.size[axis]
    let start =
      axis == .vertical ? frame.minY : isRightToLeft ? viewport - frame.maxX : frame.minX
    return ScrollVisibility(
      from: start, length: frame.size[axis], in: viewport, leading: leading, trailing: trailing)
  }
}
