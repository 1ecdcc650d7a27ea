internal import Foundation

/// A node that changes the transaction for its descendants.
final class TransactionLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".transaction" }

  override var drawingReach: CGFloat? { 0 }

  /// The context for the descendants; valid only in the update to which it belongs.
  private var override: UpdateContext?
  private var transform: ((inout Transaction) -> Void)?
  /// Receives the transaction of the ancestors.
  private var outside: OuterTransaction?

  /// Replaces the transaction for the descendants in the current update.
  func update(_ context: UpdateContext) {
    override = context
    context.report.hasInnerTransactions = true
    // Descendants may be displaced by an ancestor whose change is not animated.
    invalidate()
  }

  /// Sets a transformation of the transaction that applies in every update.
  ///
  /// - Parameter outside: receives the transactions before they are transformed.
  func update(
    _ transform: @escaping (inout Transaction) -> Void, at context: UpdateContext,
    outerTransaction outside: OuterTransaction
  ) {
    self.transform = transform
    self.outside = outside
    context.report.hasInnerTransactions = true
  }

  override func context(in outer: UpdateContext) -> UpdateContext {
    if let override, override.updateID == outer.updateID { return outer.with(override.transaction) }
    outside?.latest = outer.transaction
    return transform.map { outer.transformed(by: $0) } ?? outer
  }
}

/// The latest transaction before a transaction node transformed it.
final class OuterTransaction {
  var latest: Transaction?
}

/// A node that restores, for its descendants, the transaction outside of a transaction node among
/// its ancestors.
///
/// The node itself is animated with the transaction of its parent.
final class OuterTransactionLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".transition" }

  override var drawingReach: CGFloat? { 0 }

  private let outside: OuterTransaction

  init(_ outside: OuterTransaction) {
    self.outside = outside
  }

  override func placeChildren(in context: UpdateContext) {
    super.placeChildren(in: outside.latest.map { context.with($0) } ?? context)
  }
}
