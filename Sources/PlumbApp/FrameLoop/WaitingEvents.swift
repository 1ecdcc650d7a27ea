/// The events of a window that were not handled yet, in order.
struct WaitingEvents {
  /// The time in seconds after which no further event is handled before a frame: under any number of events, a window
  /// shows their effects about ten times in a second.
  static let timeLimit = 0.05

  private var events: [Event] = []
  /// The index of the first event that was not taken.
  private var next = 0

  var isEmpty: Bool { next == events.count }

  /// Returns whether an event is among the waiting ones.
  func contains(_ event: Event) -> Bool { events[next...].contains(event) }

  /// Adds events after the waiting ones. A movement of the pointer replaces one directly before it.
  mutating func append(_ added: [Event]) {
    if next == events.count { removeTaken() }
    if !isEmpty, case .pointerMoved = events.last, case .pointerMoved = added.first {
      events.removeLast()
    }
    events += added
  }

  /// Removes and returns the first event; `nil` if none waits.
  mutating func take() -> Event? {
    guard next < events.count else { return nil }
    next += 1
    return events[next - 1]
  }

  private mutating func removeTaken() {
    events.removeAll(keepingCapacity: true)
    next = 0
  }
}

extension Event {
  /// Whether the space for a window on the desktop may have changed with the event.
  var mayChangeSpace: Bool { self == .resized || self == .exposed || self == .activationChanged }
}
