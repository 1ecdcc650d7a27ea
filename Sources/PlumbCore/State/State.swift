internal import Synchronization

/// A value stored in the view tree, which lives as long as a view in the tree rather than the view
/// value.
///
/// As SwiftUI: a write requests an update of the view that owns the state; a write before the view
/// is part of a tree is ignored.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value; outside a view tree, the initial value.
  public var wrappedValue: Value {
    get {
      // Not as one expression, whose optional is a type that generic code looks up.
      guard let location else { return initialValue }
      return location.value
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(
      get: { location.value }, set: { location.set($0) }, changeCount: location.changeCount)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    location = host.object(in: slot) {
      StateLocation(initialValue, observer: host.stateObserver)
    }
  }

  func isKnownEqual(to other: Self) -> Bool {
    ValueComparison.areSame(initialValue, other.initialValue)
  }
}

/// The storage of a state's value; may be used on any thread.
///
/// As SwiftUI: actions read the latest write immediately. Views are shown the writes transaction by
/// transaction, so that each of two changes in one event has its own animation; therefore the
/// writes are queued here, in order, until the update that shows them.
final class StateLocation<Value>: PropertyStorage, @unchecked Sendable {
  // The properties below are accessed only while the lock is held.
  private let lock = Mutex(())
  private var latest: Value
  /// The value that views read while they are evaluated.
  private var shown: Value
  /// The oldest and the newest write that views were not shown. A chain, as there is one at a time
  /// mostly: generic code looks the type of an array up for each of its steps.
  private var oldestWrite: Write?
  private var newestWrite: Write?
  private var shownCount = 0
  private let observer: any StateObserver

  init(_ value: Value, observer: any StateObserver) {
    latest = value
    shown = value
    self.observer = observer
  }

  deinit {
    // One by one: each write would release the next one while it is being released.
    while let write = oldestWrite { (oldestWrite, write.next) = (write.next, nil) }
  }

  /// The value shown, while views are being evaluated; otherwise the latest value.
  var value: Value {
    let isEvaluating = observer.isEvaluating
    return lock.withLock { isEvaluating ? shown : latest }
  }

  var changeCount: Int { lock.withLock { shownCount } }

  var isUnchanged: Bool {
    !(Value.self is AnyObject.Type)
      && lock.withLock { shownCount == 0 && oldestWrite == nil }
  }

  func set(_ newValue: Value) {
    // The previous value is released after the lock: its deinitializer may use the state.
    var previous = newValue
    observer.stateDidChange(
      writing: {
        lock.withLock {
          swap(&latest, &previous)
          let write = Write(newValue)
          if let newestWrite { newestWrite.next = write } else { oldestWrite = write }
          newestWrite = write
        }
      },
      { self.showNext() })
  }

  /// Makes the oldest unshown write visible to views.
  private func showNext() {
    // As in `set`: the write, which takes the previous value, is released after the lock.
    var write: Write?
    lock.withLock {
      guard let oldest = oldestWrite else { return }
      write = oldest
      oldestWrite = oldest.next
      oldest.next = nil
      if oldestWrite == nil { newestWrite = nil }
      shownCount += 1
      swap(&shown, &oldest.value)
    }
    withExtendedLifetime(write) {}
  }

  private final class Write {
    var value: Value
    var next: Write?

    init(_ value: Value) {
      self.value = value
    }
  }
}
