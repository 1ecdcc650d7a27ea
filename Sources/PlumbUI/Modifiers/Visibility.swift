/// Whether a part of a view shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the view finds right.
  case automatic
  case visible, hidden
}

extension View {
  /// Shows nothing of the view; it keeps its room and takes no taps.
  nonisolated public func hidden() -> some View {
    modifier(Hidden())
  }

  /// Draws the view in front of its neighbours in the same container with a smaller value.
  ///
  /// As SwiftUI: equal values, 0 for views without one, keep their order, the later in front.
  /// NaN counts as 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndex(value: value.isNaN ? 0 : value))
  }
}

private struct Hidden {}

extension Hidden: LayoutNodeModifier {
  func makeLayoutNode() -> HiddenNode { HiddenNode() }
  func update(
    _ layoutNode: HiddenNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {}
}

private struct ZIndex {
  let value: Double
}

extension ZIndex: LayoutNodeModifier {
  func makeLayoutNode() -> ZIndexNode { ZIndexNode() }
  func update(
    _ layoutNode: ZIndexNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(value)
  }
}
