internal import Foundation

/// The context of an update: its time, its transaction, the animation scheduler and the report about
/// its layout.
///
/// One context serves one update and the layout after it. Views that change the transaction for
/// their descendants create contexts with the same update ID.
@_spi(Nodes) public final class UpdateContext {
  /// The time of the update in seconds on the tree's clock.
  package let time: Double
  let transaction: Transaction
  /// Runs the animations of the tree, and calls functions at a time.
  package let scheduler: AnimationScheduler
  /// The report about the layout of the tree.
  let report: LayoutReport
  /// The number of the update; data of another update is obsolete.
  let updateID: Int
  /// Whether only the size of the window has changed: running animations continue to their adjusted
  /// targets.
  let isResize: Bool
  /// The distance by which ancestors have moved without animation, in points.
  ///
  /// As SwiftUI: every view is animated in window coordinates, with its own transaction. An
  /// animated view inside ancestors that are not animated starts this far back.
  let ancestorOffset: CGSize
  /// The remaining distance of the animated ancestors to their targets, up to the geometry group;
  /// in points.
  ///
  /// As SwiftUI: an inserted view appears at its final position, even if its surroundings are
  /// animated.
  let remainingAncestorOffset: CGSize
  /// Whether the transaction has an animation or an ancestor's offset affects the geometry.
  private let animatesGeometry: Bool
  /// Shared by all contexts of the update.
  private let completionTimes: CompletionTimes

  /// The times at which the last animation of an update completes, in seconds.
  private final class CompletionTimes {
    var logical = -Double.infinity
    var removal = -Double.infinity
    /// Checks for the completion of animations whose end is not known in advance.
    var openEndedChecks: [(AnimationCompletionCriteria, Double) -> Bool] = []
  }

  /// Creates the context of a new update.
  ///
  /// - Parameter time: in seconds on the tree's clock.
  init(
    time: Double, transaction: Transaction, scheduler: AnimationScheduler, report: LayoutReport,
    updateID: Int
  ) {
    self.time = time
    self.transaction = transaction
    self.scheduler = scheduler
    self.report = report
    self.updateID = updateID
    isResize = false
    ancestorOffset = .zero
    remainingAncestorOffset = .zero
    animatesGeometry = transaction.animation != nil
    completionTimes = CompletionTimes()
  }

  private init(
    _ context: UpdateContext, transaction: Transaction, isResize: Bool, ancestorOffset: CGSize,
    remainingAncestorOffset: CGSize
  ) {
    time = context.time
    self.transaction = transaction
    scheduler = context.scheduler
    report = context.report
    updateID = context.updateID
    self.isResize = isResize
    self.ancestorOffset = ancestorOffset
    self.remainingAncestorOffset = remainingAncestorOffset
    animatesGeometry =
      transaction.animation != nil || ancestorOffset != .zero || remainingAncestorOffset != .zero
    completionTimes = context.completionTimes
  }

  /// Returns this context with another transaction.
  package func with(_ transaction: Transaction) -> UpdateContext {
    UpdateContext(
      self, transaction: transaction, isResize: isResize, ancestorOffset: ancestorOffset,
      remainingAncestorOffset: remainingAncestorOffset)
  }

  /// Returns this context marked as a change of the window's size.
  func resizing() -> UpdateContext {
    UpdateContext(
      self, transaction: transaction, isResize: true, ancestorOffset: ancestorOffset,
      remainingAncestorOffset: remainingAncestorOffset)
  }

  /// Returns the context for the descendants of a node that moves by `step`, in points.
  ///
  /// Returns the same object if nothing changes, so that no context is allocated.
  func below(_ step: CGSize, isGeometryGroup: Bool) -> UpdateContext {
    let total = CGSize(
      width: ancestorOffset.width + step.width, height: ancestorOffset.height + step.height)
    let animatesGeometry = animation != nil
    let ancestorOffset = animatesGeometry ? .zero : report.hasInnerTransactions ? total : .zero
    var remainingAncestorOffset = isGeometryGroup ? .zero : remainingAncestorOffset
    if animatesGeometry, !isGeometryGroup {
      remainingAncestorOffset.width += total.width
      remainingAncestorOffset.height += total.height
    }
    guard
      ancestorOffset != self.ancestorOffset
        || remainingAncestorOffset != self.remainingAncestorOffset
    else { return self }
    return UpdateContext(
      self, transaction: transaction, isResize: isResize, ancestorOffset: ancestorOffset,
      remainingAncestorOffset: remainingAncestorOffset)
  }

  /// Returns this context with a transformed transaction.
  package func transformed(by transform: (inout Transaction) -> Void) -> UpdateContext {
    var transaction = transaction
    transform(&transaction)
    return with(transaction)
  }

  /// The animation of the change; `nil` if it is not animated.
  var animation: Animation? { reducesMotion ? nil : transaction.animation }

  /// Whether a change of frame of a node or of a descendant may be animated; otherwise all changes
  /// are immediate.
  var animatesAnything: Bool { animatesGeometry || report.hasInnerTransactions }

  /// Whether motion is reduced. Insertions and removals still fade.
  var reducesMotion: Bool { scheduler.reducesMotion }

  /// Returns whether all animations that started in this update have completed.
  func isComplete(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    time >= (criteria == .removed ? completionTimes.removal : completionTimes.logical)
      && completionTimes.openEndedChecks.allSatisfy { $0(criteria, time) }
  }

  /// Registers an animation that starts in this update.
  func animationDidStart<Value>(
    _ animationState: AdditiveAnimation<Value>, by activeAnimation: ActiveAnimation<Value>
  ) {
    if animationState.removalEnd.isFinite {
      completionTimes.logical = max(completionTimes.logical, animationState.logicalEnd)
      completionTimes.removal = max(completionTimes.removal, animationState.removalEnd)
    } else {
      completionTimes.openEndedChecks.append { [weak activeAnimation] in
        activeAnimation?.isComplete($0, at: $1) ?? true
      }
    }
    scheduler.add(activeAnimation)
  }
}
