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

extension CoordinateSpaceModifier: BoxModifier {
  func makeBox() -> CoordinateSpaceNode { CoordinateSpaceNode() }

  func update(_ box: CoordinateSpaceNode, in environment: EnvironmentValues, at moment: Moment) {
    box.update(name: name)
  }
}
