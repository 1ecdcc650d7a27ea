internal import Synchronization

/// Takes in from any thread which views must be evaluated again.
///
/// State may be written anywhere: on the main actor, in an observer, on another thread. Which of
/// these it is cannot be asked of the runtime, so the write only leaves a note here, and the tree
/// reads the notes when it updates.
final class InvalidationQueue: Sendable {
  private struct Invalidation: Sendable {
    weak let node: ViewNode?
    let scope: CurrentTransaction.Scope?
    /// Lets views see what the note is about.
    let show: (@Sendable () -> Void)?
  }

  private struct Contents {
    var pending: [Invalidation] = []
    var isEvaluating = false
    /// Ends the tree's sleep; there only while it sleeps.
    var wake: (@Sendable () -> Void)?
  }

  private let contents = Mutex(Contents())

  /// Whether views are being evaluated.
  var isEvaluating: Bool {
    get { contents.withLock(\.isEvaluating) }
    set { contents.withLock { $0.isEvaluating = newValue } }
  }

  /// Asks for another evaluation of a node under the present transaction, and wakes the tree if it
  /// sleeps.
  ///
  /// - Parameter show: called when the note is taken, before the evaluation.
  func enqueue(_ node: ViewNode?, show: (@Sendable () -> Void)? = nil) {
    let scope = CurrentTransaction.scope
    scope?.markUsed()
    let wake = contents.withLock { contents in
      contents.pending.append(Invalidation(node: node, scope: scope, show: show))
      defer { contents.wake = nil }
      return contents.wake
    }
    wake?()
  }

  var isEmpty: Bool { contents.withLock(\.pending.isEmpty) }

  /// Whether the changes `take` returns next move.
  var isNextAnimated: Bool {
    contents.withLock { $0.pending.first?.scope?.transaction.animation != nil }
  }

  /// The nodes asked for first under one transaction, and that transaction.
  func take() -> (nodes: [ViewNode], transaction: Transaction?) {
    let group = contents.withLock { contents in
      let scope = contents.pending.first?.scope
      let group = contents.pending.prefix { $0.scope === scope }
      contents.pending.removeFirst(group.count)
      return group
    }
    for invalidation in group { invalidation.show?() }
    return (group.compactMap(\.node), group.first?.scope?.transaction)
  }

  /// Arranges to be woken by the next note; says no when one is there already.
  func sleep(until wake: @escaping @Sendable () -> Void) -> Bool {
    contents.withLock { contents in
      guard contents.pending.isEmpty else { return false }
      contents.wake = wake
      return true
    }
  }
}

/// The way of a view's state to the mailbox of its tree.
struct NodeInvalidator: StateObserver {
  let invalidations: InvalidationQueue
  weak let node: ViewNode?

  var isEvaluating: Bool { invalidations.isEvaluating }

  func stateDidChange(_ show: @escaping @Sendable () -> Void) {
    invalidations.enqueue(node, show: show)
  }
}
