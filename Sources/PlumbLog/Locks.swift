internal import Synchronization

/// A lock around a value, in memory of its own.
///
/// As in the module `os`: not recursive.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The value, which is accessed only while the lock is held.
  private final class Storage {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock around a value that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Calls a function with the value while holding the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.mutex._unsafeLock()
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }

  /// Calls a function with the value while holding the lock.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a function with the value while holding the lock, unless another thread holds it: then the result is `nil`.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.mutex._unsafeTryLock() else { return nil }
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }

  /// Calls a function with the value while holding the lock, unless another thread holds it: then the result is `nil`.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits for the lock and takes it.
  public func lock() { storage.mutex._unsafeLock() }
  /// Gives the lock back, on the thread that has taken it.
  public func unlock() { storage.mutex._unsafeUnlock() }
  /// Takes the lock unless another thread holds it, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.mutex._unsafeTryLock() }

  /// Calls a function while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a function while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}
