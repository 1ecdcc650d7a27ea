internal import Foundation

/// Places in the content, measured from its leading top corner.
extension ScrollNode {
  /// A rectangle given in this node's coordinates, as displaced now.
  func contentRect(of frame: CGRect) -> CGRect {
    let leading = isRightToLeft ? size.width - frame.maxX : frame.minX
    return CGRect(
      origin: CGPoint(x: leading + shownOffset.x, y: frame.minY + shownOffset.y), size: frame.size)
  }

  /// Where a box inside is.
  func contentRect(of layoutNode: LayoutNode) -> CGRect {
    contentRect(of: layoutNode.placedFrame(in: self))
  }

  /// How far the content is scrolled when it shows a rectangle.
  ///
  /// As SwiftUI: with an anchor, that point of the rectangle comes to lie on the same point of the
  /// view; without, the content moves as little as it must.
  func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
    func position(_ axis: Axis, from start: CGFloat, anchor: CGFloat?) -> CGFloat {
      let slack = size[axis] - rect.size[axis]
      if let anchor { return start - anchor * slack }
      let (least, most) = (min(start, start - slack), max(start, start - slack))
      let now = axis == .horizontal ? shownOffset.x : shownOffset.y
      return min(max(now, least), most)
    }
    return CGPoint(
      x: position(.horizontal, from: rect.minX, anchor: anchor?.x),
      y: position(.vertical, from: rect.minY, anchor: anchor?.y))
  }

  /// Shows a rectangle given in this node's coordinates, as displaced now.
  func scroll(to frame: CGRect, anchor: UnitPoint?, at context: UpdateContext) -> Bool {
    scroll(to: offset(showing: contentRect(of: frame), anchor: anchor), at: context)
  }

  /// How far the content is scrolled when it shows an edge of itself, and otherwise what it shows now.
  func offset(showing edge: Edge) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: target.x, y: 0)
    case .bottom: CGPoint(x: target.x, y: reach(along: .vertical))
    case .leading: CGPoint(x: 0, y: target.y)
    case .trailing: CGPoint(x: reach(along: .horizontal), y: target.y)
    }
  }
}
