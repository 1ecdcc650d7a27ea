internal import PlumbBase

/// Operators that make errors, or answer them with another publisher.
extension Publishers {
  /// A publisher that continues with another publisher after an error, unless the other one cannot be made.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    /// Creates the publisher that continues after an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func _subscribe(_ receiver: _Receiver<Output, any Error>) -> AnyCancellable {
      upstream.catch { [handler] error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }._subscribe(receiver)
    }
  }

  /// A publisher that subscribes again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of errors after which it subscribes again; `nil` for all.
    public let retries: Int?

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      if let retries, retries <= 0 { return upstream._subscribe(receiver) }
      let next = Retry(upstream: upstream, retries: retries.map { $0 - 1 })
      return upstream.catch { _ in next }._subscribe(receiver)
    }
  }
}

extension Publisher {
  /// Returns a publisher that continues, after an error, with the publisher that a closure creates from the error, and
  /// fails if the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Returns a publisher that subscribes again after each of a number of errors, and fails with the next one.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  /// Returns a publisher whose errors end the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { error -> Never in
      preconditionFailure(
        "\(prefix.isEmpty ? "" : "\(prefix): ")A publisher that must not fail has failed: \(error)",
        file: file, line: line)
    }
  }

  /// Returns a publisher of transformed values that are not `nil`; it fails when the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.CompactMap<Publishers.TryMap<Self, T?>, T> {
    tryMap(transform).compactMap { $0 }
  }

  /// Returns a publisher of the values that satisfy a predicate; it fails when the predicate throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.CompactMap<Publishers.TryMap<Self, Output?>, Output> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }
}
