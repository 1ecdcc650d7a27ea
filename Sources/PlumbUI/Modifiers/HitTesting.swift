internal import Foundation

extension View {
  /// Lets the pointer through to what is behind the view, or not.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Lets the view take the pointer inside a shape in its bounds, and only there.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Gives the view a shape for some purposes, of which only `interaction` exists here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }

  /// Calls an action when the pointer, with no button down, comes over the view and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// What a shape of a view is for; see `contentShape(_:_:eoFill:)`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// Where the view takes the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

private struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: LayoutNodeModifier {
  func makeLayoutNode() -> HitTestingNode { HitTestingNode() }

  func update(
    _ layoutNode: HitTestingNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(isEnabled: isEnabled)
  }
}

private struct ContentShapeModifier<S: Shape> {
  /// `nil` for a view that keeps the shape it has.
  let shape: S?
  let eoFill: Bool
}

extension ContentShapeModifier: LayoutNodeModifier {
  func makeLayoutNode() -> ContentShapeNode { ContentShapeNode() }

  func update(
    _ layoutNode: ContentShapeNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(
      path: shape.flatMap { environment.outline(of: $0, in: layoutNode) }, eoFill: eoFill)
  }
}

private struct HoverModifier {
  let action: (Bool) -> Void
}

extension HoverModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(HoverNode.self) { HoverNode(at: $0) }
    node.action = modifier.action
    node.resolveChildren(content)
  }
}

private final class HoverNode: WrapperNode<UnaryNode>, HoverObserver {
  var action: ((Bool) -> Void)?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in layoutNode.responder = self }
  }

  func hoverChanged(isInside: Bool) { action?(isInside) }
}
