internal import PlumbBase

/// The subscription of an operator, which the operator may end before its publisher completes.
final class UpstreamSubscription: Sendable {
  private enum State {
    /// Values may arrive before the subscription does.
    case subscribing
    case subscribed(AnyCancellable)
    case cancelled
  }

  private let state = Guarded(State.subscribing)

  /// Creates a subscription that is cancelled with the result.
  ///
  /// - Parameter subscribe: subscribes to the publisher, and may cancel its argument while it does.
  static func start(_ subscribe: (UpstreamSubscription) -> AnyCancellable) -> AnyCancellable {
    let upstream = UpstreamSubscription()
    upstream.set(subscribe(upstream))
    return AnyCancellable { upstream.cancel() }
  }

  /// Stores the subscription, or cancels it if it is not wanted any more.
  private func set(_ subscription: AnyCancellable) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .subscribed(subscription)
      return false
    }
    if isCancelled { subscription.cancel() }
  }

  /// Cancels the subscription; later calls have no effect.
  func cancel() {
    let before = state.withLock { state in
      defer { state = .cancelled }
      return state
    }
    if case .subscribed(let subscription) = before { subscription.cancel() }
  }
}
