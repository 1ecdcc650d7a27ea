/// An observer of state writes; may be used on any thread.
protocol StateObserver: Sendable {
  /// Whether views are being evaluated on the current thread. They see every state as of the change
  /// that is being shown.
  var isEvaluating: Bool { get }

  /// Requests an update of the view that owns the state, under the current transaction.
  ///
  /// - Parameters:
  ///   - write: writes the value; called immediately. The writes of several threads happen in the
  ///     order of their requests.
  ///   - show: makes the written value visible to views; called when the changes of that transaction
  ///     are shown.
  func stateDidChange(writing write: () -> Void, _ show: @escaping @Sendable () -> Void)
}

extension StateObserver {
  /// Requests an update without writing a value.
  func stateDidChange(_ show: @escaping @Sendable () -> Void) {
    stateDidChange(writing: {}, show)
  }
}
