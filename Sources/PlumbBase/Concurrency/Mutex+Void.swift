package import Synchronization

extension Mutex where Value == Void {
  /// Calls a function while holding the lock, which is not recursive.
  ///
  /// For several stored properties that one lock protects, or for values that are not `Sendable`:
  /// the caller guarantees that they are accessed nowhere else.
  package borrowing func withLock<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Not the function of the library, whose results have to be `Sendable`: a structure around the
    // result is a type that generic code looks up each time.
    _unsafeLock()
    defer { _unsafeUnlock() }
    return try body()
  }
}
