/// A gesture client that sends a press to a responder, and wins if the press begins and ends inside
/// it.
@MainActor final class ResponderGestureClient: GestureClient {
  private(set) weak var responder: (any Responder)?
  weak var arena: GestureArena?

  init(_ responder: any Responder) {
    self.responder = responder
  }

  var disposition: GestureDisposition { .normal }
  var receivesPresses: Bool { true }
  var allowsInnerClients: Bool { true }

  /// Notifies the responder of the press. A press that ends outside fails, and the responder is
  /// notified of its end, too.
  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    guard let responder else { return (.failed, []) }
    switch event.kind {
    case .began, .moved:
      return (
        .possible,
        [
          {
            responder.pressChanged(isInside: event.isInside)
            responder.pressMoved(to: event.point)
          }
        ]
      )
    case .timeElapsed, .pinched:
      return (.possible, [])
    case .ended:
      let isInside = event.isInside
      return (isInside ? .ended : .failed, [{ responder.pressEnded(isInside: isInside) }])
    case .cancelled:
      return (.failed, [{ responder.pressCancelled() }])
    }
  }
}
