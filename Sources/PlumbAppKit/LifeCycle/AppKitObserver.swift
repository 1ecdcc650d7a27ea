internal import Foundation
internal import PlumbUI

/// Tells the delegates of the app and of its windows about the life of the program, and posts its notifications.
@MainActor final class AppKitObserver: ProgramObserver {
  private var application: NSApplication { .shared }
  private var state: ApplicationState { .current }

  /// Has the program make an observer, unless that was done before.
  nonisolated static func register() { _ = isRegistered }

  nonisolated private static let isRegistered: Bool = add()

  nonisolated private static func add() -> Bool {
    ProgramLife.observers.withLock { $0.append { AppKitObserver() } }
    return true
  }

  // MARK: The start

  func programWillOpenWindows(opening urls: [URL]) {
    tell(NSApplication.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
  }

  func programDidOpenWindows(opening urls: [URL]) {
    state.hasFinishedLaunching = true
    // As AppKit: before the start is over.
    if !urls.isEmpty { application.delegate?.application(application, open: urls) }
    tell(NSApplication.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
  }

  // MARK: Requests

  func programMayReopen() -> Bool {
    application.delegate?.applicationShouldHandleReopen(
      application, hasVisibleWindows: ProgramLife.shared.phase != .background) ?? true
  }

  func programWillOpen(_ urls: [URL]) {
    application.delegate?.application(application, open: urls)
  }

  func programWillPerform(action: String) {}

  // MARK: Windows

  func windowDidOpen(_ window: ProgramWindow) {
    guard self.window(window) == nil else { return }
    state.windows.append(NSWindow(of: window))
  }

  func phaseDidChange(of window: ProgramWindow, from old: ScenePhase) {
    guard let shown = self.window(window) else { return }
    if window.phase == .active {
      shown.tell(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
      shown.tell(NSWindow.didBecomeMainNotification) { $0.windowDidBecomeMain($1) }
    } else if old == .active {
      shown.tell(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) }
      shown.tell(NSWindow.didResignMainNotification) { $0.windowDidResignMain($1) }
    }
  }

  func windowWillClose(_ window: ProgramWindow) {
    guard let closed = self.window(window) else { return }
    closed.tell(NSWindow.willCloseNotification) { $0.windowWillClose($1) }
    state.windows.removeAll { $0 === closed }
  }

  private func window(_ window: ProgramWindow) -> NSWindow? {
    state.windows.first { $0.program === window }
  }

  // MARK: The program

  func programPhaseDidChange(from old: ScenePhase, to new: ScenePhase) {
    switch (old, new) {
    case (_, .active):
      tell(NSApplication.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
      tell(NSApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
    case (.active, _):
      tell(NSApplication.willResignActiveNotification) { $0.applicationWillResignActive($1) }
      tell(NSApplication.didResignActiveNotification) { $0.applicationDidResignActive($1) }
    case (_, .background):
      tell(NSApplication.didHideNotification) { $0.applicationDidHide($1) }
    default:
      if wasHidden {
        tell(NSApplication.didUnhideNotification) { $0.applicationDidUnhide($1) }
      }
    }
    wasHidden = new == .background
  }

  /// Whether the windows were hidden, which they are not before the first of them opens.
  private var wasHidden = false

  func programMayEnd() -> Bool {
    if state.mayTerminate { return true }
    return switch application.delegate?.applicationShouldTerminate(application) {
    case .terminateNow, nil: true
    case .terminateCancel, .terminateLater: false
    }
  }

  func programWillEnd() {
    tell(NSApplication.willTerminateNotification) { $0.applicationWillTerminate($1) }
  }

  /// Tells the delegate, and posts the notification, in the order in which AppKit's delegates are observers.
  private func tell(
    _ name: Notification.Name, _ call: (any NSApplicationDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: application)
    if let delegate = application.delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}

// Before `main`, so that a program whose only use of AppKit is a notification receives it. Compilers before 6.3 have no
// such attribute; there delegates register the observer.
#if os(Linux) && compiler(>=6.3)
  @used @section(".init_array")
  private let registration: @convention(c) () -> Void = { AppKitObserver.register() }
#endif
