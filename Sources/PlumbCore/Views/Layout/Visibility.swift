/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Determined by the view.
  case automatic
  case visible, hidden
}

extension View {
  /// Hides the view; it keeps its space in the layout and receives no events.
  nonisolated public func hidden() -> some View {
    modifier(Hidden())
  }

  /// Sets the drawing order of the view among its siblings; views with a larger value are in front.
  ///
  /// As SwiftUI: siblings with equal values, 0 by default, keep their order, the later in front.
  /// NaN counts as 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndex(value: value.isNaN ? 0 : value))
  }
}

@_spi(Nodes) @usableFromInline struct Hidden {}

extension Hidden: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> HiddenLayoutNode { HiddenLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: HiddenLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {}
}

@_spi(Nodes) @usableFromInline struct ZIndex {
  let value: Double
}

extension ZIndex: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> ZIndexLayoutNode { ZIndexLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: ZIndexLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(value)
  }
}
