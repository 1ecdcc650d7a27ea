public import Foundation

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a place in points.
  case active(CGPoint)
  /// It left the view, or a button went down.
  case ended
}

extension View {
  /// Calls an action with every move of the pointer, with no button down, over the view.
  ///
  /// - Parameter coordinateSpace: in whose coordinates the places are.
  @preconcurrency nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHover(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// The view itself: what is under the pointer looks as it does elsewhere.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// How a view under the pointer is set off, which views here are not.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

private struct ContinuousHover {
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void
}

extension ContinuousHover: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ContinuousHoverNode.self) { ContinuousHoverNode(at: $0) }
    node.hover = modifier
    node.resolveChildren(content)
  }
}

private final class ContinuousHoverNode: WrapperNode<UnaryNode>, HoverObserver {
  var hover: ContinuousHover?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in layoutNode.responder = self }
  }

  func hoverChanged(isInside: Bool) {
    if !isInside { hover?.action(.ended) }
  }

  func hoverMoved(_ event: PressEvent) {
    if let hover { hover.action(.active(event.point(in: hover.space))) }
  }
}
