/// The receivers of one publisher; may be used on any thread.
final class ReceiverList<Output, Failure: Error>: Sendable {
  private struct State {
    var receivers: [(id: Int, receiver: _Receiver<Output, Failure>)] = []
    var nextID = 0
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = Guarded(State())

  /// - Parameter value: what the receiver is told first, unless all is over.
  func add(
    _ receiver: _Receiver<Output, Failure>, beginningWith value: Output? = nil
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
    // What the closures of a receiver hold may be let go with them, and must be so outside.
    let removed = state.withLock { state in
      let index = state.receivers.firstIndex { $0.id == id }
      return index.map { state.receivers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Hands a value to every receiver, in the order in which they came.
  func send(_ value: Output) {
    for entry in state.withLock(\.receivers) { entry.receiver.value(value) }
  }

  /// Tells every receiver that this is the end; only the first time.
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
