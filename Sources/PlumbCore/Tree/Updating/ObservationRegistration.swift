internal import Observation
internal import Synchronization

/// The observable properties that a view has read in one evaluation.
///
/// `withObservationTracking` leaves an observer at every property that was read, until one of them changes; there is no
/// call that removes it. So a view also reads a property of its registration, whose change removes all of them:
/// otherwise each evaluation of a view, and each row of a list that was scrolled past, would leave some for as long as
/// the objects live.
final class ObservationRegistration: Observable, Sendable {
  /// The state of whether the observers still have to report a change: a separate object, which the observers retain.
  final class Activity: Sendable {
    private let isActive = Atomic(true)

    /// Ends the activity, because observers are removed with the first change. Returns whether it had not ended.
    func end() -> Bool { isActive.exchange(false, ordering: .acquiringAndReleasing) }
  }

  let activity = Activity()
  private let registrar = ObservationRegistrar()

  private var change: Void { () }

  /// Reads the property whose change removes the observers.
  func begin() { registrar.access(self, keyPath: \.change) }

  /// Removes the observers.
  func cancel() {
    if activity.end() { registrar.withMutation(of: self, keyPath: \.change) {} }
  }
}

/// The types of nodes that have read observable objects.
@MainActor private var observingTypes: Set<ObjectIdentifier> = []

extension ViewNode {
  /// Evaluates a closure and requests an evaluation of the node when an observed value that the closure read changes.
  /// Values that an earlier closure read are not observed any more.
  package final func tracked<Result>(_ read: () -> Result) -> Result {
    if let observation {
      observation.cancel()
      self.observation = nil
    }
    // Most views read no observable object, and a registration costs as much as a small body.
    guard observingTypes.contains(ObjectIdentifier(Self.self)) else {
      return trackedFirst(read)
    }
    let registration = ObservationRegistration()
    observation = registration
    return withObservationTracking {
      registration.begin()
      return recorded(read)
    } onChange: { [activity = registration.activity, requestUpdate] in
      if activity.end() { requestUpdate() }
    }
  }

  /// Evaluates a closure of the first node of a type, or of one of a type that has read no observable object so far.
  private func trackedFirst<Result>(_ read: () -> Result) -> Result {
    // The last argument is evaluated only after an object was read. The closure is passed on as it is, because each
    // call of one around it would check its executor.
    guard tree.updateRecorder != nil else {
      return withObservationTracking(read, onChange: observerOfFirst())
    }
    return withObservationTracking({ recorded(read) }, onChange: observerOfFirst())
  }

  private func observerOfFirst() -> @Sendable () -> Void {
    observingTypes.insert(ObjectIdentifier(Self.self))
    return requestUpdate
  }

  private func recorded<Result>(_ read: () -> Result) -> Result {
    // Without an optional of the result, whose type would be looked up at run time.
    guard let recorder = tree.updateRecorder else { return read() }
    return recorder.collectSources(of: self, read)
  }
}
