internal import Foundation

/// Positions in the content, measured from its top leading corner.
extension ScrollLayoutNode {
  /// Returns the position in the content of a rectangle in the coordinates of this node, at the
  /// presented scroll offset.
  func contentRect(of frame: CGRect) -> CGRect {
    let leading = isRightToLeft ? size.width - frame.maxX : frame.minX
    return CGRect(
      origin: CGPoint(x: leading + presentedOffset.x, y: frame.minY + presentedOffset.y),
      size: frame.size)
  }

  /// Returns the position in the content of a descendant.
  func contentRect(of layoutNode: LayoutNode) -> CGRect {
    contentRect(of: layoutNode.placedFrame(in: self))
  }

  /// Returns the scroll offset at which a rectangle is visible.
  ///
  /// As SwiftUI: with an anchor, that point of the rectangle coincides with the same point of the
  /// view; without one, the content is scrolled as little as necessary.
  ///
  /// - Parameter insets: the parts of the view at its edges in which the rectangle is not shown.
  func offset(
    showing rect: CGRect, anchor: UnitPoint?, insets: EdgeInsets = EdgeInsets()
  ) -> CGPoint {
    func position(_ axis: Axis, from edge: CGFloat, anchor: CGFloat?) -> CGFloat {
      let isHorizontal = axis == .horizontal
      let start = edge - (isHorizontal ? insets.leading : insets.top)
      let length = size[axis] - (isHorizontal ? insets.horizontal : insets.vertical)
      let slack = length - rect.size[axis]
      if let anchor { return start - anchor * slack }
      let (minimum, most) = (min(start, start - slack), max(start, start - slack))
      let now = isHorizontal ? presentedOffset.x : presentedOffset.y
      return min(max(now, minimum), most)
    }
    return CGPoint(
      x: position(.horizontal, from: rect.minX, anchor: anchor?.x),
      y: position(.vertical, from: rect.minY, anchor: anchor?.y))
  }

  @discardableResult
  func scrollVertically(to frame: CGRect, anchor: UnitPoint?, at context: UpdateContext) -> Bool {
    // A rectangle with the width of the visible part is not reached by moving sideways.
    let acrossWidth = CGRect(
      x: margins.leading, y: frame.minY, width: size.width - margins.horizontal,
      height: frame.height)
    return scroll(to: acrossWidth, anchor: anchor, at: context)
  }

  /// Scrolls to a rectangle in the coordinates of this node, at the presented scroll offset, within
  /// the margins of the content. Returns whether the offset has changed.
  func scroll(to frame: CGRect, anchor: UnitPoint?, at context: UpdateContext) -> Bool {
    scroll(
      to: offset(showing: contentRect(of: frame), anchor: anchor, insets: margins), at: context)
  }

  func offset(showing edge: Edge) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: target.x, y: -startInset)
    case .bottom: CGPoint(x: target.x, y: reach(along: .vertical))
    case .leading: CGPoint(x: 0, y: target.y)
    case .trailing: CGPoint(x: reach(along: .horizontal), y: target.y)
    }
  }
}
