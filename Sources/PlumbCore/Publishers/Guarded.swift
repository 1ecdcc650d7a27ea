internal import Foundation

/// A value protected by a lock, for use on several threads.
///
/// Receivers are never called while the lock is held, so that a receiver of a value may send
/// another one.
final class Guarded<Value>: @unchecked Sendable {
  // Accessed only while the lock is held.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// Returns the value and sets it to `nil`.
  func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
    withLock { value in
      defer { value = nil }
      return value
    }
  }
}
