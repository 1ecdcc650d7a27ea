internal import Foundation

extension View {
  /// Sets whether the view receives pointer events; otherwise they pass to the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the area of the view that receives pointer events to a shape in its bounds.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets the shape of the view for some purposes; only `interaction` has an effect on this
  /// platform.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }

  /// Calls an action when the pointer, with no button pressed, enters or leaves the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// A set of purposes of a content shape; see `contentShape(_:_:eoFill:)`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// The area that receives pointer events.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

@_spi(Nodes) @usableFromInline struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> HitTestingLayoutNode { HitTestingLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: HitTestingLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(isEnabled: isEnabled)
  }
}

@_spi(Nodes) @usableFromInline struct ContentShapeModifier<S: Shape> {
  /// `nil` keeps the current shape of the view.
  let shape: S?
  let eoFill: Bool
}

extension ContentShapeModifier: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> ContentShapeLayoutNode { ContentShapeLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: ContentShapeLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(
      path: shape.flatMap { environment.outline(of: $0, in: layoutNode) }, eoFill: eoFill)
  }
}

@usableFromInline struct HoverModifier {
  let action: (Bool) -> Void
}

extension HoverModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(HoverViewNode.self) { HoverViewNode(at: $0) }
    node.action = modifier.action
    node.resolveChildren(content)
  }
}

private final class HoverViewNode: ClosureWrapperViewNode<UnaryLayoutNode>, HoverObserver {
  var action: ((Bool) -> Void)?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  func hoverChanged(isInside: Bool) { action?(isInside) }
}
