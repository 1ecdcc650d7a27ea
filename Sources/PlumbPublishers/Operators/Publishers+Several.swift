// The forms of `zip`, `combineLatest` and `merge` for more publishers.
extension Publishers {
  /// A publisher of triples of the values of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let pairs: Zip<Zip<A, B>, C>

    /// Creates a publisher of triples of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      pairs = Zip(Zip(a, b), c)
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      pairs._subscribe(forwardingTo: receiver) { pair, c in receiver.value((pair.0, pair.1, c)) }
    }
  }

  /// A publisher of quadruples of the values of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    private let pairs: Zip<Zip<A, B>, Zip<C, D>>

    /// Creates a publisher of quadruples of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = Zip(Zip(a, b), Zip(c, d))
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      pairs._subscribe(forwardingTo: receiver) { first, second in
        receiver.value((first.0, first.1, second.0, second.1))
      }
    }
  }

  /// A publisher of the values of three publishers, in the order of arrival.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      all._subscribe(receiver)
    }
  }

  /// A publisher of the values of four publishers, in the order of arrival.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher())
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      all._subscribe(receiver)
    }
  }

  /// A publisher of the values of five publishers, in the order of arrival.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      all = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher())
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      all._subscribe(receiver)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values of this publisher and another one, combined by a closure: the first values, then
  /// the second ones, and so on.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Returns a publisher of triples of the values of this publisher and two others.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Returns a publisher of the values of this publisher and two others, combined by a closure.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Returns a publisher of the latest values of this publisher and two others, transformed by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Returns a publisher of quadruples of the values of this publisher and three others.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of the values of this publisher and three others, combined by a closure.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }

  /// Returns a publisher of the latest values of this publisher and three others, transformed by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }

  /// Returns a publisher of the values of this publisher and four others, in the order of arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher())
  }

  /// Returns a publisher of the values of this publisher and five others, in the order of arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher(),
      f.eraseToAnyPublisher())
  }

  /// Returns a publisher of the values of this publisher and six others, in the order of arrival.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher(),
      f.eraseToAnyPublisher(),
      g.eraseToAnyPublisher())
  }

  /// Returns a publisher of the values of this publisher and seven others, in the order of arrival.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher(),
      f.eraseToAnyPublisher(),
      g.eraseToAnyPublisher(),
      h.eraseToAnyPublisher())
  }

  /// Returns a publisher of two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Returns a publisher of three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }
}
