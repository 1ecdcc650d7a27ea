/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  public func _subscribe(_ receiver: _Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that sends no values and finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher finishes immediately, rather than never.
  public let completeImmediately: Bool

  /// Creates a publisher that finishes immediately or never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher of given types that finishes immediately or never.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if completeImmediately { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher of a given output type that fails with an error.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that creates another publisher for each receiver.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Creates the publisher for a receiver.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a closure that is called for each receiver.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(receiver)
  }
}

/// A publisher of the one result of work that starts immediately; the result is also sent to later
/// subscribers.
public final class Future<Output, Failure: Error>: Publisher, Sendable {
  /// A function that completes the work; only its first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let receivers = ReceiverList<Output, Failure>(repeatsAfterEnd: true)

  /// Calls a closure that starts the work and later calls the promise with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  /// Stores and sends the result. Only the first call has an effect.
  private func fulfill(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value): receivers.send(completion: .finished, after: value)
    case .failure(let error): receivers.send(completion: .failure(error))
    }
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

extension Publishers {
  /// A publisher that sends the elements of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence of values.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      for element in sequence { receiver.value(element) }
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of the value or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
