internal import Foundation

/// Conversions between coordinate systems. Positions are as laid out: running animations are
/// ignored, but offsets and transforms are applied.
extension LayoutNode {
  /// Returns the bounds of the node in the coordinates of an ancestor, or of the root for `nil`. Of
  /// transformed bounds, the smallest enclosing rectangle.
  package final func placedFrame(in ancestor: LayoutNode?) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while node !== ancestor, let outer = node.parent {
      frame.origin.x += node.origin.x + outer.contentOffset.width
      frame.origin.y += node.origin.y + outer.contentOffset.height
      if let transform = outer.contentTransform { frame = frame.applying(transform) }
      node = outer
    }
    return frame
  }

  /// The transform from the coordinates of the node to the root's.
  final var rootTransform: ProjectionTransform {
    var transform = ProjectionTransform()
    var node = self
    while let outer = node.parent {
      transform.move(
        x: node.origin.x + outer.contentOffset.width, y: node.origin.y + outer.contentOffset.height)
      if let change = outer.contentTransform { transform = transform.concatenating(change) }
      node = outer
    }
    return transform
  }

  /// Returns the transform from the coordinates of the node to another node's.
  final func transform(relativeTo other: LayoutNode) -> ProjectionTransform {
    rootTransform.concatenating(other.rootTransform.inverted())
  }

  /// Returns the nearest node, this one or an ancestor, that defines a coordinate space with the
  /// name.
  final func coordinateSpace(named name: AnyHashable) -> LayoutNode? {
    selfAndAncestors.first { $0.isCoordinateSpace(named: name) }
  }

  /// Returns the bounds of the node in a coordinate space. A name that no ancestor defines stands
  /// for the root.
  final func placedFrame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: placedFrame(in: nil)
    case .named(let name): placedFrame(in: coordinateSpace(named: name))
    }
  }
}

extension LayoutNode {
  /// Returns a point of the window in the coordinates in which the node is shown; `nil` where no
  /// point of the node is visible, as when it is scaled to zero.
  package func localPoint(of point: CGPoint) -> CGPoint? {
    guard let parent else { return point }
    guard var inside = parent.localPoint(of: point) else { return nil }
    if let transform = parent.contentTransform {
      guard let source = transform.source(of: inside) else { return nil }
      inside = source
    }
    let corner = presentedFrame.origin
    return CGPoint(
      x: inside.x - corner.x - parent.contentOffset.width,
      y: inside.y - corner.y - parent.contentOffset.height)
  }
}

extension ProjectionTransform {
  /// Moves the transformed points.
  fileprivate mutating func move(x: CGFloat, y: CGFloat) {
    if isAffine {
      m31 += x
      m32 += y
    } else {
      self = concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
    }
  }
}

/// A node that defines a named coordinate space.
@_spi(Nodes) @usableFromInline final class CoordinateSpaceLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".coordinateSpace" }

  override var drawingReach: CGFloat? { 0 }

  private var name: AnyHashable?

  func update(name: AnyHashable) {
    self.name = name
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}
