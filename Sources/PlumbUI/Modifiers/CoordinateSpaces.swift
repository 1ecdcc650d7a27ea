extension View {
  /// Names the view's coordinates, for views inside to ask for places in.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinates, for views inside to ask for places in.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

private struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutNodeModifier {
  func makeLayoutNode() -> CoordinateSpaceNode { CoordinateSpaceNode() }

  func update(
    _ layoutNode: CoordinateSpaceNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(name: name)
  }
}
