internal import Foundation

/// A box that is a container of a shape, for shapes inside that follow it.
final class ContainerShapeNode: UnaryNode {
  /// The shape's outline in a rectangle, moved inwards by a distance in points.
  var outline: @Sendable (CGRect, CGFloat) -> Path = { rect, amount in
    Path(rect.insetBy(dx: amount, dy: amount))
  }
}

/// The shape of a container as somebody in it sees it.
struct ContainerOutline: Sendable {
  /// What shapes follow that are asked for their outline now; `nil` outside of containers.
  @TaskLocal static var current: ContainerOutline?

  /// How far the nearest edge of the container is from what is inside, in points.
  let distance: CGFloat
  let outline: @Sendable (CGRect, CGFloat) -> Path

  /// The container's outline as far inside as a rectangle is, round that rectangle.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    outline(rect.insetBy(dx: -distance, dy: -distance), distance + amount)
  }
}

extension LayoutNode {
  /// Asks for an outline with the shape of the container round this box at hand.
  func inContainerShape(_ path: () -> Path) -> Path {
    var next = parent
    while let node = next, !(node is ContainerShapeNode) { next = node.parent }
    guard let container = next as? ContainerShapeNode else { return path() }
    let frame = placedFrame(in: container)
    let distance = min(
      frame.minX, frame.minY, container.size.width - frame.maxX,
      container.size.height - frame.maxY)
    let outline = ContainerOutline(distance: max(distance, 0), outline: container.outline)
    return ContainerOutline.$current.withValue(outline, operation: path)
  }
}
