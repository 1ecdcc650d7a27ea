internal import PlumbBase

/// The receiver of several publishers: it finishes with the last of them, and fails with the first
/// failure.
final class CombinedOutput<Output, Failure: Error>: Sendable {
  private let remaining: Guarded<Int>
  /// `nil` after the end.
  private let receiver: Guarded<_Receiver<Output, Failure>?>
  private let cancellation = Guarded<(() -> Void)?>(nil)

  /// Creates the receiver of a number of publishers.
  init(of count: Int, for receiver: _Receiver<Output, Failure>) {
    remaining = Guarded(count)
    self.receiver = Guarded(receiver)
  }

  /// Subscribes to the publishers, until the end or until the result is cancelled.
  func subscribe(_ subscribe: () -> [AnyCancellable]) -> AnyCancellable {
    UpstreamSubscription.start { upstream in
      cancellation.withLock { $0 = upstream.cancel }
      return AnyCancellable(subscribe())
    }
  }

  /// Sends a value, unless it is after the end.
  func send(_ value: Output) {
    receiver.withLock { $0 }?.value(value)
  }

  /// Records the completion of one publisher, and completes with the last one or the first failure.
  func count(_ completion: Subscribers.Completion<Failure>) {
    let remaining = remaining.withLock { remaining in
      remaining -= 1
      return remaining
    }
    if case .finished = completion, remaining > 0 { return }
    complete(completion)
  }

  /// Completes and cancels the subscriptions. Has no effect after the first call.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard let receiver = receiver.take() else { return }
    cancellation.take()?()
    receiver.completion(completion)
  }
}

/// The values of two publishers that have no counterpart yet.
struct PendingPairs<A, B> {
  var a: [A] = []
  var b: [B] = []
  /// Whether each publisher has finished.
  var isComplete = (a: false, b: false)

  /// Removes and returns the first value of each publisher; `nil` if one has none.
  mutating func takePair() -> (A, B)? {
    guard !a.isEmpty, !b.isEmpty else { return nil }
    return (a.removeFirst(), b.removeFirst())
  }

  /// Whether there can be no further pair.
  var isOver: Bool { isComplete.a && a.isEmpty || isComplete.b && b.isEmpty }
}
