internal import Foundation

/// An event in a press.
package struct PressEvent {
  /// The change of the press.
  package enum Kind: Equatable {
    /// The button was pressed.
    case began
    /// The pointer has moved while the button is pressed.
    case moved
    /// The distance between two fingers changed by a factor, and the line between them turned by an
    /// angle.
    case pinched(by: CGFloat, turned: Angle)
    /// The button was released.
    case ended
    /// The time that a client waits for has elapsed.
    case timeElapsed
    /// Another client has won the press, or no client has.
    case cancelled
  }

  /// The change of the press that the event reports.
  package var kind: Kind
  /// The location in the root's coordinates, in points.
  package var point: CGPoint
  /// The time of the event, in seconds on the tree's clock.
  package var time: Double
  /// Whether the pointer is over the client's layout node.
  var isInside: Bool
  /// The layout node of the client, in which the press began.
  package var layoutNode: LayoutNode?
  /// The modifier keys held when the pointer's button was pressed or released last.
  var modifiers: KeyModifiers = []
  /// Whether a client further inside may still recognise the press as a tap.
  var mayBeInnerTap = false
  /// Whether a client has recognised the movement of the pointer.
  var isDragged = false

  /// The movement by which a press becomes a drag by default, in points.
  static let dragDistance: CGFloat = 10

  /// Returns the location in a coordinate space, in points.
  package func point(in space: CoordinateSpace) -> CGPoint {
    let origin: LayoutNode? =
      switch space {
      case .global: nil
      case .local: layoutNode
      case .named(let name): layoutNode?.coordinateSpace(named: name)
      }
    guard let origin else { return point }
    return point.applying(origin.rootTransform.inverted())
  }
}

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
