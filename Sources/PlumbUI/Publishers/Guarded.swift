internal import Foundation

/// A value that threads share.
///
/// Nothing is called while the lock is held, so that what receives a value may send another.
final class Guarded<Value>: @unchecked Sendable {
  // Used under the lock only.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// The value, which is nothing from now on.
  func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
    withLock { value in
      defer { value = nil }
      return value
    }
  }
}
