internal import Foundation
internal import PlumbUI

/// The running app, as code for UIKit names it.
///
/// It has the delegate, the scenes and the windows of the program. What belongs to a phone or a tablet, such as the
/// badge of the icon, is stored without an effect.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The app. Tests replace it.
  static var current = UIApplication()

  /// The app.
  public static var shared: UIApplication { current }

  /// The delegate, which the app keeps in memory.
  public var delegate: (any UIApplicationDelegate)?

  /// Whether the delegate opens all windows, because the program has no `App` of SwiftUI.
  var isRunByDelegate = false

  /// Whether scenes are connected for the delegate, whose own delegates are told about being active then.
  var usesScenes = false

  /// The connected scenes, in the order of their connection.
  var scenes: [UIWindowScene] = []

  /// The windows of the delegate of an app without scenes.
  var windowsWithoutScene: [UIWindow] = []

  /// The addresses and files that the program was started with.
  var launchURLs: [URL] = []

  /// Whether the display stays on; stored without an effect.
  public var isIdleTimerDisabled = false

  /// The number on the app's icon; stored without an effect.
  public var applicationIconBadgeNumber = 0

  /// The actions of the app's icon that the program sets while it runs. The menu of the icon shows those of the desktop
  /// entry.
  public var shortcutItems: [UIApplicationShortcutItem]?

  /// The name of the icon that the program has chosen instead of its usual one; `nil` for the usual one. The desktop
  /// keeps showing the icon of the program's desktop entry.
  public private(set) var alternateIconName: String?

  /// Whether the app accepts other icons; the choice is stored only.
  public let supportsAlternateIcons = true

  /// Whether a person can use the app with several scenes.
  public let supportsMultipleScenes = true

  /// The address of the app's settings on a phone. No program of the desktop opens it.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications on a phone. No program of the desktop opens it.
  nonisolated public static let openNotificationSettingsURLString = "app-notification-settings:"

  public override var next: UIResponder? { delegate as? UIResponder }

  /// Chooses an icon by its name; `nil` for the usual one.
  ///
  /// - Parameter completionHandler: called later with `nil`, as nothing can fail.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    alternateIconName = name
    if let completionHandler { Task { completionHandler(nil) } }
  }

  /// Chooses an icon by its name; `nil` for the usual one.
  public func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }
}

// MARK: Windows and scenes

extension UIApplication {
  /// The degrees to which an app is active.
  public enum State: Int, Sendable {
    /// Keys are sent to one of its windows.
    case active
    /// Windows are visible, and keys are sent to another app.
    case inactive
    /// No window is visible.
    case background
  }

  /// The degree to which the app is active.
  public var applicationState: State {
    switch ProgramLife.shared.phase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    @unknown default: .background
    }
  }

  /// The scenes of the app.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes of the app.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// The windows of the app, back to front: those of its scenes in the order of their connection.
  public var windows: [UIWindow] { windowsWithoutScene + scenes.flatMap(\.windows) }

  /// The window to which keys are sent; the first one of an app that is not active.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

  /// Opens another scene; without an effect, because windows are opened with `openWindow` or by the delegate.
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: Any?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let session, let scene = scenes.first(where: { $0.session === session }) else { return }
    for window in scene.windows { window.program.bringToFront() }
  }

  /// Closes the windows of a scene.
  public func requestSceneSessionDestruction(
    _ session: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = scenes.first(where: { $0.session === session }) else { return }
    for window in scene.windows { window.program.close() }
  }

  /// Ends the editing of text in all windows.
  func endAllEditing() {
    for window in ProgramLife.shared.openWindows { window.endEditing() }
  }
}
