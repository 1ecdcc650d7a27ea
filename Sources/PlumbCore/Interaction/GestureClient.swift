/// The state of a client's recognition of a press.
package enum PressPhase {
  /// The gesture may still be recognised.
  case possible
  /// The gesture is recognised and continues.
  case active
  /// The gesture was recognised and has ended.
  case ended
  /// The press is not the gesture.
  case failed

  var isOpen: Bool { self == .possible || self == .active }
}

/// The precedence of a client among others that receive the same press.
package enum GestureDisposition {
  /// After the clients further inside.
  case normal
  /// Before the clients further inside.
  case highPriority
  /// Receives a press independently of other clients.
  case simultaneous
}

/// An object that receives the presses that begin in its layout node.
@MainActor package protocol GestureClient: AnyObject {
  /// The precedence among the clients that receive the same press.
  var disposition: GestureDisposition { get }
  /// Whether the client currently receives presses.
  var receivesPresses: Bool { get }
  /// Whether clients further inside may receive the press as well.
  var allowsInnerClients: Bool { get }
  /// Whether the client receives no press that begins on a responder which uses drags.
  var leavesDragsToResponders: Bool { get }
  /// Whether a press moves the window.
  var movesWindow: Bool { get }
  /// The arena of the last press that the client received.
  var arena: GestureArena? { get set }

  /// Handles an event.
  ///
  /// - Returns: the state of recognition, and the actions to perform if the client wins.
  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void])
}

extension GestureClient {
  package var leavesDragsToResponders: Bool { false }
  package var movesWindow: Bool { false }
}

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
