/// The stages of a frame that remain to be performed, because something they depend on has changed.
@MainActor package final class PendingStages {
  /// Whether views have changed since the last layout.
  private(set) var needsLayout = true
  /// Whether the frame may differ from the last display list.
  private(set) var needsDisplay = true
  /// Whether the positions of layout nodes have changed since they were last reported to observers,
  /// although no node may need placing.
  private(set) var haveLayoutNodesMoved = false
  /// Whether layout nodes whose positions are observed may be among the moved ones.
  private(set) var haveObservedNodesMoved = false

  /// Called when views are evaluated.
  func viewsDidChange() {
    needsLayout = true
    needsDisplay = true
  }

  /// Called when layout nodes were placed.
  ///
  /// - Parameter isObserved: whether nodes whose positions are observed may be among the moved
  ///   ones.
  func layoutNodesWerePlaced(movingObserved isObserved: Bool) {
    needsLayout = true
    needsDisplay = true
    haveLayoutNodesMoved = true
    haveObservedNodesMoved = haveObservedNodesMoved || isObserved
  }

  /// Called when layout nodes were scrolled or removed.
  func layoutNodesDidMove() { layoutNodesWerePlaced(movingObserved: true) }

  /// Called when animations have changed the positions or the appearance of layout nodes. Layout is
  /// still valid: an animation changes presented values only.
  func animationsDidAdvance() {
    needsDisplay = true
    haveLayoutNodesMoved = true
    haveObservedNodesMoved = true
  }

  /// Called when the appearance may have changed without a change of views or positions.
  package func setNeedsDisplay() { needsDisplay = true }

  /// Called when observers are about to read the positions of layout nodes.
  func willReportPositions() {
    haveLayoutNodesMoved = false
    haveObservedNodesMoved = false
  }

  /// Called at the end of a layout.
  ///
  /// - Parameter isFinished: whether another layout would change nothing.
  func layoutDidEnd(isFinished: Bool) { needsLayout = !isFinished }

  /// Called when a display list is made.
  func displayDidEnd() { needsDisplay = false }
}
