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
  private let receivers: ReceiverList<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    receivers = ReceiverList(latest: value)
  }

  /// The latest value. Setting it sends the value to the receivers, which then read the new value.
  public var value: Output {
    get {
      guard let latest = receivers.latest else {
        preconditionFailure("The list of receivers lost the value that it was created with.")
      }
      return latest
    }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    receivers.sendLatest(value)
  }

  /// Completes the subject; values sent afterwards are ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}
