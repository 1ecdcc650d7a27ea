internal import Synchronization

/// A shared value protected by a lock, for closures and for values that are not `Sendable`.
///
/// A stored property of a `Sendable` type is a `Mutex` instead, which needs no allocation.
package final class Guarded<Value>: @unchecked Sendable {
  // Accessed only while the lock is held.
  private var value: Value
  private let lock = Mutex(())

  /// Creates a protected value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a function with the value while holding the lock, which is not recursive.
  package func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) in try body(&value) }
  }

  /// Returns the value and sets it to `nil`.
  package func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
    withLock { value in
      defer { value = nil }
      return value
    }
  }
}
