/// Bars beside the content of a view, and the edges of content that is scrolled below them.
extension View {
  /// Adds a bar at the top or the bottom of the view, which is inset accordingly.
  ///
  /// As `safeAreaInset(edge:alignment:spacing:content:)`: the content does not extend under the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar at the leading or the trailing side of the view, which is inset accordingly.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Returns the view unchanged; on this platform it has no effect: content does not extend under bars.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: content does not extend under bars.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: no sidebar lies over the view.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
}

/// The way in which content fades below a bar; without effect on this platform.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The way of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
