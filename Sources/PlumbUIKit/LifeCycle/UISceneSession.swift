public import Foundation

/// The session of a scene, which exists as long as the scene on this platform.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// The purposes of scenes.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of the app, which is the only role on this platform.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another display; not used on this platform.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The scene; `nil` before it is connected and after it was closed.
  public internal(set) weak var scene: UIScene?
  /// The configuration that the delegate of the app has chosen.
  public internal(set) var configuration: UISceneConfiguration
  /// A name that no other session of the program has.
  public let persistentIdentifier = UUID().uuidString
  /// Values of the program; stored as long as the program runs.
  public var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration = .missing) {
    self.role = role
    self.configuration = configuration
  }
}

/// The classes with which a scene is made.
@MainActor @preconcurrency public class UISceneConfiguration: NSObject {
  /// The name of the configuration in the information about the program; `nil` for none.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the delegate; `nil` for that in the information about the program.
  public var delegateClass: AnyClass?
  /// The class of the scene, which cannot be another one on this platform.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameter name: the name of a configuration in the information about the program.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// The configuration of a delegate of the app that returns none.
  static let missing = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

/// An address or a file that a scene is to open.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The address or the file.
  public let url: URL

  /// The options with which it was sent.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

  init(url: URL) {
    self.url = url
  }
}
