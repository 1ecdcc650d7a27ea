internal import Synchronization

/// The transaction of the change being made now.
enum CurrentTransaction {
  /// A transaction on its way from the write to the views, maybe through another thread.
  ///
  /// It is never changed, and what is in it is used on the main actor only.
  final class Scope: @unchecked Sendable {
    let transaction: Transaction
    private let use = Mutex(false)

    init(_ transaction: Transaction) {
      self.transaction = transaction
    }

    /// Whether any state was written under the transaction.
    var isUsed: Bool { use.withLock { $0 } }

    func markUsed() {
      use.withLock { $0 = true }
    }
  }

  @TaskLocal static var scope: Scope?
}

/// Makes changes that move with a transaction.
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

/// Makes changes under the present transaction with one of its values replaced.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(CurrentTransaction.changed { $0[keyPath: keyPath] = value }, body)
}

/// Makes changes that move with an animation.
///
/// As SwiftUI: of several nested calls the innermost counts for the changes in it.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(CurrentTransaction.changed { $0.animation = animation }, body)
}

/// Makes changes that move with an animation, and says when it is over.
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
  /// The present transaction with a change.
  ///
  /// The completions stay with the outer call, which would otherwise hear of the end twice.
  fileprivate static func changed(_ change: (inout Transaction) -> Void) -> Transaction {
    var transaction = scope?.transaction ?? Transaction()
    transaction.completions = []
    change(&transaction)
    return transaction
  }
}

extension Binding {
  /// A binding whose writer is told the transaction of the write, too.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(
      get: get, set: { value in set(value, CurrentTransaction.scope?.transaction ?? Transaction()) }
    )
  }

  /// A binding whose writes move with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes move with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
