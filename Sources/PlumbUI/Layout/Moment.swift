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
  private let ends: Ends

  /// When the last movement that began in a turn is over.
  private final class Ends {
    var logical = -Double.infinity
    var removal = -Double.infinity
  }

  init(time: Double, transaction: Transaction, clock: MotionClock, turn: Int) {
    self.time = time
    self.transaction = transaction
    self.clock = clock
    self.turn = turn
    ends = Ends()
  }

  private init(_ moment: Moment, transaction: Transaction) {
    time = moment.time
    self.transaction = transaction
    clock = moment.clock
    turn = moment.turn
    ends = moment.ends
  }

  /// The same moment with another transaction.
  func with(_ transaction: Transaction) -> Moment {
    Moment(self, transaction: transaction)
  }

  /// How the change moves; `nil` lets it jump.
  var animation: Animation? { clock.reducesMotion ? nil : transaction.animation }

  /// Whether everything that began to move in this turn is over.
  func isOver(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    time >= (criteria == .removed ? ends.removal : ends.logical)
  }

  /// Takes note of a movement that began now.
  func began<Value>(_ motion: Motion<Value>, by movement: any Moving) {
    ends.logical = max(ends.logical, motion.logicalEnd)
    ends.removal = max(ends.removal, motion.removalEnd)
    clock.add(movement)
  }
}
