extension View {
  /// Animates the geometry of the view's descendants together with the geometry of the view.
  ///
  /// As SwiftUI: without a group, a view that is inserted while its surroundings are animated
  /// appears at its final position in the window, and a removed one remains at its former position;
  /// in a group, both move with the surroundings.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroup())
  }
}

@_spi(Nodes) @usableFromInline struct GeometryGroup: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> GeometryGroupLayoutNode { GeometryGroupLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: GeometryGroupLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {}
}
