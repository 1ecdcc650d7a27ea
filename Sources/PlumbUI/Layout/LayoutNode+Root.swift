internal import Foundation

extension LayoutNode {
  /// Where the node shows in the root's coordinates, in points; what is turned, in the smallest
  /// upright rectangle round it.
  var frameInRoot: CGRect {
    frameInRoot(by: \.presentedFrame.origin, throughTransforms: true)
  }

  /// Where the node's corner shows before any transform round it.
  var originInRoot: CGPoint {
    frameInRoot(by: \.presentedFrame.origin, throughTransforms: false).origin
  }

  /// Where that corner will show when what is on its way has arrived.
  var placedOriginInRoot: CGPoint {
    frameInRoot(by: \.origin, throughTransforms: false).origin
  }

  private func frameInRoot(
    by place: (LayoutNode) -> CGPoint, throughTransforms: Bool
  ) -> CGRect {
    var frame = CGRect(origin: .zero, size: presentedFrame.size)
    var node = self
    while true {
      if let rest = node.transition?.restingPlace, let owner = node.transition?.owner {
        frame.origin.x += rest.x
        frame.origin.y += rest.y
        guard let group = owner.geometryGroup else { return frame }
        node = group
        continue
      }
      let origin = place(node)
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

  /// A point of this node's content as it shows, seen from the nearest geometry group, in points.
  func originInGroup(of point: CGPoint) -> CGPoint {
    var point = point
    var next: LayoutNode? = self
    while let node = next {
      point.x += node.contentOffset.width
      point.y += node.contentOffset.height
      if node.isGeometryGroup { break }
      let origin = node.presentedFrame.origin
      point.x += origin.x
      point.y += origin.y
      next = node.parent
    }
    return point
  }

  /// The nearest node from this one up with which everything inside moves.
  private var geometryGroup: LayoutNode? {
    var next: LayoutNode? = self
    while let node = next, !node.isGeometryGroup { next = node.parent }
    return next
  }

  /// Whether the node and everything above it is shown.
  var isShownInTree: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if !node.isShown { return false }
      next = node.parent
    }
    return true
  }

  /// Whether a point in this node's coordinates lies inside its bounds.
  func containsPoint(_ point: CGPoint) -> Bool {
    let size = presentedFrame.size
    return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// Whether the node stands below another one where it shows, so that a person can use it: nothing
  /// in between hides it, keeps it aside, or takes it for a mask or a symbol.
  func isUsable(below root: LayoutNode) -> Bool {
    guard isPlaced, isAttached else { return false }
    var node = self
    while let parent = node.parent {
      if !node.isShown || !parent.showsAsItself(node) { return false }
      node = parent
    }
    return node === root
  }

  /// Whether a child shows where it stands, not only what is made of it.
  private func showsAsItself(_ child: LayoutNode) -> Bool {
    if self is CanvasNode { return false }
    return (self as? DecorationNode)?.mask !== child
  }

  /// Whether the node has a place and nothing above keeps it without showing it.
  ///
  /// A view that is hidden but keeps its room counts as shown, as SwiftUI.
  var isPartOfImage: Bool {
    guard isPlaced, isAttached else { return false }
    var next: LayoutNode? = self
    while let node = next {
      if !node.isShown, !(node.parent is HiddenNode) { return false }
      next = node.parent
    }
    return true
  }
}
