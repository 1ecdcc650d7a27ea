internal import Foundation

/// A router that sends pointer events to the layout nodes under the pointer.
///
/// A press is sent to the nodes in which it began until the button is released; a responder only
/// counts a press that ends inside.
@MainActor package final class PointerRouter {
  private struct Hovered {
    weak var client: (any HoverObserver)?
  }

  private let handlers: EventHandlers
  /// The innermost responder under the pointer.
  private weak var hovered: (any Responder)?
  private var hoveredObservers: [Hovered] = []
  /// The shape of the pointer at its last place without a pressed button; `nil` for the usual one.
  private var hoverShape: PointerShape?
  private var isButtonDown = false
  /// The arena of the current press, or of a gesture that waits for another press.
  private var arena: GestureArena?
  /// The client for the responder in which the press began; set while the press lasts.
  private var pressed: ResponderGestureClient?
  /// The client of the press before, so that a gesture of several presses continues beside the same responder.
  private var lastPressed: ResponderGestureClient?
  /// The current tracked press, as on a menu; `nil` for another press, or none.
  private var trackedPress: TrackedPress?
  private var storedModifiers: KeyModifiers = []
  /// The number of the press with the primary button that has not ended; `nil` for none.
  private(set) var primaryPress: Int?
  private var primaryPressCount = 0

  init(handlers: EventHandlers) {
    self.handlers = handlers
  }

  /// The shape of the pointer at its location, or at the location where its press began.
  package var shape: PointerShape {
    pressed?.responder?.pointerShape ?? hoverShape ?? .arrow
  }

  /// The modifier keys held while a button was pressed or released last.
  package var modifiers: KeyModifiers { storedModifiers }

  /// The layout nodes that receive the current press; empty while no button is pressed.
  var pressedLayoutNodes: [LayoutNode] { isButtonDown ? arena?.layoutNodes ?? [] : [] }

  /// Returns whether a press at a point reaches a responder or a gesture.
  func hasClient(at point: CGPoint, in root: LayoutNode) -> Bool {
    chain(at: point, in: root).contains {
      handlers[$0]?.responder != nil || handlers[$0]?.gestureClient != nil
    }
  }

  /// Returns whether a press at a point moves the window: the innermost object that receives it does so.
  func movesWindow(at point: CGPoint, in root: LayoutNode) -> Bool {
    for layoutNode in chain(at: point, in: root) {
      guard let handler = handlers[layoutNode] else { continue }
      if handler.responder != nil { return false }
      if let client = handler.gestureClient, client.receivesPresses { return client.movesWindow }
    }
    return false
  }

  /// Handles an event; events that do not come from the pointer are ignored.
  func send(_ event: Event, to root: LayoutNode, at time: Double) {
    recordPress(of: event)
    if case .pointerDown = event {
      for observer in hoveredObservers { observer.client?.hoverEnded() }
    }
    switch event {
    case .pointerMoved(let point):
      if isButtonDown { forward(.moved, to: point, in: root, at: time) }
      if !isButtonDown || trackedPress != nil {
        hover(over: chain(at: point, in: root), at: point, time: time)
      }
    case .pointerDown(let point, .primary, let modifiers):
      isButtonDown = true
      beginPress(at: point, in: root, time: time, isTouch: modifiers.contains(.touch))
    case .pointerDown(let point, let button, _):
      let isUsed = press(button, at: point, in: root)
      trackedPress =
        isUsed && button == .secondary
        ? TrackedPress(effect: .opens, button: button, start: point, startTime: time) : nil
    case .pointerUp(let point, let button, _) where trackedPress?.button == button:
      endTracking(at: point, in: root, time: time)
    case .pointerUp(let point, .primary, _):
      isButtonDown = false
      forward(.ended, to: point, in: root, at: time)
      lastPressed = pressed
      pressed = nil
      hover(over: chain(at: point, in: root), at: point, time: time)
    case .pinched(let factor, let turn):
      arena?.receivePinch(by: factor, turned: turn, time: time)
    case .pointerExited:
      hover(over: [])
    default:
      break
    }
  }

  // MARK: Pressing

  /// Records the modifier keys and the press of an event.
  private func recordPress(of event: Event) {
    switch event {
    case .pointerDown(_, let button, let modifiers):
      storedModifiers = modifiers
      guard button == .primary else { break }
      primaryPressCount += 1
      primaryPress = primaryPressCount
    case .pointerUp(_, let button, let modifiers):
      storedModifiers = modifiers
      if button == .primary { primaryPress = nil }
    default: break
    }
  }

  /// Starts a press. An arena with the same clients is reused, so that a gesture of several presses
  /// can continue.
  private func beginPress(
    at point: CGPoint, in root: LayoutNode, time: Double, isTouch: Bool
  ) {
    let chain = chain(at: point, in: root)
    trackedPress = nil
    if !isTouch, beginTracking(in: chain, at: point, time: time) { return }
    endHighlight()
    let responder = responder(in: chain)
    let known = [pressed, lastPressed].compactMap(\.self).first { $0.responder === responder }
    pressed = responder.map { known ?? ResponderGestureClient($0) }
    let clients = clients(in: chain)
    if arena?.hasSameClients(clients) != true {
      arena?.close()
      arena = GestureArena(clients)
    }
    arena?.receive(.began, at: point, time: time, inside: inside(chain))
  }

  /// Sends a press of another button to the innermost object that handles it. Returns whether there is one.
  private func press(_ button: PointerButton, at point: CGPoint, in root: LayoutNode) -> Bool {
    chain(at: point, in: root).contains {
      handlers[$0]?.buttonTarget?.buttonPressed(button, at: point) == true
    }
  }

  private func forward(
    _ kind: PressEvent.Kind, to point: CGPoint, in root: LayoutNode, at time: Double
  ) {
    guard let arena else { return }
    let inside =
      if let trackedPress {
        trackedPress.isOpeningClick(endingAt: point, time: time) ? trackedPress.clients : []
      } else {
        inside(chain(at: point, in: root))
      }
    arena.receive(kind, at: point, time: time, inside: inside)
  }

  /// Returns the clients of a press, from the innermost to the outermost. Of responders only the
  /// innermost is included.
  private func clients(
    in chain: [LayoutNode]
  ) -> [(client: any GestureClient, layoutNode: LayoutNode)] {
    var result: [(client: any GestureClient, layoutNode: LayoutNode)] = []
    for layoutNode in chain {
      let handler = handlers[layoutNode]
      if let pressed, let responder = handler?.responder,
        responder === pressed.responder, !result.contains(where: { $0.client === pressed })
      {
        result.append((pressed, layoutNode))
      } else if let client = handler?.gestureClient {
        if !client.allowsInnerClients { result = [] }
        let isLeft = client.leavesDragsToResponders && pressed?.responder?.usesDrags == true
        if client.receivesPresses, !isLeft { result.append((client, layoutNode)) }
      }
    }
    return result
  }

  /// Returns the clients whose layout nodes are in a chain.
  private func inside(_ chain: [LayoutNode]) -> Set<ObjectIdentifier> {
    var inside = Set(chain.compactMap { handlers[$0].map { ObjectIdentifier($0) } })
    if let pressed, responder(in: chain) === pressed.responder {
      inside.insert(ObjectIdentifier(pressed))
    }
    return inside
  }

  // MARK: Tracked presses

  /// Starts a tracked press, as on a menu or on a control that opens one. Returns `false` for another press.
  ///
  /// Simultaneous gestures receive the press as well; a gesture with precedence receives it alone.
  private func beginTracking(
    in chain: [LayoutNode], at point: CGPoint, time: Double
  ) -> Bool {
    let clients = chain.compactMap { layoutNode in
      handlers[layoutNode]?.gestureClient.map { (client: $0, layoutNode: layoutNode) }
    }
    let hasPrecedence = clients.contains {
      !$0.client.allowsInnerClients
        || $0.client.receivesPresses && $0.client.disposition == .highPriority
    }
    guard !hasPrecedence, let responder = responder(in: chain),
      let effect = responder.pressAndTrack()
    else { return false }
    pressed = nil
    let inside = inside(chain)
    trackedPress = TrackedPress(
      effect: effect, button: .primary, start: point, startTime: time, clients: inside)
    hovered = responder
    arena?.close()
    let arena = GestureArena(
      clients.filter { $0.client.receivesPresses && $0.client.disposition == .simultaneous })
    self.arena = arena
    arena.receive(.began, at: point, time: time, inside: inside)
    return true
  }

  private func endTracking(at point: CGPoint, in root: LayoutNode, time: Double) {
    guard let press = trackedPress else { return }
    if press.button == .primary {
      isButtonDown = false
      forward(.ended, to: point, in: root, at: time)
    }
    trackedPress = nil
    let chain = chain(at: point, in: root)
    let isClick = press.isOpeningClick(endingAt: point, time: time)
    responder(in: chain)?.trackedPressEnded(isClick: isClick)
    // A menu that has opened under the pointer highlights no item before that moves.
    if !isClick { hover(over: chain, at: point, time: time) }
  }

  // MARK: Hovering

  /// Notifies the innermost responder and all hover observers that the pointer has entered, left or
  /// moved.
  private func hover(
    over chain: [LayoutNode], at point: CGPoint = .zero, time: Double = 0
  ) {
    hoverShape = chain.lazy.compactMap { self.handlers[$0]?.hoverShape }.first
    let responder = responder(in: chain)
    if responder !== hovered {
      hovered?.hoverChanged(isInside: false)
      hovered = responder
      responder?.hoverChanged(isInside: true)
    }
    let clients = chain.compactMap { handlers[$0]?.hoverObserver }
    let before = hoveredObservers.compactMap(\.client)
    hoveredObservers = clients.map { Hovered(client: $0) }
    for client in before where !clients.contains(where: { $0 === client }) {
      client.hoverChanged(isInside: false)
    }
    for client in clients where !before.contains(where: { $0 === client }) {
      client.hoverChanged(isInside: true)
    }
    for layoutNode in chain {
      guard let client = handlers[layoutNode]?.hoverObserver else { continue }
      client.hoverMoved(
        PressEvent(kind: .moved, point: point, time: time, isInside: true, layoutNode: layoutNode))
    }
  }

  /// Ends the highlight of the responder under the pointer, whose press looks different.
  ///
  /// Observers stay as they are while the button is down, as on macOS, so that controls that a view
  /// shows only under the pointer can be pressed.
  private func endHighlight() {
    hovered?.hoverChanged(isInside: false)
    hovered = nil
  }

  // MARK: Hit testing

  /// Returns the frontmost layout node at a point and its ancestors, from the innermost to the
  /// outermost.
  private func chain(at point: CGPoint, in root: LayoutNode) -> [LayoutNode] {
    root.hitTest(point).map { Array($0.selfAndAncestors) } ?? []
  }

  /// Returns the innermost responder in a chain.
  private func responder(in chain: [LayoutNode]) -> (any Responder)? {
    chain.lazy.compactMap { self.handlers[$0]?.responder }.first
  }
}
