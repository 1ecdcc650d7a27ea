internal import Synchronization

/// The notifications that were posted and not yet passed to assistive technologies.
package final class PostedNotifications: Sendable {
  /// The only instance.
  package static let shared = PostedNotifications()

  private struct Pending {
    var changes: [AccessibilityChange] = []
    /// Ends the wait of the window that passes notifications on; `nil` while no assistive technology
    /// listens.
    var wake: (@Sendable () -> Void)?
  }

  private let pending = Mutex(Pending())

  /// Starts keeping notifications.
  func start(wake: @escaping @Sendable () -> Void) {
    pending.withLock { $0.wake = wake }
  }

  /// Stops keeping notifications.
  func stop() {
    pending.withLock { $0 = Pending() }
  }

  /// Whether notifications are kept.
  package var isListening: Bool { pending.withLock { $0.wake != nil } }

  /// Keeps a notification for assistive technologies; without effect while none listens.
  package func post(_ change: AccessibilityChange) {
    let wake = pending.withLock { pending in
      if pending.wake != nil { pending.changes.append(change) }
      return pending.wake
    }
    wake?()
  }

  /// Removes and returns the notifications.
  func take() -> [AccessibilityChange] {
    pending.withLock { pending in
      defer { pending.changes = [] }
      return pending.changes
    }
  }
}
