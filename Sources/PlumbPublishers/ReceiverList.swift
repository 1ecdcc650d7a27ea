internal import PlumbBase

/// The receivers subscribed to a publisher; may be used on any thread.
final class ReceiverList<Output, Failure: Error>: Sendable {
  private struct State {
    var entries: [ReceiverEntry<Output, Failure>] = []
    /// The value that new receivers get first.
    var latest: Output?
    /// Whether receivers that are added after the end get the latest value, too.
    var repeatsAfterEnd = false
    var completion: Subscribers.Completion<Failure>?
  }

  private let state: Guarded<State>

  /// Creates a list without receivers.
  ///
  /// - Parameter latest: a value for new receivers.
  /// - Parameter repeatsAfterEnd: whether receivers that are added after the end get the latest value.
  init(latest: Output? = nil, repeatsAfterEnd: Bool = false) {
    state = Guarded(State(latest: latest, repeatsAfterEnd: repeatsAfterEnd))
  }

  /// The value that new receivers get first.
  var latest: Output? { state.withLock { $0.latest } }

  /// Adds a receiver.
  ///
  /// It first gets the latest value of the list, or else the given one, before all values that other
  /// threads send meanwhile.
  ///
  /// - Returns: a subscription that removes the receiver when it is cancelled or released.
  func add(
    _ receiver: _Receiver<Output, Failure>, firstValue value: Output? = nil
  ) -> AnyCancellable {
    // One step, so that no event is lost between the look at the list and the entry.
    let (entry, first, completion) = state.withLock { state in
      let isOver = state.completion != nil && !state.repeatsAfterEnd
      let first = isOver ? nil : state.latest ?? value
      let entry = ReceiverEntry(receiver, isWaiting: first != nil)
      if state.completion == nil { state.entries.append(entry) }
      return (entry, first, state.completion)
    }
    if let first { entry.start(with: first) }
    if let completion {
      receiver.completion(completion)
      return AnyCancellable {}
    }
    return AnyCancellable { [weak self] in self?.remove(entry) }
  }

  private func remove(_ entry: ReceiverEntry<Output, Failure>) {
    // Objects captured by the closures of a receiver may be released with them, which must happen
    // outside the lock.
    let removed = state.withLock { state in
      let index = state.entries.firstIndex { $0 === entry }
      return index.map { state.entries.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  // Closures and not key paths, because a key path of a generic type is created at each use.

  /// Sends a value to every receiver, in order of subscription, and to new ones.
  ///
  /// Has no effect after the completion.
  func sendLatest(_ value: Output) {
    let entries = state.withLock { state in
      if state.completion == nil { state.latest = .some(value) }
      return state.entries
    }
    for entry in entries { entry.receive(.value(value)) }
  }

  /// Sends a value to every receiver, in order of subscription.
  func send(_ value: Output) {
    for entry in state.withLock({ $0.entries }) { entry.receive(.value(value)) }
  }

  /// Sends a completion to every receiver and removes them. Has no effect after the first call.
  ///
  /// - Parameter value: a value to send before, which becomes the latest one.
  func send(completion: Subscribers.Completion<Failure>, after value: Output? = nil) {
    let entries = state.withLock { state -> [ReceiverEntry<Output, Failure>] in
      guard state.completion == nil else { return [] }
      defer {
        state.entries = []
        state.latest = value ?? state.latest
        state.completion = completion
      }
      return state.entries
    }
    for entry in entries {
      if let value { entry.receive(.value(value)) }
      entry.receive(.completion(completion))
    }
  }
}

/// A receiver in a list.
private final class ReceiverEntry<Output, Failure: Error>: @unchecked Sendable {
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let receiver: _Receiver<Output, Failure>
  /// Events that are sent while the first value is being delivered; `nil` afterwards.
  private let waiting: Guarded<[Event]?>?

  /// Creates an entry.
  ///
  /// - Parameter isWaiting: whether the receiver gets a first value with `start`.
  init(_ receiver: _Receiver<Output, Failure>, isWaiting: Bool) {
    self.receiver = receiver
    waiting = isWaiting ? Guarded([]) : nil
  }

  /// Delivers an event, or keeps it until the first value has been delivered.
  func receive(_ event: Event) {
    let isKept =
      waiting?.withLock { waiting in
        waiting?.append(event)
        return waiting != nil
      } ?? false
    if !isKept { deliver(event) }
  }

  /// Delivers the first value and the events sent meanwhile.
  func start(with value: Output) {
    receiver.value(value)
    while let events = nextEvents() {
      for event in events { deliver(event) }
    }
  }

  private func nextEvents() -> [Event]? {
    waiting?.withLock { waiting in
      let events = waiting ?? []
      waiting = events.isEmpty ? nil : []
      return events.isEmpty ? nil : events
    }
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value): receiver.value(value)
    case .completion(let completion): receiver.completion(completion)
    }
  }
}
