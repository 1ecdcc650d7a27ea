/// Something that sends values over time, and in the end maybe that it is done.
///
/// The part of Combine that views and their models use: subjects, published properties, timers and
/// notifications, the operators between them and `sink` and `assign`. There is no back pressure –
/// values are handed on when they come – and no publisher of a network.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Tells a receiver everything from now on, on the thread it comes from, until the result is
  /// cancelled or let go.
  func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

/// What is told of the values of a publisher.
public struct _Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  /// Told once, after which nothing comes.
  let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
}

/// The namespace of what receives values.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same end with another error.
  func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}

extension Publisher {
  /// Calls one closure with every value and another at the end, until the result is cancelled or let
  /// go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: receiveCompletion))
  }

  /// Hands everything on to a subject until the result is cancelled or let go.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _subscribe(
      _Receiver(
        value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with every value until the result is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue) { _ in })
  }

  /// Writes every value to a property until the result is cancelled or let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension Publisher {
  /// What an operator subscribes with: its own way with values, and the end handed on.
  func _subscribe<Result>(
    handingOn receiver: _Receiver<Result, Failure>, _ value: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: value, completion: receiver.completion))
  }
}
