/// The loop that evaluates views until none of them needs an evaluation.
///
/// One round evaluates the views that were changed under one transaction. An evaluation may write
/// state that other views read, which makes another round.
@MainActor package final class UpdateLoop {
  /// The maximum number of consecutive rounds under one transaction. State that converges does so
  /// in two or three.
  static let roundLimit = 100

  /// The invalidations made by state writes, on any thread.
  let invalidations = InvalidationQueue()
  private let clock: FrameClock
  private let stages: PendingStages
  private var queue = UpdateQueue()
  /// Nodes that were removed from the tree, and that their layout nodes may still need.
  private var departing: [ViewNode] = []
  /// Memory for collected layout nodes, so that none is requested for each of a growing list.
  private var collection: [LayoutNode] = []

  init(clock: FrameClock, stages: PendingStages) {
    self.clock = clock
    self.stages = stages
  }

  deinit {
    invalidations.close()
  }

  /// Whether no view needs an evaluation or a collection of layout nodes; invalidations that were
  /// not taken yet are not counted.
  var isEmpty: Bool { queue.isEmpty }

  /// Schedules the evaluation of a node.
  func evaluate(_ node: ViewNode) { queue.evaluate(node) }

  /// Schedules the collection of a node's layout nodes.
  func collect(_ node: ViewNode) { queue.collect(node) }

  /// Retains a removed node until its layout nodes have been removed as well.
  func keepUntilCollected(_ node: ViewNode) { departing.append(node) }

  /// Evaluates the views that need it, parents before children.
  ///
  /// - Parameter layOutPending: lays out the changes made so far, if they are not laid out yet.
  func run(layOutPending: () -> Void) {
    // A press or a change of the text size is not animated, whatever change came before it.
    if !queue.isEmpty, clock.context.animation != nil { begin(nil, layOutPending) }
    var rounds = 0
    while findWork(&rounds, layOutPending), rounds <= Self.roundLimit {
      stages.viewsDidChange()
      invalidations.isEvaluating = true
      for node in queue.takeStale() { node.evaluateIfNeeded(at: clock.context) }
      collectLayoutNodes()
      invalidations.isEvaluating = false
    }
    assert(
      rounds <= Self.roundLimit,
      "Views keep changing each other's state; an update did not end after \(Self.roundLimit) rounds."
    )
  }

  /// Creates views during layout, and collects their layout nodes.
  func makeDuringLayout(_ make: () -> Void) {
    let wasEvaluating = invalidations.isEvaluating
    invalidations.isEvaluating = true
    make()
    if queue.hasUncollected { stages.setNeedsDisplay() }
    collectLayoutNodes()
    invalidations.isEvaluating = wasEvaluating
  }

  /// Returns the layout nodes that a closure appends.
  package func collected(_ append: (inout [LayoutNode]) -> Void) -> [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    swap(&layoutNodes, &collection)
    append(&layoutNodes)
    let result = layoutNodes.map(\.self)
    layoutNodes.removeAll(keepingCapacity: true)
    swap(&layoutNodes, &collection)
    return result
  }

  /// Takes the invalidations of the next transaction. Returns whether any view needs an evaluation.
  ///
  /// - Parameter rounds: the number of rounds under the current transaction.
  private func findWork(_ rounds: inout Int, _ layOutPending: () -> Void) -> Bool {
    rounds += 1
    // Evaluations scheduled by the tree itself belong to unanimated changes, which come before
    // animated ones.
    if queue.isEmpty || !invalidations.isNextAnimated {
      while !invalidations.isEmpty {
        takeInvalidations(&rounds, layOutPending)
        if !queue.isEmpty { break }
      }
    }
    return !queue.isEmpty
  }

  private func takeInvalidations(_ rounds: inout Int, _ layOutPending: () -> Void) {
    let group = invalidations.take()
    if group.transaction != nil || clock.context.animation != nil {
      begin(group.transaction, layOutPending)
      rounds = 0
    }
    // Only now, because the layout of earlier changes may evaluate views.
    for node in group.show() { node.setNeedsUpdate() }
  }

  /// Starts an update with a transaction. Earlier changes are laid out first, under their own
  /// transaction.
  private func begin(_ transaction: Transaction?, _ layOutPending: () -> Void) {
    layOutPending()
    clock.scheduleCompletions()
    clock.startUpdate(transaction ?? Transaction())
  }

  /// Collects the layout nodes of the nodes that need it, and notifies the observers of the
  /// transitions that this starts.
  private func collectLayoutNodes() {
    while queue.hasUncollected {
      for node in queue.takeUncollected() { node.collectIfNeeded() }
      for event in clock.scheduler.takeTransitionEvents() {
        event.observer.transitionDidStart(event)
      }
    }
    departing = []
  }
}

extension ViewNode {
  /// Creates views during layout.
  ///
  /// A node that was removed from the tree creates none: its layout nodes keep their content until
  /// their transition ends.
  final func makeDuringLayout(_ make: () -> Void) {
    if isMounted { tree.updates.makeDuringLayout(make) }
  }
}
