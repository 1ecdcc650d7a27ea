internal import Foundation

/// The moment at which views change: when it is, how the change moves, and who keeps time.
///
/// One moment serves one update and the layout after it; views that change the transaction on its
/// way down make a moment of the same turn.
final class Moment {
  /// Seconds on the tree's clock.
  let time: Double
  let transaction: Transaction
  let clock: MotionClock
  /// The number of the update; what belongs to another turn is over.
  let turn: Int
  /// Whether nothing but the size of the window changed: what is on its way goes on, to where it
  /// belongs now.
  let isResize: Bool
  /// How far what stands above has moved at once, without going the way; in points.
  ///
  /// As SwiftUI: every view moves across the window by its own transaction. One that does so
  /// inside others that jump starts this far back.
  let jump: CGSize
  /// How far what stands above is still to go, up to the geometry group; in points.
  ///
  /// As SwiftUI: a view that comes does so at its final place, whatever moves round it.
  let lag: CGSize
  /// Whether the transaction or what stands above lets anything go its way.
  private let isGoing: Bool
  private let ends: Ends

  /// When the last movement that began in a turn is over.
  private final class Ends {
    var logical = -Double.infinity
    var removal = -Double.infinity
    /// What says whether the movements are over whose end only time will tell.
    var openEnds: [(AnimationCompletionCriteria, Double) -> Bool] = []
  }

  init(time: Double, transaction: Transaction, clock: MotionClock, turn: Int) {
    self.time = time
    self.transaction = transaction
    self.clock = clock
    self.turn = turn
    isResize = false
    jump = .zero
    lag = .zero
    isGoing = transaction.animation != nil
    ends = Ends()
  }

  private init(
    _ moment: Moment, transaction: Transaction, isResize: Bool, jump: CGSize, lag: CGSize
  ) {
    time = moment.time
    self.transaction = transaction
    clock = moment.clock
    turn = moment.turn
    self.isResize = isResize
    self.jump = jump
    self.lag = lag
    isGoing = transaction.animation != nil || jump != .zero || lag != .zero
    ends = moment.ends
  }

  /// The same moment with another transaction.
  func with(_ transaction: Transaction) -> Moment {
    Moment(self, transaction: transaction, isResize: isResize, jump: jump, lag: lag)
  }

  /// The same moment as one at which the window changed its size.
  func resizing() -> Moment {
    Moment(self, transaction: transaction, isResize: true, jump: jump, lag: lag)
  }

  /// The same moment below something that moves by `step`, in points.
  ///
  /// The same object wherever nobody could tell the difference.
  func below(_ step: CGSize, isGeometryGroup: Bool) -> Moment {
    let total = CGSize(width: jump.width + step.width, height: jump.height + step.height)
    let isGoing = animation != nil
    let jump = isGoing ? .zero : clock.hasInnerTransactions ? total : .zero
    var lag = isGeometryGroup ? .zero : lag
    if isGoing, !isGeometryGroup {
      lag.width += total.width
      lag.height += total.height
    }
    guard jump != self.jump || lag != self.lag else { return self }
    return Moment(self, transaction: transaction, isResize: isResize, jump: jump, lag: lag)
  }

  /// The same moment with a change to its transaction.
  func transformed(by transform: (inout Transaction) -> Void) -> Moment {
    var transaction = transaction
    transform(&transaction)
    return with(transaction)
  }

  /// How the change moves; `nil` lets it jump.
  var animation: Animation? { reducesMotion ? nil : transaction.animation }

  /// Whether a box that is placed elsewhere may be on its way, or anything below it; otherwise all
  /// of them are there at once.
  var movesAnything: Bool { isGoing || clock.hasInnerTransactions }

  /// Whether as little as possible may move. What comes and goes still fades.
  var reducesMotion: Bool { clock.reducesMotion }

  /// Whether everything that began to move in this turn is over.
  func isOver(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    time >= (criteria == .removed ? ends.removal : ends.logical)
      && ends.openEnds.allSatisfy { $0(criteria, time) }
  }

  /// Takes note of a movement that began now.
  func began<Value>(_ motion: Motion<Value>, by movement: Movement<Value>) {
    if motion.removalEnd.isFinite {
      ends.logical = max(ends.logical, motion.logicalEnd)
      ends.removal = max(ends.removal, motion.removalEnd)
    } else {
      ends.openEnds.append { [weak movement] in movement?.isOver($0, at: $1) ?? true }
    }
    clock.add(movement)
  }
}
