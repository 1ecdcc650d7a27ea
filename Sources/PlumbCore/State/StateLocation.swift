internal import Synchronization

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
  private var pendingValues = ArraySlice<Value>()
  private var shownCount = 0
  private let observer: any StateObserver

  init(_ value: Value, observer: any StateObserver) {
    latest = value
    shown = value
    self.observer = observer
  }

  /// The value shown, while views are being evaluated; otherwise the latest value.
  var value: Value {
    let isEvaluating = observer.isEvaluating
    return lock.withLock { isEvaluating ? shown : latest }
  }

  var changeCount: Int { lock.withLock { shownCount } }

  var isUnchanged: Bool {
    !(Value.self is AnyObject.Type)
      && lock.withLock { shownCount == 0 && pendingValues.isEmpty }
  }

  func set(_ newValue: Value) {
    // The previous value is released after the lock: its deinitializer may use the state.
    var previous = newValue
    observer.stateDidChange(
      writing: {
        lock.withLock {
          swap(&latest, &previous)
          pendingValues.append(newValue)
        }
      },
      { self.showNext() })
  }

  /// Makes the oldest unshown write visible to views.
  private func showNext() {
    _ = lock.withLock { () -> Value? in
      guard var value = pendingValues.popFirst() else { return nil }
      shownCount += 1
      swap(&shown, &value)
      return value
    }
  }
}
