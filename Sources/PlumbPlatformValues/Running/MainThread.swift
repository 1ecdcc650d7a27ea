internal import Foundation

/// The main thread, on which the engine measures texts and draws, for callers on any thread.
package enum MainThread {
  /// Returns the result of a function, which is called on the main thread; another thread waits for it.
  package static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
