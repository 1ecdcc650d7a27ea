public import Foundation

/// The shape of the enclosing container, inset by the distance of this shape from the container's
/// edge.
///
/// As SwiftUI: the shape of a container is set with ``View/containerShape(_:)``; without one, this
/// shape is a rectangle. Its corners are concentric with the corners of the container: the inset is
/// the distance to the nearest edge. The container is found where the shape is drawn by a view,
/// used for clipping, or hit-tested in a view.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a container-relative shape.
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, insetBy: 0)
  }

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(self, by: amount)
  }
}

extension ContainerRelativeShape: PathInsettable {
  @usableFromInline nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    ContainerOutline.current?.path(in: rect, insetBy: amount)
      ?? Path(rect.insetBy(dx: amount, dy: amount))
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the container shape used by each ``ContainerRelativeShape`` within this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// A modifier that sets a container shape.
@usableFromInline struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
}

extension ContainerShapeModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let shape = modifier.shape
    cursor.withEnvironment {
      $0.hasContainerShape = true
    } _: { cursor in
      cursor.wrap(content, make: { ContainerShapeLayoutNode() }) { layoutNode, _ in
        layoutNode.outline = { shape.inset(by: $1).path(movedTo: $0) }
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether an ancestor has a container shape.
  @EnvironmentEntry var hasContainerShape: Bool = false

  /// Returns a function for the outline of a shape in a layout node, which may depend on a
  /// container shape.
  func outline<S: Shape>(of shape: S, in layoutNode: LayoutNode) -> (CGRect) -> Path {
    guard hasContainerShape else { return shape.path(movedTo:) }
    return { [weak layoutNode] rect in
      layoutNode?.inContainerShape { shape.path(movedTo: rect) } ?? shape.path(movedTo: rect)
    }
  }
}
