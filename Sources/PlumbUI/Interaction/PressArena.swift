internal import Foundation

/// Decides who of several followers gets a press.
///
/// The first one to recognise what it waits for wins, and the others are told to give up; of several
/// at the same moment the innermost, or else one of high priority. A tap that another follower
/// further inside may still take for the first of several waits until that one has decided.
/// Simultaneous followers neither win nor lose. SwiftUI publishes no exact rule.
@MainActor final class GestureArena {
  @MainActor private final class Entry {
    weak var client: (any GestureClient)?
    weak var layoutNode: LayoutNode?
    let isSimultaneous: Bool
    var phase = PressPhase.possible

    init(_ client: any GestureClient, in layoutNode: LayoutNode) {
      self.client = client
      self.layoutNode = layoutNode
      isSimultaneous = client.standing == .simultaneous
    }
  }

  /// Those who come first are first.
  private let entries: [Entry]
  /// What is done when those who come before the one who won have given up.
  private var waiting: (index: Int, actions: [@MainActor () -> Void])?
  private var lastPoint = CGPoint.zero

  /// - Parameter followers: from the inside out.
  init(_ clients: [(client: any GestureClient, layoutNode: LayoutNode)]) {
    var entries: [Entry] = []
    for (client, layoutNode) in clients {
      let entry = Entry(client, in: layoutNode)
      if client.standing == .highPriority {
        entries.insert(entry, at: 0)
      } else {
        entries.append(entry)
      }
    }
    self.entries = entries
    for entry in entries { entry.client?.arena = self }
  }

  /// Whether the same followers are meant.
  func isFor(_ clients: [(client: any GestureClient, layoutNode: LayoutNode)]) -> Bool {
    let own = Set(entries.compactMap { $0.client.map { ObjectIdentifier($0) } })
    return own.count == entries.count && own == Set(clients.map { ObjectIdentifier($0.client) })
  }

  /// Takes in what the pointer does.
  ///
  /// - Parameter inside: the followers in whose boxes the pointer is.
  func receive(
    _ kind: PressEvent.Kind, at point: CGPoint, time: Double, inside: Set<ObjectIdentifier>
  ) {
    lastPoint = point
    if kind == .began { for entry in entries { entry.phase = .possible } }
    for index in entries.indices where entries[index].phase.isOpen {
      guard let client = entries[index].client else { continue }
      let isInside = inside.contains(ObjectIdentifier(client))
      send(PressEvent(kind: kind, point: point, time: time, isInside: isInside), to: index)
    }
  }

  /// Takes in what two fingers do, wherever in the press they are.
  func receivePinch(by factor: CGFloat, turned angle: Angle, time: Double) {
    for index in entries.indices where entries[index].phase.isOpen {
      let kind = PressEvent.Kind.pinched(by: factor, turned: angle)
      send(PressEvent(kind: kind, point: lastPoint, time: time, isInside: true), to: index)
    }
  }

  /// Tells a follower that the time has come it waits for.
  func timeCame(for client: any GestureClient, at time: Double) {
    guard let index = entries.firstIndex(where: { $0.client === client }),
      entries[index].phase.isOpen
    else { return }
    send(PressEvent(kind: .waited, point: lastPoint, time: time, isInside: true), to: index)
  }

  /// Tells everybody to give up; what waits for that is done.
  func close() {
    for index in entries.indices where entries[index].phase.isOpen { cancel(index) }
    finishWaiting()
  }

  private func send(_ event: PressEvent, to index: Int) {
    var event = event
    let entry = entries[index]
    event.layoutNode = entry.layoutNode
    event.mayBeTapInside = !entry.isSimultaneous && hasOpenEntry(before: index)
    guard let fittingSize = entry.client?.receive(event) else { return }
    entry.phase = fittingSize.phase
    switch fittingSize.phase {
    case .possible, .failed:
      for action in fittingSize.actions { action() }
    case .active, .ended:
      guard !entry.isSimultaneous else {
        for action in fittingSize.actions { action() }
        break
      }
      if fittingSize.phase == .ended, event.kind == .ended, hasOpenEntry(before: index) {
        waiting = (index, fittingSize.actions)
      } else {
        waiting = nil
        cancelAll(but: index)
        for action in fittingSize.actions { action() }
      }
    }
    finishWaiting()
  }

  private func hasOpenEntry(before index: Int) -> Bool {
    entries[..<index].contains {
      $0.phase == .possible && !$0.isSimultaneous && $0.client != nil
    }
  }

  private func finishWaiting() {
    guard let waiting, !hasOpenEntry(before: waiting.index) else { return }
    self.waiting = nil
    cancelAll(but: waiting.index)
    for action in waiting.actions { action() }
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
