public import Foundation

extension View {
  /// Places the centre of the view at a point, in points from the top leading corner of the
  /// proposed size.
  ///
  /// As SwiftUI: the result takes all of the proposed size, and the view's own length where no
  /// length is proposed.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(position: position))
  }

  /// Places the centre of the view at a point, in points from the top leading corner of the
  /// proposed size.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

@_spi(Nodes) @usableFromInline struct Position {
  let position: CGPoint
}

extension Position: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> PositionLayoutNode { PositionLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: PositionLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(position)
  }
}
