public import Foundation

/// The shape of the container it stands in, smaller by how far inside it is.
///
/// As SwiftUI: a container says its shape by ``View/containerShape(_:)``; without one this is a
/// rectangle. The corners have the middle of the container's: what counts is the distance to the
/// nearest edge. The shape finds its container where a view draws it, clips by it or is hit in it.
public struct ContainerRelativeShape: InsettableShape, UniformlySizedShape {
  private var insetAmount: CGFloat = 0

  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    ContainerOutline.current?.path(in: rect, insetBy: insetAmount)
      ?? Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Makes the view the container that ``ContainerRelativeShape``s inside follow.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

private struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
}

extension ContainerShapeModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let shape = modifier.shape
    cursor.withEnvironment {
      $0.hasContainerShape = true
    } _: { cursor in
      cursor.wrap(content, make: { ContainerShapeNode() }) { layoutNode, _ in
        layoutNode.outline = { shape.inset(by: $1).path(movedTo: $0) }
      }
    }
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view above says which shape it is, for those inside to follow.
  var hasContainerShape: Bool {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  /// The outline of a shape in a box, which may follow the shape of a container.
  func outline<S: Shape>(of shape: S, in layoutNode: LayoutNode) -> (CGRect) -> Path {
    guard hasContainerShape else { return shape.path(movedTo:) }
    return { [weak layoutNode] rect in
      layoutNode?.inContainerShape { shape.path(movedTo: rect) } ?? shape.path(movedTo: rect)
    }
  }
}
