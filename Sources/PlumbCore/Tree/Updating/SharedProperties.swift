internal import Synchronization

/// The storage of the dynamic properties of a value that is shown in several trees, such as an app with
/// several windows.
@MainActor package final class SharedProperties {
  private var objects: [Int: any PropertyStorage] = [:]
  /// The observer of the storage.
  let observer = SharedStateObserver()

  package init() {}

  /// Returns the object stored for a property; created on first use.
  func object<Object: PropertyStorage>(in slot: Int, make: () -> Object) -> Object {
    if let object = objects[slot] as? Object { return object }
    let object = make()
    objects[slot] = object
    return object
  }

  /// The number of changes of a property that views have been shown; `nil` if it is not stored.
  func changeCount(in slot: Int) -> Int? { objects[slot]?.changeCount }
}

/// A state observer that requests an update of one view in each of several trees.
///
/// The trees are updated one after the other. A written value becomes visible with the first of them.
final class SharedStateObserver: StateObserver {
  private struct Member {
    weak var observer: NodeInvalidator?
  }

  private let members = Mutex<[Member]>([])

  /// Adds the observer of a view, as long as that exists.
  func add(_ observer: NodeInvalidator) {
    members.withLock { members in
      members.removeAll { $0.observer == nil }
      members.append(Member(observer: observer))
    }
  }

  private var observers: [NodeInvalidator] { members.withLock { $0.compactMap(\.observer) } }

  var isEvaluating: Bool { observers.contains(where: \.isEvaluating) }

  func stateDidChange(writing write: () -> Void, _ show: @escaping @Sendable () -> Void) {
    let observers = observers
    guard let first = observers.first else {
      write()
      return show()
    }
    let firstShow = FirstCall(show)
    first.stateDidChange(writing: write) { firstShow.call() }
    for observer in observers.dropFirst() { observer.stateDidChange { firstShow.call() } }
  }
}

/// A function of which only the first call has an effect.
private final class FirstCall: Sendable {
  private let function: @Sendable () -> Void
  private let wasCalled = Atomic(false)

  init(_ function: @escaping @Sendable () -> Void) {
    self.function = function
  }

  func call() {
    if !wasCalled.exchange(true, ordering: .acquiringAndReleasing) { function() }
  }
}
