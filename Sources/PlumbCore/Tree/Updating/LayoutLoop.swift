internal import Foundation

/// The loop that lays out a tree until the results of layout need no other layout.
///
/// A layout may show that its own assumptions were wrong: a cell that becomes visible is longer than
/// estimated, or a view that reads its position has moved.
@MainActor final class LayoutLoop {
  /// The maximum number of passes in one layout. Changes that have not converged by then continue
  /// in the next round of the frame, and after the last round in the next frame.
  static let passLimit = 3

  /// The functions called after each pass.
  let callbacks = LayoutCallbacks()
  /// The scrolls performed after each pass.
  let scrolls = PendingScrolls()
  let preferences: PreferenceLoop
  /// The report of the layout nodes about all layouts so far.
  let report: LayoutReport
  private let viewport: RootLayoutNode
  private let clock: FrameClock
  private let stages: PendingStages
  private let updates: UpdateLoop
  private let focus: KeyboardFocus

  /// Whether a function called after the last layout has changed views.
  private(set) var changedViews = false

  init(
    viewport: RootLayoutNode, clock: FrameClock, report: LayoutReport, stages: PendingStages,
    updates: UpdateLoop, focus: KeyboardFocus
  ) {
    self.viewport = viewport
    self.clock = clock
    self.report = report
    self.stages = stages
    self.updates = updates
    self.focus = focus
    preferences = PreferenceLoop(updates: updates, stages: stages, report: report)
  }

  /// Measures and places all layout nodes in a window, and ends the current update.
  ///
  /// - Parameter size: the size of the window, in points.
  func run(in size: CGSize) {
    if size != viewport.windowSize, viewport.windowSize != .zero { clock.startResize() }
    changedViews = false
    var passes = 0
    repeat {
      preferences.run(placing: viewport, in: size, at: clock)
      if stages.haveLayoutNodesMoved || needsCallbacks { runCallbacks() }
      passes += 1
    } while needsAnotherPass && passes < Self.passLimit
    let isFinished = !needsAnotherPass
    clock.scheduler.matchedGeometry.resolve(at: clock.context)
    stages.layoutDidEnd(isFinished: isFinished)
    clock.scheduleCompletions()
    clock.startUpdate()
  }

  private var needsAnotherPass: Bool {
    viewport.needsPlacing || stages.haveLayoutNodesMoved || preferences.hasPendingReaders
  }

  /// Whether callbacks are due even if no layout node has moved.
  private var needsCallbacks: Bool {
    !scrolls.isEmpty || callbacks.hasCalls || focus.isLost
  }

  /// Performs everything that depends on the positions of layout nodes.
  private func runCallbacks() {
    let haveObservedNodesMoved = stages.haveObservedNodesMoved
    stages.willReportPositions()
    scrolls.perform(at: clock.context)
    let wasEmpty = updates.invalidations.isEmpty
    callbacks.run(afterObservedMove: haveObservedNodesMoved)
    if focus.isLost { focus.move(to: nil) }
    if !updates.isEmpty || (wasEmpty && !updates.invalidations.isEmpty) { changedViews = true }
  }
}
