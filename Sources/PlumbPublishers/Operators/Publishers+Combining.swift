internal import PlumbBase

/// Operators that combine several publishers into one.
extension Publishers {
  /// A publisher of the latest values of two publishers, sent whenever one of them sends a value
  /// after both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let last = Guarded<(a: A.Output?, b: B.Output?)>((nil, nil))
      let output = CombinedOutput(of: 2, for: receiver)
      func send(_ change: (inout (a: A.Output?, b: B.Output?)) -> Void) {
        let values = last.withLock { last in
          change(&last)
          return last
        }
        if let a = values.a, let b = values.b { output.send((a, b)) }
      }
      return output.subscribe {
        [
          a._subscribe(
            _Receiver(value: { value in send { $0.a = .some(value) } }, completion: output.count)),
          b._subscribe(
            _Receiver(value: { value in send { $0.b = .some(value) } }, completion: output.count)),
        ]
      }
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let pairs: CombineLatest<CombineLatest<A, B>, C>

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      pairs = CombineLatest(CombineLatest(a, b), c)
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      pairs._subscribe(forwardingTo: receiver) { pair, c in receiver.value((pair.0, pair.1, c)) }
    }
  }

  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    private let pairs: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      pairs._subscribe(forwardingTo: receiver) { first, second in
        receiver.value((first.0, first.1, second.0, second.1))
      }
    }
  }

  /// A publisher of pairs of the values of two publishers: the first values, then the second ones,
  /// and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Creates a publisher of pairs of the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let pending = Guarded(PendingPairs<A.Output, B.Output>())
      let output = CombinedOutput(of: 2, for: receiver)
      func receive(_ change: (inout PendingPairs<A.Output, B.Output>) -> Void) {
        let (pair, isOver) = pending.withLock { pending in
          change(&pending)
          let pair = pending.takePair()
          return (pair, pending.isOver)
        }
        if let pair { output.send(pair) }
        if isOver { output.complete(.finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) -> Bool {
        if case .failure = completion {
          output.complete(completion)
          return false
        }
        return true
      }
      return output.subscribe {
        [
          a._subscribe(
            _Receiver { value in
              receive { $0.a.append(value) }
            } completion: {
              if end($0) { receive { $0.isComplete.a = true } }
            }),
          b._subscribe(
            _Receiver { value in
              receive { $0.b.append(value) }
            } completion: {
              if end($0) { receive { $0.isComplete.b = true } }
            }),
        ]
      }
    }
  }

  /// A publisher of the values of several publishers, in the order of arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of several publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      if publishers.isEmpty { receiver.completion(.finished) }
      let output = CombinedOutput(of: publishers.count, for: receiver)
      return output.subscribe {
        publishers.map { $0._subscribe(_Receiver(value: output.send, completion: output.count)) }
      }
    }
  }

  /// A publisher of the values of two publishers, in the order of arrival.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())._subscribe(receiver)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of the latest values of this publisher and another one, transformed by a
  /// closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Returns a publisher of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of pairs of the values of this publisher and another one.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Returns a publisher of the values of this publisher and another one, in the order of arrival.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Returns a publisher of the values of this publisher and two others, in the order of arrival.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }

  /// Returns a publisher of the values of this publisher and three others, in the order of arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher())
  }

  /// Returns a publisher that sends some elements before the values of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Merge<Publishers.Sequence<[Output], Failure>, Self> {
    Publishers.Merge(Publishers.Sequence(sequence: elements), self)
  }
}
