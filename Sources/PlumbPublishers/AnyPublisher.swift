/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (_Receiver<Output, Failure>) -> AnyCancellable

  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    subscribe(receiver)
  }
}

extension Publisher {
  /// Returns a type-erased publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
