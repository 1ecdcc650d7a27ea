/// Operators that make one publisher of several.
extension Publishers {
  /// The last value of each of two, whenever one of them sends, once both have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let last = Guarded<(a: A.Output?, b: B.Output?)>((nil, nil))
      let ends = Ends(of: 2, for: receiver)
      func send(_ change: (inout (a: A.Output?, b: B.Output?)) -> Void) {
        let values = last.withLock { last in
          change(&last)
          return last
        }
        if let a = values.a, let b = values.b { receiver.value((a, b)) }
      }
      return AnyCancellable([
        a._subscribe(
          _Receiver(value: { value in send { $0.a = .some(value) } }, completion: ends.count)),
        b._subscribe(
          _Receiver(value: { value in send { $0.b = .some(value) } }, completion: ends.count)),
      ])
    }
  }

  /// As `CombineLatest`, of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let pairs: CombineLatest<CombineLatest<A, B>, C>

    public init(_ a: A, _ b: B, _ c: C) {
      pairs = CombineLatest(CombineLatest(a, b), c)
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      pairs._subscribe(handingOn: receiver) { pair, c in receiver.value((pair.0, pair.1, c)) }
    }
  }

  /// As `CombineLatest`, of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    private let pairs: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      pairs._subscribe(handingOn: receiver) { first, second in
        receiver.value((first.0, first.1, second.0, second.1))
      }
    }
  }

  /// The first values of two together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let waiting = Guarded<(a: [A.Output], b: [B.Output])>(([], []))
      let ends = Ends(of: 2, for: receiver)
      func send(_ change: (inout (a: [A.Output], b: [B.Output])) -> Void) {
        let pair = waiting.withLock { waiting -> Output? in
          change(&waiting)
          guard !waiting.a.isEmpty, !waiting.b.isEmpty else { return nil }
          return (waiting.a.removeFirst(), waiting.b.removeFirst())
        }
        if let pair { receiver.value(pair) }
      }
      return AnyCancellable([
        a._subscribe(
          _Receiver(value: { value in send { $0.a.append(value) } }, completion: ends.count)),
        b._subscribe(
          _Receiver(value: { value in send { $0.b.append(value) } }, completion: ends.count)),
      ])
    }
  }

  /// What several send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      if publishers.isEmpty { receiver.completion(.finished) }
      let ends = Ends(of: publishers.count, for: receiver)
      return AnyCancellable(
        publishers.map {
          $0._subscribe(_Receiver(value: receiver.value, completion: ends.count))
        })
    }
  }

  /// What two send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())._subscribe(receiver)
    }
  }
}

/// Counts the ends of several publishers: the last one is the end of all, as is the first failure.
private final class Ends<Failure: Error>: Sendable {
  private let left: Guarded<Int>
  private let finish: Guarded<((Subscribers.Completion<Failure>) -> Void)?>

  init<Output>(of count: Int, for receiver: _Receiver<Output, Failure>) {
    left = Guarded(count)
    finish = Guarded(receiver.completion)
  }

  func count(_ completion: Subscribers.Completion<Failure>) {
    let left = left.withLock { left in
      left -= 1
      return left
    }
    if case .finished = completion, left > 0 { return }
    finish.take()?(completion)
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// The elements given, then what this sends.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Merge<Publishers.Sequence<[Output], Failure>, Self> {
    Publishers.Merge(Publishers.Sequence(sequence: elements), self)
  }
}
