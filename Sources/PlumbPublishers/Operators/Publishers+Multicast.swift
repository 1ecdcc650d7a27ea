internal import PlumbBase

/// Operators that send values to several receivers when they are told to begin.
extension Publishers {
  /// A publisher that sends the values of another one through a subject, from the moment when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Creates the subject when the first receiver subscribes.
    public let createSubject: () -> SubjectType
    private let subject = Guarded<SubjectType?>(nil)

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      sharedSubject._subscribe(receiver)
    }

    public func connect() -> any Cancellable { upstream.subscribe(sharedSubject) }

    private var sharedSubject: SubjectType {
      if let known = subject.withLock({ $0 }) { return known }
      // The closure of the program is called outside the lock; another thread may be faster.
      let created = createSubject()
      return subject.withLock { subject in
        if let subject { return subject }
        subject = created
        return created
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that sends the values of this one through a subject when it is connected.
  ///
  /// - Parameter createSubject: creates the subject when the first receiver subscribes.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Returns a publisher that sends the values of this one through a subject when it is connected.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that sends the values of this one when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
