internal import Foundation

/// A box under which changes move differently.
final class TransactionNode: UnaryNode {
  /// The moment as it is below this box; counts only in its own turn.
  private var override: UpdateContext?
  private var transform: ((inout Transaction) -> Void)?
  private var outside: OuterTransaction?

  func update(_ context: UpdateContext) {
    override = context
    context.clock.hasInnerTransactions = true
    // What is inside may be carried along by something that jumps.
    invalidate()
  }

  /// - Parameter outside: where the box leaves the transactions it changes.
  func update(
    _ transform: @escaping (inout Transaction) -> Void, at context: UpdateContext,
    remembering outside: OuterTransaction
  ) {
    self.transform = transform
    self.outside = outside
    context.clock.hasInnerTransactions = true
  }

  override func context(in outer: UpdateContext) -> UpdateContext {
    if let override, override.updateID == outer.updateID { return outer.with(override.transaction) }
    outside?.latest = outer.transaction
    return transform.map { outer.transformed(by: $0) } ?? outer
  }
}

/// The transaction that reached boxes last which change it.
final class OuterTransaction {
  var latest: Transaction?
}

/// A box under which changes move as they do outside of a transaction node above.
///
/// The box itself is placed by what is between the two, and moves as that does.
final class OuterTransactionNode: UnaryNode {
  private let outside: OuterTransaction

  init(_ outside: OuterTransaction) {
    self.outside = outside
  }

  override func placeChildren(in context: UpdateContext) {
    super.placeChildren(in: outside.latest.map { context.with($0) } ?? context)
  }
}
