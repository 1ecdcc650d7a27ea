internal import Foundation

/// A box under which changes move differently.
final class TransactionNode: UnaryNode {
  /// The moment as it is below this box; counts only in its own turn.
  private var override: Moment?
  private var transform: ((inout Transaction) -> Void)?

  func update(_ moment: Moment) {
    override = moment
    moment.clock.hasInnerTransactions = true
    // What is inside may be carried along by something that jumps.
    invalidate()
  }

  func update(_ transform: @escaping (inout Transaction) -> Void, at moment: Moment) {
    self.transform = transform
    moment.clock.hasInnerTransactions = true
  }

  override func moment(in outer: Moment) -> Moment {
    if let override, override.turn == outer.turn { return outer.with(override.transaction) }
    guard let transform else { return outer }
    var transaction = outer.transaction
    transform(&transaction)
    return outer.with(transaction)
  }
}
