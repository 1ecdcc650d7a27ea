/// Sends one value, and is done.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

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

/// Sends no value, and is done at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

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

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// Makes a publisher for each receiver.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(receiver)
  }
}

/// Sends the one value that work begun at once comes to, and keeps it for those who come later.
public final class Future<Output, Failure: Error>: Publisher, Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let receivers = ReceiverList<Output, Failure>()
  private let result = Guarded<Result<Output, Failure>?>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in keep($0) }
  }

  /// The first result counts.
  private func keep(_ result: Result<Output, Failure>) {
    let isFirst = self.result.withLock { known in
      guard known == nil else { return false }
      known = result
      return true
    }
    guard isFirst else { return }
    switch result {
    case .success(let value):
      receivers.send(value)
      receivers.send(completion: .finished)
    case .failure(let error):
      receivers.send(completion: .failure(error))
    }
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    guard case .success(let value) = result.withLock({ $0 }) else {
      return receivers.add(receiver)
    }
    receiver.value(value)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

extension Publishers {
  /// Sends the elements of a sequence one after the other, and is done.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

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

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
