internal import Foundation

/// Decides who of several followers gets a press.
///
/// The first one to recognise what it waits for wins, and the others are told to give up; of several
/// at the same moment the innermost, or else one of high priority. A tap that another follower
/// further inside may still take for the first of several waits until that one has decided.
/// Simultaneous followers neither win nor lose. SwiftUI publishes no exact rule.
@MainActor final class PressArena {
  @MainActor private final class Entry {
    weak var follower: (any PressFollower)?
    weak var box: LayoutNode?
    let isSimultaneous: Bool
    var phase = PressPhase.possible

    init(_ follower: any PressFollower, in box: LayoutNode) {
      self.follower = follower
      self.box = box
      isSimultaneous = follower.standing == .simultaneous
    }
  }

  /// Those who come first are first.
  private let entries: [Entry]
  /// What is done when those who come before the one who won have given up.
  private var waiting: (index: Int, actions: [@MainActor () -> Void])?
  private var lastPoint = CGPoint.zero

  /// - Parameter followers: from the inside out.
  init(_ followers: [(follower: any PressFollower, box: LayoutNode)]) {
    var entries: [Entry] = []
    for (follower, box) in followers {
      let entry = Entry(follower, in: box)
      if follower.standing == .highPriority {
        entries.insert(entry, at: 0)
      } else {
        entries.append(entry)
      }
    }
    self.entries = entries
    for entry in entries { entry.follower?.arena = self }
  }

  /// Whether the same followers are meant.
  func isFor(_ followers: [(follower: any PressFollower, box: LayoutNode)]) -> Bool {
    let own = Set(entries.compactMap { $0.follower.map { ObjectIdentifier($0) } })
    return own.count == entries.count && own == Set(followers.map { ObjectIdentifier($0.follower) })
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
      guard let follower = entries[index].follower else { continue }
      let isInside = inside.contains(ObjectIdentifier(follower))
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
  func timeCame(for follower: any PressFollower, at time: Double) {
    guard let index = entries.firstIndex(where: { $0.follower === follower }),
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
    event.box = entry.box
    event.mayBeTapInside = !entry.isSimultaneous && hasOpenEntry(before: index)
    guard let answer = entry.follower?.receive(event) else { return }
    entry.phase = answer.phase
    switch answer.phase {
    case .possible, .failed:
      for action in answer.actions { action() }
    case .active, .ended:
      guard !entry.isSimultaneous else {
        for action in answer.actions { action() }
        break
      }
      if answer.phase == .ended, event.kind == .ended, hasOpenEntry(before: index) {
        waiting = (index, answer.actions)
      } else {
        waiting = nil
        cancelAll(but: index)
        for action in answer.actions { action() }
      }
    }
    finishWaiting()
  }

  private func hasOpenEntry(before index: Int) -> Bool {
    entries[..<index].contains {
      $0.phase == .possible && !$0.isSimultaneous && $0.follower != nil
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
      kind: .cancelled, point: lastPoint, time: 0, isInside: false, box: entry.box)
    for action in entry.follower?.receive(event).actions ?? [] { action() }
  }
}
