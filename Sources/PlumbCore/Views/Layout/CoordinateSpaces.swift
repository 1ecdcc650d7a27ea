extension View {
  /// Names the coordinate space of the view, so that descendants can refer to it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the coordinate space of the view, so that descendants can refer to it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

@_spi(Nodes) @usableFromInline struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> CoordinateSpaceLayoutNode {
    CoordinateSpaceLayoutNode()
  }

  @usableFromInline func update(
    _ layoutNode: CoordinateSpaceLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(name: name)
  }
}
