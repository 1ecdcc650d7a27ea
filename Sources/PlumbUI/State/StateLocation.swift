internal import Foundation

/// Where a state's value is kept; may be used on any thread.
///
/// As SwiftUI: actions see what was written last, at once. Views are shown the writes transaction
/// by transaction, so that of two changes in one turn each moves by its own animation; hence the
/// writes wait here, in order, for the update that shows them.
final class StateLocation<Value>: @unchecked Sendable {
  // Everything below is used under the lock only.
  private let lock = NSLock()
  private var latest: Value
  /// What views see while they are evaluated.
  private var shown: Value
  private var unshown = ArraySlice<Value>()
  private let observer: any StateObserver

  init(_ value: Value, observer: any StateObserver) {
    latest = value
    shown = value
    self.observer = observer
  }

  /// The value for whoever asks: a view that is being evaluated, or anybody else.
  var value: Value {
    let isEvaluating = observer.isEvaluating
    return lock.withLock { isEvaluating ? shown : latest }
  }

  func set(_ newValue: Value) {
    lock.withLock {
      latest = newValue
      unshown.append(newValue)
    }
    observer.stateDidChange { self.showNext() }
  }

  /// Lets views see the oldest write they have not seen.
  private func showNext() {
    lock.withLock {
      if let value = unshown.popFirst() { shown = value }
    }
  }
}
