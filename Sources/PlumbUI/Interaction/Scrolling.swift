internal import Foundation

/// Something whose content the wheel, keys and a dragged indicator move.
@MainActor protocol Scrollable: AnyObject {
  /// Moves the content by a distance in points, as far as there is content.
  ///
  /// - Returns: the distance along the axes on which nothing moved.
  func scroll(by distance: CGSize) -> CGSize

  /// Moves the content as a key asks; says whether anything moved.
  func scroll(_ step: ScrollStep) -> Bool

  /// Begins to drag the indicator at a point of the box; says no when there is none.
  func grabIndicator(at point: CGPoint) -> Bool

  /// Drags the grabbed indicator to a point of the box.
  func dragIndicator(to point: CGPoint)

  /// Lets the grabbed indicator go.
  func releaseIndicator()
}

/// How a key moves content.
enum ScrollStep: Equatable {
  /// By some lines to the right or to the bottom; a number below zero goes back.
  case lines(CGFloat, Axis)
  case pages(CGFloat)
  case start, end

  /// What a key does; nothing while it is held together with others.
  init?(_ press: KeyStroke) {
    guard press.modifiers.isEmpty else { return nil }
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
