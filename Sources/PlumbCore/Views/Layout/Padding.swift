public import Foundation

extension View {
  /// Adds padding to some edges of the view; 16 points without a length.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding to all edges of the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Adds padding to each edge of the view; negative insets enlarge the content.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }
}

@_spi(Nodes) @usableFromInline struct Padding {
  let insets: EdgeInsets
}

extension Padding: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> PaddingLayoutNode { PaddingLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: PaddingLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(insets: insets)
  }
}
