internal import Foundation

/// A box under which changes move differently.
final class TransactionNode: UnaryNode {
  /// The moment as it is below this box; counts only in its own turn.
  private var override: Moment?
  private var transform: ((inout Transaction) -> Void)?

  func update(_ moment: Moment) {
    override = moment
  }

  func update(_ transform: @escaping (inout Transaction) -> Void) {
    self.transform = transform
  }

  override func moment(in outer: Moment) -> Moment {
    if let override, override.turn == outer.turn { return override }
    guard let transform else { return outer }
    var transaction = outer.transaction
    transform(&transaction)
    return outer.with(transaction)
  }
}
