internal import Foundation

/// An arena that decides which of several gesture clients receives a press.
///
/// The first client that recognises its gesture wins, and the others are cancelled. Of several
/// clients that recognise at the same time the innermost wins, unless another has high priority. A
/// tap that a client further inside may still recognise as the first of several taps is delayed
/// until that client has recognised or failed. Simultaneous clients neither win nor lose. SwiftUI
/// publishes no exact rule.
@MainActor package final class GestureArena {
  @MainActor private final class Entry {
    weak var client: (any GestureClient)?
    weak var layoutNode: LayoutNode?
    let isSimultaneous: Bool
    var phase = PressPhase.possible

    init(_ client: any GestureClient, in layoutNode: LayoutNode) {
      self.client = client
      self.layoutNode = layoutNode
      isSimultaneous = client.disposition == .simultaneous
    }
  }

  /// In order of precedence, the highest first.
  private let entries: [Entry]
  /// The actions of the winner, delayed until the clients of higher precedence have failed.
  private var delayed: (index: Int, actions: [@MainActor () -> Void])?
  private var firstPoint = CGPoint.zero
  private var lastPoint = CGPoint.zero
  /// Whether a client has recognised the movement of the pointer.
  private var isDragged = false

  /// Creates an arena for a press.
  ///
  /// - Parameter clients: from the innermost to the outermost.
  init(_ clients: [(client: any GestureClient, layoutNode: LayoutNode)]) {
    var entries: [Entry] = []
    for (client, layoutNode) in clients {
      let entry = Entry(client, in: layoutNode)
      if client.disposition == .highPriority {
        entries.insert(entry, at: 0)
      } else {
        entries.append(entry)
      }
    }
    self.entries = entries
    for entry in entries { entry.client?.arena = self }
  }

  /// The layout nodes of the clients.
  var layoutNodes: [LayoutNode] { entries.compactMap(\.layoutNode) }

  /// Returns whether the arena has the same clients.
  func hasSameClients(_ clients: [(client: any GestureClient, layoutNode: LayoutNode)]) -> Bool {
    let own = Set(entries.compactMap { $0.client.map { ObjectIdentifier($0) } })
    return own.count == entries.count && own == Set(clients.map { ObjectIdentifier($0.client) })
  }

  /// Handles a pointer event.
  ///
  /// - Parameters:
  ///   - kind: the kind of event.
  ///   - point: the location in the root's coordinates, in points.
  ///   - time: seconds on the tree's clock.
  ///   - inside: the clients whose layout nodes contain the pointer.
  func receive(
    _ kind: PressEvent.Kind, at point: CGPoint, time: Double, inside: Set<ObjectIdentifier>
  ) {
    lastPoint = point
    if kind == .began { begin(at: point) }
    for index in entries.indices where entries[index].phase.isOpen {
      guard let client = entries[index].client else { continue }
      let isInside = inside.contains(ObjectIdentifier(client))
      send(PressEvent(kind: kind, point: point, time: time, isInside: isInside), to: index)
    }
    if kind == .moved, !isDragged { findDrag(at: point) }
  }

  private func begin(at point: CGPoint) {
    for entry in entries { entry.phase = .possible }
    (firstPoint, isDragged) = (point, false)
  }

  private func findDrag(at point: CGPoint) {
    let distance = hypot(point.x - firstPoint.x, point.y - firstPoint.y)
    isDragged = distance >= PressEvent.dragDistance && entries.contains { $0.phase == .active }
  }

  /// Handles a pinch or rotation at any location.
  func receivePinch(by factor: CGFloat, turned angle: Angle, time: Double) {
    for index in entries.indices where entries[index].phase.isOpen {
      let kind = PressEvent.Kind.pinched(by: factor, turned: angle)
      send(PressEvent(kind: kind, point: lastPoint, time: time, isInside: true), to: index)
    }
  }

  /// Notifies a client that the time that it waits for has elapsed.
  package func timeDidElapse(for client: any GestureClient, at time: Double) {
    guard let index = entries.firstIndex(where: { $0.client === client }),
      entries[index].phase.isOpen
    else { return }
    send(PressEvent(kind: .timeElapsed, point: lastPoint, time: time, isInside: true), to: index)
  }

  /// Cancels all clients; the delayed actions of a winner are performed.
  func close() {
    for index in entries.indices where entries[index].phase.isOpen { cancel(index) }
    performDelayedIfPossible()
  }

  private func send(_ event: PressEvent, to index: Int) {
    var event = event
    let entry = entries[index]
    event.layoutNode = entry.layoutNode
    event.isDragged = isDragged
    event.mayBeInnerTap = !entry.isSimultaneous && hasOpenEntry(before: index)
    guard let response = entry.client?.receive(event) else { return }
    entry.phase = response.phase
    switch response.phase {
    case .possible, .failed:
      for action in response.actions { action() }
    case .active, .ended:
      guard !entry.isSimultaneous else {
        for action in response.actions { action() }
        break
      }
      if response.phase == .ended, event.kind == .ended, hasOpenEntry(before: index) {
        delayed = (index, response.actions)
      } else {
        delayed = nil
        cancelAll(but: index)
        for action in response.actions { action() }
      }
    }
    performDelayedIfPossible()
  }

  private func hasOpenEntry(before index: Int) -> Bool {
    entries[..<index].contains {
      $0.phase == .possible && !$0.isSimultaneous && $0.client != nil
    }
  }

  private func performDelayedIfPossible() {
    guard let delayed, !hasOpenEntry(before: delayed.index) else { return }
    self.delayed = nil
    cancelAll(but: delayed.index)
    for action in delayed.actions { action() }
  }

  private func cancelAll(but winner: Int) {
    for index in entries.indices
    where index != winner && !entries[index].isSimultaneous && entries[index].phase.isOpen {
      cancel(index)
    }
  }

  private func cancel(_ index: Int) {
    let entry = entries[index]
    entry.phase = .failed
    let event = PressEvent(
      kind: .cancelled, point: lastPoint, time: 0, isInside: false, layoutNode: entry.layoutNode)
    for action in entry.client?.receive(event).actions ?? [] { action() }
  }
}
