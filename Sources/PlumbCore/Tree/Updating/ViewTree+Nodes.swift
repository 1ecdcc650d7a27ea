/// The parts of the loops that the nodes of the tree use.
extension ViewTree {
  /// The time and the transaction of the current changes.
  package var context: UpdateContext { clock.context }

  /// The invalidations made by state writes.
  var invalidations: InvalidationQueue { updates.invalidations }

  /// Whether views are being evaluated on this thread, so that state must not change.
  package var isEvaluating: Bool { invalidations.isEvaluating }

  /// The readers and writers of preferences.
  package var preferences: PreferenceLoop { layouts.preferences }

  /// The scrolls to perform after the next layout.
  package var scrolls: PendingScrolls { layouts.scrolls }

  /// The functions called after every layout that moves layout nodes.
  package var layoutObservers: LayoutObservers { layouts.callbacks.observers }

  /// The layout nodes whose appearance is observed.
  var appearances: AppearanceObservers { layouts.callbacks.appearances }

  /// Calls a function after the next layout, before the frame is presented.
  package func afterLayout(_ call: @escaping @MainActor () -> Void) { layouts.callbacks.add(call) }

  /// Performs the action for the change of a value after the next layout, before the frame is
  /// presented.
  func afterLayout(perform change: ViewAction) { layouts.callbacks.add(change) }

  /// Records that layout nodes have moved without being placed.
  package func layoutNodesDidMove() { stages.layoutNodesDidMove() }

  /// Whether a layout remains to be performed or continued.
  package var needsLayout: Bool { stages.needsLayout }

  /// Retains a removed node until its layout nodes have been removed as well.
  func keepUntilCollected(_ node: ViewNode) { updates.keepUntilCollected(node) }

  /// Evaluates every body in the next update, although nothing that it reads has changed.
  func evaluateAllBodies() {
    for node in viewNodes where node is any EvaluatedNode { node.setNeedsUpdate() }
  }

  /// Sets a function that the next state write calls, on any thread.
  ///
  /// - Returns: `false`, without setting the function, if a view already needs an update.
  package func sleep(until wake: @escaping @Sendable () -> Void) -> Bool {
    updates.isEmpty && invalidations.sleep(until: wake)
  }
}

extension EventHandler where Self: ViewNode {
  /// Handles the events of a layout node from now on.
  package func handleEvents(of layoutNode: LayoutNode) { tree.eventHandlers[layoutNode] = self }
}
