package import Synchronization

extension Mutex where Value == Void {
  /// Calls a function while holding the lock, which is not recursive.
  ///
  /// For several stored properties that one lock protects, or for values that are not `Sendable`:
  /// the caller guarantees that they are accessed nowhere else.
  package borrowing func withLock<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withLock { (_: inout Void) throws(Failure) in try Unchecked(value: body()) }.value
  }
}

/// A value that only one thread uses at a time, although its type does not ensure this.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
