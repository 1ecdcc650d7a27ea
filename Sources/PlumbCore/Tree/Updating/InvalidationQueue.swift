internal import Foundation
internal import Synchronization

/// A thread-safe queue of the view nodes that must be evaluated again.
///
/// State may be written anywhere: on the main actor, in an observer, on another thread. The runtime
/// cannot distinguish these, so a write only adds an invalidation to this queue, and the tree takes
/// the invalidations when it updates.
final class InvalidationQueue: Sendable {
  fileprivate struct Invalidation: Sendable {
    weak let node: ViewNode?
    let scope: CurrentTransaction.Scope?
    /// Whether the invalidation is a part of the change of the scope.
    let isPart: Bool
    /// Makes the new value visible to views.
    let show: (@Sendable () -> Void)?
  }

  private struct Contents {
    var pending: [Invalidation] = []
    /// Wakes the tree; set only while the tree sleeps.
    var wake: (@Sendable () -> Void)?
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  /// The identifier of the thread that evaluates views; 0 for none.
  private let evaluator = Atomic<UInt>(0)

  /// Whether views are being evaluated on this thread.
  ///
  /// Takes no lock, because every read of a state needs it. No memory ordering is needed: a thread
  /// reads its own writes, and finds its own identifier only if it stored it.
  var isEvaluating: Bool {
    get { evaluator.load(ordering: .relaxed) == UInt(pthread_self()) }
    set { evaluator.store(newValue ? UInt(pthread_self()) : 0, ordering: .relaxed) }
  }

  /// Requests an evaluation of a node under the current transaction, and wakes the tree if it
  /// sleeps.
  ///
  /// - Parameters:
  ///   - isPart: whether a view shows the change, so that the completions of the transaction wait
  ///     for it.
  ///   - show: called when the invalidation is taken, before the evaluation.
  ///   - write: called while the invalidation is added, so that the writes of several threads happen
  ///     in the order of their invalidations.
  func enqueue(
    _ node: ViewNode?, isPart: Bool = true, show: (@Sendable () -> Void)? = nil,
    writing write: () -> Void = {}
  ) {
    let scope = CurrentTransaction.scope
    if isPart { scope?.addPart() }
    let next = contents.withLock { contents in
      write()
      guard !contents.isClosed else { return show }
      contents.pending.append(Invalidation(node: node, scope: scope, isPart: isPart, show: show))
      defer { contents.wake = nil }
      return contents.wake
    }
    next?()
  }

  /// Ends the queue with its tree, which will take no more invalidations.
  ///
  /// A task of the program may go on to write state for as long as the program runs. From now on views are
  /// considered to be shown each write at once, so that nothing is kept for them.
  func close() {
    let pending = contents.withLock { contents in
      defer { contents.pending = [] }
      contents.isClosed = true
      contents.wake = nil
      return contents.pending
    }
    for invalidation in pending { invalidation.show?() }
  }

  // Closures, and not key paths: a lock is generic code that evaluates a key path step by step.
  var isEmpty: Bool { contents.withLock { $0.pending.isEmpty } }

  /// Whether the changes that `take` returns next are animated.
  var isNextAnimated: Bool {
    contents.withLock { $0.pending.first?.scope?.transaction.animation != nil }
  }

  /// Invalidations that share a transaction.
  struct Group {
    fileprivate let invalidations: ArraySlice<Invalidation>

    /// The transaction of the change; without completions if no view shows the change.
    var transaction: Transaction? {
      var transaction = invalidations.first?.scope?.transaction
      if !invalidations.contains(where: \.isPart) { transaction?.completions = [] }
      return transaction
    }

    /// Makes the new values visible to views, and returns the nodes of the views to evaluate.
    func show() -> [ViewNode] {
      for invalidation in invalidations { invalidation.show?() }
      return invalidations.compactMap(\.node)
    }
  }

  /// Removes and returns the oldest invalidations that share a transaction. Views still read the
  /// values before them.
  func take() -> Group {
    contents.withLock { contents in
      let scope = contents.pending.first?.scope
      let group = contents.pending.prefix { $0.scope === scope }
      contents.pending.removeFirst(group.count)
      scope?.combineParts(group.count(where: \.isPart))
      return Group(invalidations: group)
    }
  }

  /// Sets a function that the next invalidation calls.
  ///
  /// - Returns: `false`, without setting the function, if the queue is not empty.
  func sleep(until wake: @escaping @Sendable () -> Void) -> Bool {
    contents.withLock { contents in
      guard contents.pending.isEmpty else { return false }
      contents.wake = wake
      return true
    }
  }
}

/// A state observer that adds a view's node to the invalidation queue of its tree.
final class NodeInvalidator: StateObserver, PropertyStorage {
  private struct Reference {
    weak var node: ViewNode?
  }

  private let invalidations: InvalidationQueue
  private let reference: Mutex<Reference>

  init(invalidations: InvalidationQueue, node: ViewNode?) {
    self.invalidations = invalidations
    reference = Mutex(Reference(node: node))
  }

  /// Invalidates another node from now on, which shows the same view again.
  func move(to node: ViewNode) {
    reference.withLock { $0.node = node }
    // A write that is not shown yet invalidated the earlier node.
    if !invalidations.isEmpty { invalidations.enqueue(node) }
  }

  var isEvaluating: Bool { invalidations.isEvaluating }

  func stateDidChange(writing write: () -> Void, _ show: @escaping @Sendable () -> Void) {
    let node = reference.withLock { $0.node }
    // A window that has closed shows nothing any more.
    invalidations.enqueue(node, isPart: node != nil, show: show, writing: write)
  }
}
