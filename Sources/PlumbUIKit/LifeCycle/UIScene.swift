public import Foundation
public import PlumbUI

/// A scene of the app: its windows and their delegate.
@MainActor @preconcurrency public class UIScene: UIResponder {
  /// The degrees to which a scene is active.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected, or no longer.
    case unattached = -1
    /// Keys are sent to one of its windows.
    case foregroundActive = 0
    /// Windows are visible, and keys are sent to others.
    case foregroundInactive = 1
    /// No window is visible.
    case background = 2
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate, which the scene keeps in memory.
  public var delegate: (any UISceneDelegate)?
  /// The title of the scene's windows; `nil` for the name of the program.
  public var title: String! {
    didSet { titleDidChange() }
  }

  /// The activity of the scene; stored without an effect.
  public var userActivity: NSUserActivity?

  /// Whether the scene was connected and not closed since.
  var isConnected = false
  /// The phase of the scene, which its delegate knows.
  var phase = ScenePhase.background

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The degree to which the scene is active.
  public var activationState: ActivationState {
    guard isConnected else { return .unattached }
    return switch phase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    @unknown default: .background
    }
  }

  public override var next: UIResponder? { UIApplication.shared }

  /// Has the desktop open an address or a file.
  ///
  /// - Parameter completion: called with whether the desktop has found a program for it.
  public func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  func titleDidChange() {}
}

extension UIScene {
  /// The reasons for which a scene was connected.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    /// The addresses and files that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities of other devices; none on this platform.
    public var userActivities: [NSUserActivity] { [] }
    /// The action of the app's icon; none on this platform, where the delegate is told it later.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that has opened the scene; not known on this platform.
    public var sourceApplication: String? { nil }

    init(opening urls: [URL] = []) {
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
    }
  }

  /// The options with which an address was sent.
  @MainActor @preconcurrency public final class OpenURLOptions: NSObject {
    /// The app that has sent the address; not known on this platform.
    public var sourceApplication: String? { nil }
    /// Whether a file is to be opened at its place.
    public var openInPlace: Bool { true }
  }

  /// The options with which the desktop opens an address.
  @MainActor @preconcurrency public final class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the address, and no browser; not used on this platform.
    public var universalLinksOnly = false
  }

  /// Posted when a scene was connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was closed.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when keys are sent to a window of a scene.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when keys are sent to another window.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a window of a scene becomes visible.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when no window of a scene is visible any more.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The object that is told about the life of a scene. Every function may be left out.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is connected: its windows may be made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Keys are sent to a window of the scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Keys are sent to another window.
  func sceneWillResignActive(_ scene: UIScene)

  /// A window of the scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// No window of the scene is visible any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens addresses and files while the app runs. Those of its start are among the options of the connection.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

  /// Not called on this platform, where no other device hands an activity over.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Not called on this platform, where the windows of scenes open at their last places.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
