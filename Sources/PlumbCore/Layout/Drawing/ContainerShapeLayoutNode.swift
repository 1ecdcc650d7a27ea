internal import Foundation

/// A node that defines a container shape for shapes inside.
final class ContainerShapeLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".containerShape" }

  /// Returns the outline of the shape in a rectangle, inset by a distance in points.
  var outline: @Sendable (CGRect, CGFloat) -> Path = { rect, amount in
    Path(rect.insetBy(dx: amount, dy: amount))
  }
}

/// The container shape relative to a descendant.
struct ContainerOutline: Sendable {
  /// The container shape for outlines that are being computed; `nil` outside of containers.
  @TaskLocal static var current: ContainerOutline?

  /// The distance from the descendant to the nearest edge of the container, in points.
  let distance: CGFloat
  let outline: @Sendable (CGRect, CGFloat) -> Path

  /// Returns the container's outline, inset by the distance of the descendant, around a rectangle.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    outline(rect.insetBy(dx: -distance, dy: -distance), distance + amount)
  }
}

extension LayoutNode {
  /// Computes an outline while the nearest container shape is available as
  /// `ContainerOutline.current`.
  func inContainerShape(_ path: () -> Path) -> Path {
    guard let container = ancestor(of: ContainerShapeLayoutNode.self) else { return path() }
    let frame = placedFrame(in: container)
    let distance = min(
      frame.minX, frame.minY, container.size.width - frame.maxX,
      container.size.height - frame.maxY)
    let outline = ContainerOutline(distance: max(distance, 0), outline: container.outline)
    return ContainerOutline.$current.withValue(outline, operation: path)
  }
}
