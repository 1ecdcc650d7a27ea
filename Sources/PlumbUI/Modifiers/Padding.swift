public import Foundation

extension View {
  /// Puts room round the view on some edges; without a length 16 points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Puts room in points round the view on all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Puts room round the view, edge by edge; negative room makes the content larger.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }
}

private struct Padding {
  let insets: EdgeInsets
}

extension Padding: LayoutNodeModifier {
  func makeLayoutNode() -> PaddingNode { PaddingNode() }

  func update(
    _ layoutNode: PaddingNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(insets: insets)
  }
}
