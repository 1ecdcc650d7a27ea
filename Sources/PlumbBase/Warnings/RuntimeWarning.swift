internal import Foundation

/// A warning for the developer about a recoverable mistake.
package enum RuntimeWarning {
  /// The receiver of the warnings of a task.
  private final class Channel: Sendable {
    let isCollecting: Bool
    /// The warnings that are not repeated.
    let unique = Guarded<Set<String>>([])
    let collected = Guarded<[String]>([])

    init(isCollecting: Bool) {
      self.isCollecting = isCollecting
    }
  }

  @TaskLocal private static var channel = Channel(isCollecting: false)

  /// Writes a line to the standard error.
  package static func show(_ text: String) {
    if channel.isCollecting {
      channel.collected.withLock { $0.append(text) }
    } else {
      StandardStream.warn("PlumbUI: \(text)")
    }
  }

  /// Writes a line to the standard error, unless the program has written the same line before.
  package static func showOnce(_ text: String) {
    if channel.unique.withLock({ $0.insert(text).inserted }) { show(text) }
  }

  /// Returns the warnings that a function causes, in order, instead of writing them; for tests.
  package static func collect(during body: () throws -> Void) rethrows -> [String] {
    let collecting = Channel(isCollecting: true)
    try $channel.withValue(collecting, operation: body)
    return collecting.collected.withLock { $0 }
  }
}
