/// The events of one iteration of the event loop, without events made redundant by later ones.
struct EventBatch {
  private(set) var events: [WindowEvent] = []
  /// Whether an event may give another view the keyboard, and with it the input method.
  private(set) var mayMoveFocus = false
  private var appendedOnce: Set<UniqueEvent> = []

  /// An event that is kept only once per batch and window.
  private struct UniqueEvent: Hashable {
    enum Kind {
      case resized, exposed, closeRequested
    }

    var kind: Kind
    var window: WindowID?
  }

  var isEmpty: Bool { events.isEmpty }

  /// Appends an event.
  ///
  /// Of consecutive pointer moves in a window only the last is kept. A size change is kept once per
  /// window, because the handler reads the current size.
  mutating func append(_ event: WindowEvent) {
    switch event.event {
    case .pointerMoved:
      if let last = events.last, last.window == event.window, case .pointerMoved = last.event {
        events.removeLast()
      }
    case .resized:
      guard isFirst(.resized, event.window) else { return }
    case .exposed:
      guard isFirst(.exposed, event.window) else { return }
    case .closeRequested:
      guard isFirst(.closeRequested, event.window) else { return }
    case .pointerDown, .pointerUp:
      mayMoveFocus = true
    case .keyDown(let stroke) where [.tab, .return, .escape].contains(stroke.key):
      mayMoveFocus = true
    default:
      break
    }
    events.append(event)
  }

  private mutating func isFirst(_ kind: UniqueEvent.Kind, _ window: WindowID?) -> Bool {
    appendedOnce.insert(UniqueEvent(kind: kind, window: window)).inserted
  }
}
