internal import Foundation

/// Brings the pointer's events to those under it.
///
/// A press belongs to those in whose boxes it began until the button goes up; a responder counts it
/// only when that happens inside.
@MainActor struct PointerRouter {
  private struct Hovered {
    weak var client: (any HoverObserver)?
  }

  private weak var hovered: (any Responder)?
  private var hoveredObservers: [Hovered] = []
  private var isButtonDown = false
  /// Who follows the press, or waits for another one.
  private var arena: GestureArena?
  /// The responder the press began in; kept while the press lasts.
  private var pressed: ResponderGestureClient?

  /// How the pointer looks where it is, or where its press began.
  var shape: PointerShape {
    (pressed?.responder ?? hovered)?.pointerShape ?? .arrow
  }

  mutating func send(_ event: Event, to root: LayoutNode, at time: Double) {
    switch event {
    case .pointerMoved(let point):
      if isButtonDown {
        follow(.moved, to: point, in: root, at: time)
      } else {
        hover(over: chain(at: point, in: root), at: point, time: time)
      }
    case .pointerDown(let point, .primary):
      hover(over: [])
      isButtonDown = true
      begin(at: point, in: root, time: time)
    case .pointerUp(let point, .primary):
      isButtonDown = false
      follow(.ended, to: point, in: root, at: time)
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

  private mutating func begin(at point: CGPoint, in root: LayoutNode, time: Double) {
    let chain = chain(at: point, in: root)
    let responder = responder(in: chain)
    if pressed?.responder !== responder || pressed == nil {
      pressed = responder.map { ResponderGestureClient($0) }
    }
    let clients = clients(in: chain)
    if arena?.isFor(clients) != true {
      arena?.close()
      arena = GestureArena(clients)
    }
    arena?.receive(.began, at: point, time: time, inside: inside(chain))
  }

  private func follow(
    _ kind: PressEvent.Kind, to point: CGPoint, in root: LayoutNode, at time: Double
  ) {
    guard let arena else { return }
    arena.receive(kind, at: point, time: time, inside: inside(chain(at: point, in: root)))
  }

  /// Those who may follow a press, from the inside out: of responders the innermost one only.
  private func clients(
    in chain: [LayoutNode]
  ) -> [(client: any GestureClient, layoutNode: LayoutNode)] {
    var result: [(client: any GestureClient, layoutNode: LayoutNode)] = []
    for layoutNode in chain {
      if let pressed, let responder = layoutNode.responder as? any Responder,
        responder === pressed.responder, !result.contains(where: { $0.client === pressed })
      {
        result.append((pressed, layoutNode))
      } else if let client = layoutNode.responder as? any GestureClient {
        if !client.admitsOthersInside { result = [] }
        if client.isFollowing { result.append((client, layoutNode)) }
      }
    }
    return result
  }

  private func inside(_ chain: [LayoutNode]) -> Set<ObjectIdentifier> {
    var inside = Set(chain.compactMap { $0.responder.map { ObjectIdentifier($0) } })
    if let pressed, responder(in: chain) === pressed.responder {
      inside.insert(ObjectIdentifier(pressed))
    }
    return inside
  }

  // MARK: Hovering

  private mutating func hover(
    over chain: [LayoutNode], at point: CGPoint = .zero, time: Double = 0
  ) {
    let responder = responder(in: chain)
    if responder !== hovered {
      hovered?.hoverChanged(isInside: false)
      hovered = responder
      responder?.hoverChanged(isInside: true)
    }
    let clients = chain.compactMap { $0.responder as? any HoverObserver }
    let before = hoveredObservers.compactMap(\.client)
    hoveredObservers = clients.map { Hovered(client: $0) }
    for client in before where !clients.contains(where: { $0 === client }) {
      client.hoverChanged(isInside: false)
    }
    for client in clients where !before.contains(where: { $0 === client }) {
      client.hoverChanged(isInside: true)
    }
    for layoutNode in chain {
      guard let client = layoutNode.responder as? any HoverObserver else { continue }
      client.hoverMoved(
        PressEvent(kind: .moved, point: point, time: time, isInside: true, layoutNode: layoutNode))
    }
  }

  // MARK: Finding

  /// The box in front at a point and those round it, from the inside out.
  private func chain(at point: CGPoint, in root: LayoutNode) -> [LayoutNode] {
    var chain: [LayoutNode] = []
    var next = root.hitTest(point)
    while let node = next {
      chain.append(node)
      next = node.parent
    }
    return chain
  }

  private func responder(in chain: [LayoutNode]) -> (any Responder)? {
    chain.lazy.compactMap { $0.responder as? any Responder }.first
  }
}
