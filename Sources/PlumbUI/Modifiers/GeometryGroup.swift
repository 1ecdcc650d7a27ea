extension View {
  /// Makes what is inside move along with the view.
  ///
  /// As SwiftUI: without it, a view that comes while its surroundings move does so at its final
  /// place in the window, and one that goes stays at its old one; in a group, both are carried
  /// along.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroup())
  }
}

private struct GeometryGroup: LayoutNodeModifier {
  func makeLayoutNode() -> GeometryGroupNode { GeometryGroupNode() }

  func update(
    _ layoutNode: GeometryGroupNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {}
}
