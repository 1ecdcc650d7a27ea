/// What a state tells of its writes; may be used on any thread.
protocol StateObserver: Sendable {
  /// Whether views are being evaluated; they see every state as their own change left it.
  var isEvaluating: Bool { get }

  /// Asks for an update of the view that owns the state, under the present transaction.
  ///
  /// - Parameter show: lets the views see what was written; called when it is that
  ///   transaction's turn.
  func stateDidChange(_ show: @escaping @Sendable () -> Void)
}
