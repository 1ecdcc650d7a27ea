public import Foundation

/// The object that is told about a window. Every function may be left out.
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  /// Returns whether the window closes for a person.
  func windowShouldClose(_ sender: NSWindow) -> Bool

  /// The window is about to close.
  func windowWillClose(_ notification: Notification)

  /// Keys are sent to the window.
  func windowDidBecomeKey(_ notification: Notification)

  /// Keys are sent to another window.
  func windowDidResignKey(_ notification: Notification)

  /// Keys are sent to the window.
  func windowDidBecomeMain(_ notification: Notification)

  /// Keys are sent to another window.
  func windowDidResignMain(_ notification: Notification)

  /// Not called on this platform: views read their sizes with `GeometryReader` or `onGeometryChange`.
  func windowDidResize(_ notification: Notification)

  /// Not called on this platform.
  func windowDidMove(_ notification: Notification)

  /// Not called on this platform.
  func windowDidMiniaturize(_ notification: Notification)

  /// Not called on this platform.
  func windowDidEnterFullScreen(_ notification: Notification)

  /// Not called on this platform.
  func windowDidExitFullScreen(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
}

extension NSWindow {
  /// Posted when keys are sent to a window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  /// Posted when keys are sent to another window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  /// Posted when keys are sent to a window.
  nonisolated public static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  /// Posted when keys are sent to another window.
  nonisolated public static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  /// Posted when a window is about to close.
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  /// Not posted on this platform.
  nonisolated public static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  /// Not posted on this platform.
  nonisolated public static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification")
}

/// A window of tools, which is a window as any other on this platform.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  /// Whether the panel is in front of other windows; stored without an effect.
  open var isFloatingPanel = false
  /// Whether the panel gets keys only for text; stored without an effect.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel gets events during a dialog; stored without an effect.
  open var worksWhenModal = false
}

/// A controller of a window.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  /// The window; `nil` for none.
  open var window: NSWindow? {
    didSet { window?.windowController = self }
  }

  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }

  /// Returns `nil`: there are no storyboards on this platform.
  public required init?(coder: NSCoder) { nil }

  /// The controller of the window's views.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// Opens the window, or brings it to the front.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

  /// Closes the window without a question.
  open func close() { window?.close() }

  /// Whether the controller has loaded a window from a file; it has none from the beginning.
  open var isWindowLoaded: Bool { window != nil }

  /// Not called on this platform, which has no files with windows.
  open func windowDidLoad() {}

  /// Not called on this platform, which has no files with windows.
  open func windowWillLoad() {}
}
