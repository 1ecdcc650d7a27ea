public import Foundation

/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location in points.
  case active(CGPoint)
  /// The pointer left the view.
  case ended
}

extension View {
  /// Calls an action for every movement of the pointer over the view while no button is pressed.
  ///
  /// - Parameter coordinateSpace: the coordinate space of the locations.
  @preconcurrency nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHover(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Returns the view unchanged: views under the pointer have no special style on this platform.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// The style of a view under the pointer, which has no effect on this platform.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The default style.
  public static let automatic = HoverEffect(name: "automatic")
  /// A highlight under the pointer.
  public static let highlight = HoverEffect(name: "highlight")
  /// A lift of the view towards the pointer.
  public static let lift = HoverEffect(name: "lift")
}

@usableFromInline struct ContinuousHover {
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void
}

extension ContinuousHover: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ContinuousHoverViewNode.self) { ContinuousHoverViewNode(at: $0) }
    node.hover = modifier
    node.resolveChildren(content)
  }
}

private final class ContinuousHoverViewNode: ClosureWrapperViewNode<UnaryLayoutNode>, HoverObserver
{
  var hover: ContinuousHover?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  func hoverChanged(isInside: Bool) {
    if !isInside { hover?.action(.ended) }
  }

  func hoverMoved(_ event: PressEvent) {
    if let hover { hover.action(.active(event.point(in: hover.space))) }
  }
}
