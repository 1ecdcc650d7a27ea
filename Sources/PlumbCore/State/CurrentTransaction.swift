internal import Synchronization

/// The transaction of the current change.
package enum CurrentTransaction {
  /// A transaction passed from a state write to the views, possibly through another thread.
  ///
  /// The transaction is never changed after creation, and its contents are used only on the main
  /// actor.
  package final class Scope: @unchecked Sendable {
    /// The transaction of the change.
    package let transaction: Transaction
    private let use = Mutex(false)

    init(_ transaction: Transaction) {
      var transaction = transaction
      transaction.completions = transaction.completions.map { $0.countingParts() }
      self.transaction = transaction
    }

    /// Whether any state was written under the transaction.
    var isUsed: Bool { use.withLock { $0 } }

    /// Adds a part of the change, which a view tree will show.
    func addPart() {
      use.withLock { $0 = true }
      for completion in transaction.completions { completion.parts?.add() }
    }

    /// Combines parts of the change that a view tree shows at once.
    func combineParts(_ count: Int) {
      guard count > 1 else { return }
      for completion in transaction.completions { completion.parts?.remove(count - 1) }
    }
  }

  /// The innermost transaction around the running code; `nil` outside of any.
  @TaskLocal package static var scope: Scope?
}

/// Applies a transaction to the changes made in a closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let scope = CurrentTransaction.Scope(transaction)
  let result = try CurrentTransaction.$scope.withValue(scope) { try body() }
  if !scope.isUsed {
    for completion in transaction.completions { completion.action() }
  }
  return result
}

/// Applies the current transaction, with one of its values replaced, to the changes made in a
/// closure.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(CurrentTransaction.changed { $0[keyPath: keyPath] = value }, body)
}

/// Animates the changes made in a closure.
///
/// As SwiftUI: of several nested calls the innermost one applies to the changes in it.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(CurrentTransaction.changed { $0.animation = animation }, body)
}

/// Animates the changes made in a closure, and calls a completion when the animation has ended.
///
/// - Parameters:
///   - animation: the animation of the changes; `nil` for none.
///   - completionCriteria: when the animation counts as ended.
///   - body: makes the changes.
///   - completion: called after the end of the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let transaction = CurrentTransaction.changed {
    $0.animation = animation
    $0.addAnimationCompletion(criteria: completionCriteria, completion)
  }
  return try withTransaction(transaction, body)
}

extension CurrentTransaction {
  /// Returns the current transaction with a change applied.
  ///
  /// The completions stay with the outer call, which would otherwise be notified of the end twice.
  fileprivate static func changed(_ change: (inout Transaction) -> Void) -> Transaction {
    var transaction = scope?.transaction ?? Transaction()
    transaction.completions = []
    change(&transaction)
    return transaction
  }
}

extension Binding {
  /// Creates a binding whose setter receives the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(
      get: get, set: { value in set(value, CurrentTransaction.scope?.transaction ?? Transaction()) }
    )
  }

  /// Returns a binding whose writes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
