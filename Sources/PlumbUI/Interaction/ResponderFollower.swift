/// Brings a press to a responder, which takes one that begins and ends inside for its own.
@MainActor final class ResponderGestureClient: GestureClient {
  private(set) weak var responder: (any Responder)?
  weak var arena: GestureArena?

  init(_ responder: any Responder) {
    self.responder = responder
  }

  var standing: GestureDisposition { .normal }
  var isFollowing: Bool { true }
  var admitsOthersInside: Bool { true }

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
    case .waited, .pinched:
      return (.possible, [])
    case .ended:
      let isInside = event.isInside
      return (isInside ? .ended : .failed, [{ responder.pressEnded(isInside: isInside) }])
    case .cancelled:
      return (.failed, [{ responder.pressEnded(isInside: false) }])
    }
  }
}
