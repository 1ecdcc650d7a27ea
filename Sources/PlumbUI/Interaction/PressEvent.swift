internal import Foundation

/// Something that happens in the course of a press.
struct PressEvent {
  enum Kind: Equatable {
    /// The button went down.
    case began
    case moved
    /// Two fingers came to lie so many times as far apart, and turned.
    case pinched(by: CGFloat, turned: Angle)
    /// The button went up.
    case ended
    /// The time came that a follower waits for.
    case waited
    /// Another follower has the press, or nobody has.
    case cancelled
  }

  var kind: Kind
  /// In the root's coordinates, in points.
  var point: CGPoint
  /// Seconds on the tree's clock.
  var time: Double
  /// Whether the pointer is over the follower's box.
  var isInside: Bool
  /// The box of the follower that the press began in.
  var layoutNode: LayoutNode?
  /// Whether a follower further inside may still take the press for a tap.
  var mayBeTapInside = false

  /// Where the pointer is in some coordinates as the box knows them, in points.
  func point(in space: CoordinateSpace) -> CGPoint {
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

/// How far a follower has come with a press.
enum PressPhase {
  /// It may be what the follower waits for.
  case possible
  /// It is, and goes on.
  case active
  /// It was.
  case ended
  case failed

  var isOpen: Bool { self == .possible || self == .active }
}

/// How a follower gets on with others that follow the same press.
enum GestureDisposition {
  /// Those inside come first.
  case normal
  /// Comes before those inside.
  case highPriority
  /// Follows a press whoever else does.
  case simultaneous
}

/// Something that follows presses that begin in its box.
@MainActor protocol GestureClient: AnyObject {
  var standing: GestureDisposition { get }
  /// Whether it follows presses at present.
  var isFollowing: Bool { get }
  /// Whether those inside may follow a press as well.
  var admitsOthersInside: Bool { get }
  /// What decides about the press followed last.
  var arena: GestureArena? { get set }

  /// Takes an event in.
  ///
  /// - Returns: how far that has come, and what is to be done if nobody objects.
  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void])
}
