/// The connection between the views of a window and its assistive technologies.
@MainActor package final class AccessibilityReporter {
  private let views: ViewTree
  private let window: any PlatformWindow
  private let wake: @Sendable () -> Void
  /// The objects of the views; `nil` while no assistive technology listens.
  private var tree: AccessibilityTree?

  /// - Parameter wake: ends the wait for events; may be called on any thread.
  package init(
    _ views: ViewTree, in window: any PlatformWindow, wake: @escaping @Sendable () -> Void
  ) {
    self.views = views
    self.window = window
    self.wake = wake
  }

  /// Reports the changes of the last frame. Does nothing while no assistive technology listens.
  package func frameDidEnd() {
    guard let bridge = window.accessibility, bridge.isActive else {
      if tree != nil { stop() }
      return
    }
    guard let tree else { return start(bridge) }
    bridge.report(tree.update() + PostedNotifications.shared.take())
  }

  private func start(_ bridge: any AccessibilityBridge) {
    let tree = AccessibilityTree(views)
    self.tree = tree
    // The first content of the window is no change; only its focus is reported.
    let focus = tree.update().filter {
      if case .state(_, .focused, true) = $0 { true } else { false }
    }
    bridge.content = tree
    PostedNotifications.shared.start(wake: wake)
    bridge.report(focus)
  }

  private func stop() {
    tree = nil
    window.accessibility?.content = nil
    PostedNotifications.shared.stop()
  }
}
