public import Foundation
internal import PlumbUI

extension UIWindow {
  /// The order of windows above others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of usual windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2_000)
  }

  /// Whether keys are sent to the window.
  public var isKeyWindow: Bool { program.isActive }

  /// Opens the window, or brings it to the front.
  public func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { program.bringToFront() }
  }

  /// Brings the window to the front, if it is open.
  public func makeKey() { program.bringToFront() }

  /// Shows the views of the root view controller.
  func contentDidChange() {
    if let content = rootViewController?.content { program.content = content }
  }

  /// Shows the title of the root view controller, or else of the scene.
  func titleDidChange() {
    program.title = rootViewController?.title ?? windowScene?.title
  }

  /// Shows the views in the brightness that the window or its root view controller sets.
  func styleDidChange() {
    let own = overrideUserInterfaceStyle
    let style =
      own == .unspecified ? rootViewController?.overrideUserInterfaceStyle ?? .unspecified : own
    program.colorScheme =
      switch style {
      case .unspecified: nil
      case .light: .light
      case .dark: .dark
      }
  }
}
