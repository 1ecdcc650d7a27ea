/// A publisher whose values are sent by calling it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the receivers.
  func send(_ value: Output)

  /// Completes the subject; values sent afterwards are ignored.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value without content to the receivers.
  public func send() {
    send(())
  }
}

/// A subject that does not store values.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let receivers = ReceiverList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  public func send(_ value: Output) {
    receivers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// A subject that stores the latest value and sends it to each new receiver.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let receivers = ReceiverList<Output, Failure>()
  /// Set before the value is sent, so that receivers read the new value.
  private let current: Guarded<Output>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    current = Guarded(value)
  }

  /// The latest value. Setting it sends the value to the receivers.
  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current.withLock { $0 = value }
    receivers.send(value)
  }

  /// Completes the subject; values sent afterwards do not reach any receiver.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver, firstValue: value)
  }
}
