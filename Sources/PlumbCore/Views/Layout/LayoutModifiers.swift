public import Foundation

extension View {
  /// Fixes the view at its ideal size, regardless of the proposal.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal length along some axes, regardless of the proposal.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSize(axes: axes))
  }

  /// Sets the priority with which a container distributes space: views of higher priority first;
  /// the default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(priority: value))
  }

  /// Sets a value that a custom layout reads; as SwiftUI, the inner one of two values for a key
  /// counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValue<K>(value: value))
  }

  /// Draws the view at an offset in points; its layout does not change.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view at an offset in points; its layout does not change.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(Offset(offset: offset))
  }
}

@_spi(Nodes) @usableFromInline struct FixedSize {
  let axes: Axis.Set
}

extension FixedSize: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> FixedSizeLayoutNode { FixedSizeLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: FixedSizeLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(axes: axes)
  }
}

@_spi(Nodes) @usableFromInline struct LayoutPriority {
  let priority: Double
}

extension LayoutPriority: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> LayoutPriorityLayoutNode { LayoutPriorityLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: LayoutPriorityLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(priority: priority)
  }
}

/// A modifier that sets a value on a view for the layout around it.
@_spi(Nodes) @usableFromInline struct LayoutValue<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValue: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> LayoutValueLayoutNode {
    LayoutValueLayoutNode(Key.self, value)
  }

  @usableFromInline func update(
    _ layoutNode: LayoutValueLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(Key.self, value)
  }
}

extension _ChildCursor {
  /// Resolves views with a value for the layout around them.
  package mutating func withLayoutValue<Key: LayoutValueKey>(
    _ key: Key.Type, _ value: Key.Value,
    _ resolve: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    LayoutValue._resolve(LayoutValue<Key>(value: value), resolve, at: &self)
  }
}

@_spi(Nodes) @usableFromInline struct Offset {
  let offset: CGSize
}

extension Offset: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> OffsetLayoutNode { OffsetLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: OffsetLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(offset, at: context)
  }
}
