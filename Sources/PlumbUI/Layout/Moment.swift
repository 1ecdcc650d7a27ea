internal import Foundation

/// The moment at which views change: when it is, how the change moves, and who keeps time.
///
/// One moment serves one update and the layout after it; views that change the transaction on its
/// way down make a moment of the same turn.
final class UpdateContext {
  /// Seconds on the tree's clock.
  let time: Double
  let transaction: Transaction
  let clock: AnimationScheduler
  /// The number of the update; what belongs to another turn is over.
  let updateID: Int
  /// Whether nothing but the size of the window changed: what is on its way goes on, to where it
  /// belongs now.
  let isResize: Bool
  /// How far what stands above has moved at once, without going the way; in points.
  ///
  /// As SwiftUI: every view moves across the window by its own transaction. One that does so
  /// inside others that jump starts this far back.
  let ancestorOffset: CGSize
  /// How far what stands above is still to go, up to the geometry group; in points.
  ///
  /// As SwiftUI: a view that comes does so at its final place, whatever moves round it.
  let remainingAncestorOffset: CGSize
  /// Whether the transaction or what stands above lets anything go its way.
  private let animatesGeometry: Bool
  private let ends: Ends

  /// When the last movement that began in a turn is over.
  private final class Ends {
    var logical = -Double.infinity
    var removal = -Double.infinity
    /// What says whether the movements are over whose end only time will tell.
    var openEnds: [(AnimationCompletionCriteria, Double) -> Bool] = []
  }

  init(time: Double, transaction: Transaction, clock: AnimationScheduler, updateID: Int) {
    self.time = time
    self.transaction = transaction
    self.clock = clock
    self.updateID = updateID
    isResize = false
    ancestorOffset = .zero
    remainingAncestorOffset = .zero
    animatesGeometry = transaction.animation != nil
    ends = Ends()
  }

  private init(
    _ context: UpdateContext, transaction: Transaction, isResize: Bool, ancestorOffset: CGSize,
    remainingAncestorOffset: CGSize
  ) {
    time = context.time
    self.transaction = transaction
    clock = context.clock
    updateID = context.updateID
    self.isResize = isResize
    self.ancestorOffset = ancestorOffset
    self.remainingAncestorOffset = remainingAncestorOffset
    animatesGeometry =
      transaction.animation != nil || ancestorOffset != .zero || remainingAncestorOffset != .zero
    ends = context.ends
  }

  /// The same moment with another transaction.
  func with(_ transaction: Transaction) -> UpdateContext {
    UpdateContext(
      self, transaction: transaction, isResize: isResize, ancestorOffset: ancestorOffset,
      remainingAncestorOffset: remainingAncestorOffset)
  }

  /// The same moment as one at which the window changed its size.
  func resizing() -> UpdateContext {
    UpdateContext(
      self, transaction: transaction, isResize: true, ancestorOffset: ancestorOffset,
      remainingAncestorOffset: remainingAncestorOffset)
  }

  /// The same moment below something that moves by `step`, in points.
  ///
  /// The same object wherever nobody could tell the difference.
  func below(_ step: CGSize, isGeometryGroup: Bool) -> UpdateContext {
    let total = CGSize(
      width: ancestorOffset.width + step.width, height: ancestorOffset.height + step.height)
    let animatesGeometry = animation != nil
    let ancestorOffset = animatesGeometry ? .zero : clock.hasInnerTransactions ? total : .zero
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

  /// The same moment with a change to its transaction.
  func transformed(by transform: (inout Transaction) -> Void) -> UpdateContext {
    var transaction = transaction
    transform(&transaction)
    return with(transaction)
  }

  /// How the change moves; `nil` lets it jump.
  var animation: Animation? { reducesMotion ? nil : transaction.animation }

  /// Whether a box that is placed elsewhere may be on its way, or anything below it; otherwise all
  /// of them are there at once.
  var animatesAnything: Bool { animatesGeometry || clock.hasInnerTransactions }

  /// Whether as little as possible may move. What comes and goes still fades.
  var reducesMotion: Bool { clock.reducesMotion }

  /// Whether everything that began to move in this turn is over.
  func isOver(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    time >= (criteria == .removed ? ends.removal : ends.logical)
      && ends.openEnds.allSatisfy { $0(criteria, time) }
  }

  /// Takes note of a movement that began now.
  func began<Value>(_ animationState: AdditiveAnimation<Value>, by movement: ActiveAnimation<Value>)
  {
    if animationState.removalEnd.isFinite {
      ends.logical = max(ends.logical, animationState.logicalEnd)
      ends.removal = max(ends.removal, animationState.removalEnd)
    } else {
      ends.openEnds.append { [weak movement] in movement?.isOver($0, at: $1) ?? true }
    }
    clock.add(movement)
  }
}
