public import Foundation

/// Rendering without a window.
extension ViewTree {
  /// Returns the display list of the views after all animations have ended.
  ///
  /// - Parameters:
  ///   - size: the available size, in points.
  ///   - scale: pixels per point.
  public func displayList(in size: CGSize, scale: CGFloat) -> DisplayList {
    layOutAfterAnimations(in: size, scale: scale)
    return displayList()
  }

  /// Performs update and layout, and ends all animations at their final values.
  package func layOutAfterAnimations(in size: CGSize, scale: CGFloat) {
    layOut(in: size, scale: scale)
    for _ in 0..<Self.animationLimit where isMoving {
      finishAnimations()
      layOut(in: size, scale: scale)
    }
  }

  /// The maximum number of animations in a sequence in which the end of each starts the next one.
  private static var animationLimit: Int { 100 }

  /// The smallest size in which the views fit, in points: their response to a proposal of zero.
  public var minimumSize: CGSize { viewport.minimumSize }

  /// The smallest size of a window in which the views fit, in points, given its width at the last
  /// layout.
  ///
  /// The width belongs to the response to a proposal of zero, the height to the response to a proposal of
  /// the window's width and no height, because texts that wrap need little height in a wide window and a
  /// great one in a window of the minimum width; it follows the width as the window is resized. It is never
  /// greater than the height of the response to zero, so that a picture that fills the width does not keep
  /// a window from being low.
  public var minimumWindowSize: CGSize { viewport.minimumWindowSize }

  /// The size of a window that fits the views, in points: their size for an unspecified proposal.
  package var idealSize: CGSize { viewport.idealSize }

  /// The size above which the views do not become larger, in points; infinite along an axis that they fill.
  package var maximumSize: CGSize { viewport.maximumSize }

  /// Returns the size of a window that the views choose for a proposal, in points.
  package func windowSize(proposing proposal: ProposedViewSize) -> CGSize {
    viewport.windowSize(proposing: Proposal(proposal))
  }

  /// Returns whether a press at a point of the window moves the window.
  package func movesWindow(at point: CGPoint) -> Bool {
    pointer.movesWindow(at: point, in: viewport)
  }

  /// Returns whether a press at a point of the window reaches a control.
  package func hasControl(at point: CGPoint) -> Bool {
    pointer.hasClient(at: point, in: viewport)
  }
}
