/// The events of one turn, without those that a later one makes pointless.
struct EventBatch {
  private(set) var events: [Event] = []
  private var told: Set<Once> = []

  /// What one turn tells only once.
  private enum Once {
    case resized, exposed, closeRequested
  }

  var isEmpty: Bool { events.isEmpty }

  /// Adds an event, in order.
  ///
  /// Of pointer moves in a row only the last counts. That the window changed is told once: its size
  /// is asked for afterwards and is the last one anyway. SDL reports one close in two ways.
  mutating func append(_ event: Event) {
    switch event {
    case .pointerMoved:
      if case .pointerMoved = events.last { events.removeLast() }
    case .resized:
      guard told.insert(.resized).inserted else { return }
    case .exposed:
      guard told.insert(.exposed).inserted else { return }
    case .closeRequested:
      guard told.insert(.closeRequested).inserted else { return }
    default:
      break
    }
    events.append(event)
  }
}
