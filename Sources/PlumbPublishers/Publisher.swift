/// A type that sends values over time and may complete at the end.
///
/// This is the part of Combine used by views and their models: subjects, published properties,
/// timers and notifications, the operators between them, and `sink` and `assign`. There is no back
/// pressure – values are forwarded when they arrive – and there are no network publishers.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Sends all values from now on to a receiver, on the thread on which they are sent, until the
  /// result is cancelled or released.
  func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

/// A receiver of the values and the completion of a publisher.
public struct _Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  /// Called once, after the last value.
  let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
}

/// A namespace for types related to receivers.
public enum Subscribers {
  /// The way in which a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// Returns the completion with a transformed error.
  func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}

extension Publisher {
  /// Calls one closure with every value and another at the end, until the result is cancelled or
  /// released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: receiveCompletion))
  }

  /// Forwards values and the completion to a subject until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _subscribe(
      _Receiver(
        value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with every value until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue) { _ in })
  }

  /// Writes every value to a property until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension Publisher {
  /// Subscribes with a closure for the values of an operator, and forwards the completion to a
  /// receiver.
  func _subscribe<Result>(
    forwardingTo receiver: _Receiver<Result, Failure>, _ value: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: value, completion: receiver.completion))
  }
}
