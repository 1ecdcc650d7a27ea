internal import Foundation

/// An object whose content can be scrolled with the wheel, with keys and by dragging an indicator.
@MainActor package protocol Scrollable: EventHandler {
  /// Scrolls the content by a distance in points, as far as the content allows.
  ///
  /// - Parameters:
  ///   - distance: the distance that the content should move.
  ///   - isPrecise: whether the distance is that of fingers on a touchpad, after which the content may continue to
  ///     move.
  /// - Returns: the distance along the axes on which the content did not move.
  func scroll(by distance: CGSize, isPrecise: Bool) -> CGSize

  /// Pulls the content beyond its end by a distance of the fingers in points.
  ///
  /// - Returns: the distance along the axes on which the content cannot be pulled.
  func pull(by distance: CGSize) -> CGSize

  /// Scrolls the content by the step of a key. Returns whether the content moved.
  func scroll(_ step: ScrollStep) -> Bool

  /// Starts the task that pulling the content starts, such as a refresh. Returns whether it runs: `false` if pulling
  /// starts none, or not now.
  func startPullTask() -> Bool

  /// Begins to drag the indicator at a point of the layout node. Returns `false` if there is none.
  func grabIndicator(at point: CGPoint) -> Bool

  /// Drags the indicator to a point of the layout node.
  func dragIndicator(to point: CGPoint)

  /// Ends the drag of the indicator.
  func releaseIndicator()

  /// Scrolls while something is dragged near an edge.
  ///
  /// - Parameter point: the location of the pointer in the window, in points; `nil` once it is no longer over the
  ///   content.
  /// - Returns: whether the content moves.
  func followDrag(to point: CGPoint?) -> Bool
}

extension Scrollable {
  package var scrollable: (any Scrollable)? { self }

  package func pull(by distance: CGSize) -> CGSize { distance }

  package func startPullTask() -> Bool { false }

  package func followDrag(to point: CGPoint?) -> Bool { false }
}

/// The step by which a key scrolls.
package enum ScrollStep: Equatable {
  /// By some lines to the right or down; negative numbers scroll back.
  case lines(CGFloat, Axis)
  /// By some lengths of the visible part, less a line each; negative numbers scroll back.
  case pages(CGFloat)
  /// To the start or the end of the content.
  case start, end

  /// Creates the step for a key, or returns `nil` if the key does not scroll or is pressed together
  /// with modifiers.
  init?(_ press: KeyStroke) {
    guard press.modifiers.held.isEmpty else { return nil }
    switch press.key {
    case .up: self = .lines(-1, .vertical)
    case .down: self = .lines(1, .vertical)
    case .left: self = .lines(-1, .horizontal)
    case .right: self = .lines(1, .horizontal)
    case .pageUp: self = .pages(-1)
    case .pageDown: self = .pages(1)
    case .home: self = .start
    case .end: self = .end
    default: return nil
    }
  }
}

extension KeyStroke {
  /// Whether the key starts the task that pulling the content of a scroll view starts: F5, or Control and R.
  var startsPullTask: Bool {
    let held = modifiers.held
    return key == .function(5) && held.isEmpty
      || key == .character("r") && (held == .control || held == .command)
  }
}
