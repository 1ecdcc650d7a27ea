/// The receivers subscribed to a publisher; may be used on any thread.
final class ReceiverList<Output, Failure: Error>: Sendable {
  private struct State {
    var receivers: [(id: Int, receiver: _Receiver<Output, Failure>)] = []
    var nextID = 0
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = Guarded(State())

  /// Adds a receiver; a receiver added after the end only receives the completion.
  ///
  /// - Parameter value: a value to send to the receiver first, unless the publisher has completed.
  /// - Returns: a subscription that removes the receiver when it is cancelled or released.
  func add(
    _ receiver: _Receiver<Output, Failure>, firstValue value: Output? = nil
  ) -> AnyCancellable {
    if let completion = state.withLock(\.completion) {
      receiver.completion(completion)
      return AnyCancellable {}
    }
    if let value { receiver.value(value) }
    let id = state.withLock { state -> Int in
      state.nextID += 1
      state.receivers.append((state.nextID, receiver))
      return state.nextID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    // Objects captured by the closures of a receiver may be released with them, which must happen
    // outside the lock.
    let removed = state.withLock { state in
      let index = state.receivers.firstIndex { $0.id == id }
      return index.map { state.receivers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Sends a value to every receiver, in order of subscription.
  func send(_ value: Output) {
    for entry in state.withLock(\.receivers) { entry.receiver.value(value) }
  }

  /// Sends a completion to every receiver and removes them. Has no effect after the first call.
  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = state.withLock { state in
      defer {
        state.receivers = []
        state.completion = state.completion ?? completion
      }
      return state.receivers
    }
    for entry in receivers { entry.receiver.completion(completion) }
  }
}
