internal import Foundation

extension LayoutNode {
  /// The presented frame of the node in the coordinates of the root, in points. Of a transformed
  /// frame, the smallest enclosing rectangle.
  package var frameInRoot: CGRect {
    frameInRoot(by: \.presentedFrame.origin, throughTransforms: true)
  }

  /// The presented top left corner in the coordinates of the root, without the transforms of
  /// ancestors.
  var originInRoot: CGPoint {
    frameInRoot(by: \.presentedFrame.origin, throughTransforms: false).origin
  }

  /// The top left corner in the coordinates of the root after all running animations, without the
  /// transforms of ancestors.
  var placedOriginInRoot: CGPoint {
    frameInRoot(by: \.origin, throughTransforms: false).origin
  }

  /// Returns a presented rectangle of the node in the coordinates of the root, in points. Of a
  /// transformed rectangle, the smallest enclosing one.
  package func rectInRoot(_ rect: CGRect) -> CGRect {
    frameInRoot(of: rect, by: \.presentedFrame.origin, throughTransforms: true)
  }

  /// Returns a rectangle of the node, or else its bounds, in the coordinates of the root, for placed
  /// or presented origins. A node in its removal transition is positioned relative to its geometry
  /// group.
  private func frameInRoot(
    of rect: CGRect? = nil, by originOf: (LayoutNode) -> CGPoint, throughTransforms: Bool
  ) -> CGRect {
    var frame = rect ?? CGRect(origin: .zero, size: presentedFrame.size)
    var node = self
    while true {
      if let rest = node.transition?.removalOrigin, let owner = node.transition?.owner {
        frame.origin.x += rest.x
        frame.origin.y += rest.y
        guard let group = owner.geometryGroup else { return frame }
        node = group
        continue
      }
      let origin = originOf(node)
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      guard let parent = node.parent else { return frame }
      frame.origin.x += parent.contentOffset.width
      frame.origin.y += parent.contentOffset.height
      if throughTransforms, let transform = parent.contentTransform {
        frame = frame.applying(transform)
      }
      node = parent
    }
  }

  /// Returns a presented point of this node's content in the coordinates of the nearest geometry
  /// group, in points.
  func originInGroup(of point: CGPoint) -> CGPoint {
    var point = point
    for node in selfAndAncestors {
      point.x += node.contentOffset.width
      point.y += node.contentOffset.height
      if node.isGeometryGroup { break }
      let origin = node.presentedFrame.origin
      point.x += origin.x
      point.y += origin.y
    }
    return point
  }

  /// The nearest geometry group, this node or an ancestor.
  private var geometryGroup: LayoutNode? {
    selfAndAncestors.first(where: \.isGeometryGroup)
  }

  /// Whether the node and all of its ancestors are shown.
  package var isShownInTree: Bool {
    selfAndAncestors.allSatisfy(\.isShown)
  }

  /// Returns whether a point in the coordinates of this node lies inside its presented bounds.
  package func containsPoint(_ point: CGPoint) -> Bool {
    let size = presentedFrame.size
    return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// Returns whether the node is a descendant of another node and shown at its own position, so
  /// that a person can interact with it: no node in between hides it, retains it without showing
  /// it, or uses it as a mask or a symbol.
  package func isUsable(below root: LayoutNode) -> Bool {
    guard isPlaced, isAttached else { return false }
    var node = self
    while let parent = node.parent {
      if !node.isShown || !parent.drawsInPlace(node) { return false }
      node = parent
    }
    return node === root
  }

  /// Returns whether a child is drawn at its own position, and not used as a mask or a symbol.
  private func drawsInPlace(_ child: LayoutNode) -> Bool {
    if self is CanvasLayoutNode { return false }
    return (self as? DecorationLayoutNode)?.mask !== child
  }

  /// Whether the node is placed and no ancestor retains it without showing it.
  ///
  /// As SwiftUI: a hidden view, which still occupies its space, counts as shown.
  package var isPlacedAndShown: Bool {
    guard isPlaced, isAttached else { return false }
    return selfAndAncestors.allSatisfy { $0.isShown || $0.parent is HiddenLayoutNode }
  }
}
