public import Foundation
public import PlumbPlatformValues
public import PlumbUI

extension NSApplication {
  var state: ApplicationState { .current }

  /// The answer to whether the app may end.
  public enum TerminateReply: UInt, Sendable {
    /// It goes on.
    case terminateCancel = 0
    /// It ends.
    case terminateNow = 1
    /// `reply(toApplicationShouldTerminate:)` answers.
    case terminateLater = 2
  }

  /// The places in which an app is shown; without an effect, as a desktop shows windows.
  public enum ActivationPolicy: Int, Sendable {
    /// In the Dock.
    case regular
    /// In no Dock.
    case accessory
    /// Without windows.
    case prohibited
  }

  /// The delegate, which the app does not keep in memory.
  public var delegate: (any NSApplicationDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  /// Runs the app until its last window closes. The windows that the program has opened before are shown, and those of
  /// the delegate.
  ///
  /// If there is no display, no font or no window, the program ends with a sentence on standard error and the exit code
  /// 1.
  public func run() {
    AppKitObserver.register()
    DelegateApp.main()
  }

  /// Prepares the app; without an effect, as `run()` does everything.
  public func finishLaunching() {}

  /// Ends the app without asking its delegate.
  public func stop(_ sender: Any?) {
    state.mayTerminate = true
    terminate(sender)
  }

  /// Answers for a delegate that wanted to answer later.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard shouldTerminate else { return }
    stop(nil)
  }

  /// Whether the app has started.
  public var isRunning: Bool { state.hasFinishedLaunching }

  /// Whether keys are sent to a window of the app.
  public var isActive: Bool { ProgramLife.shared.phase == .active }

  /// Whether no window of the app is visible.
  public var isHidden: Bool { ProgramLife.shared.phase == .background }

  /// Sets where the app is shown; stored without an effect. Returns whether it is stored.
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
    state.activationPolicy = policy
    return true
  }

  /// Returns where the app is shown.
  public func activationPolicy() -> ActivationPolicy { state.activationPolicy }

  /// The app's icon in the Dock, which does not exist on this platform.
  public var dockTile: NSDockTile { state.dockTile }

  /// Without an effect, as the desktop minimises windows.
  public func hide(_ sender: Any?) {}

  /// Brings the windows of the app to the front.
  public func unhide(_ sender: Any?) { activate() }

  /// Without an effect, as the desktop minimises windows.
  public func hideOtherApplications(_ sender: Any?) {}

  /// Asks for the attention of the person; without an effect. Returns a number.
  @discardableResult public func requestUserAttention(_ type: RequestUserAttentionType) -> Int { 0 }

  /// The urgency with which an app asks for attention.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  // MARK: Windows

  /// The windows of the app: those that the program has made, and those of its scenes that are open.
  public var windows: [NSWindow] { state.windows }

  /// The window to which keys are sent; `nil` if they are sent to another app.
  public var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }

  /// The window to which keys are sent; `nil` if they are sent to another app.
  public var mainWindow: NSWindow? { keyWindow }

  // MARK: Actions

  /// The menu bar of the app's windows, besides the standard menus that they have anyway; `nil` for those alone.
  public var mainMenu: NSMenu? {
    get { state.mainMenu }
    set { state.mainMenu = newValue }
  }

  /// The menu of windows; without an effect, as the menu bar lists the windows.
  public var windowsMenu: NSMenu? {
    get { nil }
    set {}
  }

  /// The menu of services, which do not exist on this platform.
  public var servicesMenu: NSMenu? {
    get { nil }
    set {}
  }

  /// The menu of help; without an effect, as each menu is shown under its title.
  public var helpMenu: NSMenu? {
    get { nil }
    set {}
  }

  /// Sends an action to a target, or to the first object that has the method: the window with the keys, its delegate,
  /// its controller, the app, its delegate.
  ///
  /// - Parameters:
  ///   - action: a method, or the name of a method of AppKit such as `showSettingsWindow:`.
  ///   - target: the object with the method; `nil` to search it.
  ///   - sender: the argument of the method.
  /// - Returns: whether an object has the method.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?
  ) -> Bool {
    StandardAction(action)?.perform() ?? ActionTargets(target).perform(action, sender)
  }

  /// Shows nothing on this platform: put a view about the app into a window of one's own.
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}

  /// Shows nothing on this platform: put a view about the app into a window of one's own.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}

  /// The key of a value of the panel about the app.
  public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
  }
}

/// The app's icon in a Dock, which does not exist on this platform.
@MainActor @preconcurrency public final class NSDockTile: NSObject {
  /// The text on the icon; stored without an effect.
  public var badgeLabel: String?
  /// Whether the icon shows a text; stored without an effect.
  public var showsApplicationBadge = true

  /// Without an effect.
  public func display() {}
}

// MARK: Notifications, which the default centre posts

extension NSApplication {
  /// Posted when the app is about to finish its start.
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted when the app has started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted when keys are about to be sent to a window of the app.
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// Posted when keys are sent to a window of the app.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Posted when keys are about to be sent to another app.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted when keys are sent to another app.
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Posted when no window of the app is visible any more.
  nonisolated public static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification")
  /// Posted when a window of the app is visible again.
  nonisolated public static let didUnhideNotification = Notification.Name(
    "NSApplicationDidUnhideNotification")
  /// Posted when the app ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}
