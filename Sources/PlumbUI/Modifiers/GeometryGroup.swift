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

private struct GeometryGroup: BoxModifier {
  func makeBox() -> GeometryGroupNode { GeometryGroupNode() }

  func update(_ box: GeometryGroupNode, in environment: EnvironmentValues, at moment: Moment) {}
}
