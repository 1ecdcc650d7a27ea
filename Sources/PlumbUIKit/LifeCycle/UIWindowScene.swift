public import Foundation
internal import PlumbUI

/// A scene with windows.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  /// The windows of the scene, in the order in which they were made.
  public internal(set) var windows: [UIWindow] = []

  /// The window to which keys are sent; `nil` if they are sent to none of the scene.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The shape of the scene: that of its first window.
  public var interfaceOrientation: UIInterfaceOrientation {
    guard let size = windows.first?.program.currentSize else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The screen of the scene.
  public var screen: UIScreen { .main }

  /// The limits of the sizes of the scene's windows; stored without an effect, as the views limit the sizes.
  public let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  override func titleDidChange() {
    for window in windows { window.program.title = title }
  }
}

/// The limits of the sizes of the windows of a scene; stored without an effect, as the views limit the sizes.
@MainActor @preconcurrency public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  public var minimumSize = CGSize.zero
  /// The greatest size in points.
  public var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  /// Whether the windows may fill a screen.
  public var allowsFullScreen = true
}

/// The object that is told about the life of a scene with windows. Every function may be left out.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }

  /// Performs an action of the app's icon, which the information about the program lists. Unlike UIKit, the function is
  /// also called for the action with which the program was started.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
