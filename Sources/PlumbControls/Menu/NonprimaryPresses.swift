internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A modifier that calls an action for presses of all buttons but the primary one, and for the key of the context menu
/// as for the secondary button. Presses of the buttons that go back and forward also reach the enclosing views.
struct NonprimaryPressModifier {
  /// Whether a press of the primary button that is held in one place, as with a finger, counts as one of the secondary
  /// button.
  var isHeld = false
  /// Called with the button and the location in the window, or the frame of the view whose menu a key opens; returns
  /// `false` to leave the press to the enclosing views.
  let action: @MainActor (PointerButton, CGRect) -> Bool
}

extension NonprimaryPressModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(NonprimaryPressViewNode.self) { NonprimaryPressViewNode(at: $0) }
    node.action = modifier.action
    node.isHeld = modifier.isHeld
    node.resolveChildren(content)
  }
}

/// The node of a view with an action for presses of all buttons but the primary one.
@_spi(Nodes)
open class NonprimaryPressViewNode: ClosureWrapperViewNode<UnaryLayoutNode>, ButtonTarget,
  GestureClient, FocusedKeyHandler
{
  final private var storedAction: @MainActor (PointerButton, CGRect) -> Bool = { _, _ in false }
  final private var storedIsHeld = false
  package final weak var arena: GestureArena?
  final private var press = HeldPress()

  /// Called with the button and the location in the window, or the frame of the view whose menu a key opens; returns
  /// `false` to leave the press to the enclosing views.
  package final var action: @MainActor (PointerButton, CGRect) -> Bool {
    get { storedAction }
    set { storedAction = newValue }
  }

  /// Whether a press of the primary button that is held in one place counts as one of the secondary button.
  package final var isHeld: Bool {
    get { storedIsHeld }
    set { storedIsHeld = newValue }
  }

  /// - Parameter make: returns a new node that wraps a layout node of the view.
  @_spi(Nodes) public init(
    at place: _ChildCursor.Place, make: @escaping () -> UnaryLayoutNode = { UnaryLayoutNode() }
  ) {
    super.init(at: place, make: make, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  package func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    action(button, CGRect(origin: point, size: .zero))
  }

  package func secondaryKeyPressed(beside frame: CGRect) -> Bool { action(.secondary, frame) }

  package func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, stroke.opensContextMenu else { return false }
    var layoutNodes: [LayoutNode] = []
    (tree.focus.target ?? self).appendLayoutNodes(to: &layoutNodes)
    return secondaryKeyPressed(beside: layoutNodes.first?.frameInRoot ?? .zero)
  }

  // MARK: Holding

  package var gestureClient: (any GestureClient)? { isHeld ? self : nil }

  package var disposition: GestureDisposition { .normal }

  package var receivesPresses: Bool { isMounted && environment.isEnabled }

  package var allowsInnerClients: Bool { true }

  package func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void])
  {
    let end = press.receive(event)
    scheduleWakeUp(at: press.deadline)
    // The press is left to the other views unless the menu has opened.
    if let end { return (opensMenu(at: end) ? .ended : .failed, []) }
    return (press.deadline == nil ? .failed : .possible, [])
  }

  /// Presses the secondary button, so that a view inside with a menu of its own opens its menu. Returns whether a menu
  /// opens.
  private func opensMenu(at point: CGPoint) -> Bool {
    guard isMounted, let hit = tree.rootLayoutNode.hitTest(point) else { return false }
    return hit.selfAndAncestors.contains {
      tree.eventHandlers[$0]?.buttonTarget?.buttonPressed(.secondary, at: point) == true
    }
  }

  private func scheduleWakeUp(at time: Double?) {
    context.scheduler.scheduleWakeUp(at: time ?? .infinity, for: self) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let time else { return }
        self.arena?.timeDidElapse(for: self, at: time)
      }
    }
  }
}

/// A press that may be held in one place until a menu opens.
private struct HeldPress {
  private var start: (point: CGPoint, time: Double)?

  /// The time in seconds for which a press is held, as long as for a ``LongPressGesture``.
  private static let duration = 0.5
  /// The maximum movement of the pointer in that time, in points; a row that is moved further is dragged.
  private static let tolerance: CGFloat = 5

  /// The time at which the menu opens, in seconds; `nil` if the press can no longer open one.
  var deadline: Double? { start.map { $0.time + Self.duration } }

  /// Handles an event. Returns the location of the press once it has been held for long enough.
  mutating func receive(_ event: PressEvent) -> CGPoint? {
    if event.kind == .began { start = (event.point, event.time) }
    guard let (point, _) = start, let deadline else { return nil }
    let distance = hypot(event.point.x - point.x, event.point.y - point.y)
    let isHeld: Bool
    switch event.kind {
    case .ended, .cancelled, .pinched: isHeld = false
    case .began, .moved, .timeElapsed: isHeld = distance <= Self.tolerance
    }
    guard isHeld, event.time < deadline else {
      start = nil
      return isHeld ? point : nil
    }
    return nil
  }
}
