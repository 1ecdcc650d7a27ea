internal import Foundation

/// The main thread, on which the engine measures texts and draws, for callers on any thread.
package enum MainThread {
  /// The mark of the main queue.
  // The key is never changed.
  private final class Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: true)
    }
  }

  private static let mark = Mark()

  /// Whether the code runs for the main actor.
  ///
  /// In a program with an asynchronous `main`, and in tests, the main queue is served by other threads.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
  }

  /// Returns the result of a function, which is called on the main thread; another thread waits for it.
  package static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
