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
