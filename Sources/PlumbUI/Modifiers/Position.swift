public import Foundation

extension View {
  /// Puts the view's centre at a point, in points from the top leading corner of the room it is
  /// proposed.
  ///
  /// As SwiftUI: the result takes all of that room, and where nothing is proposed as much as the
  /// view.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

private struct Position {
  let position: CGPoint
}

extension Position: LayoutNodeModifier {
  func makeLayoutNode() -> PositionNode { PositionNode() }
  func update(
    _ layoutNode: PositionNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(position)
  }
}
