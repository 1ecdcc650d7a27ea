internal import Foundation
internal import PlumbUI

/// The connection of a new scene with its delegate.
@MainActor struct SceneConnection {
  private let application: UIApplication
  /// The information about the program.
  private let information: [String: Any]

  init(_ application: UIApplication, information: [String: Any]? = Bundle.main.infoDictionary) {
    self.application = application
    self.information = information ?? [:]
  }

  /// Makes a scene and tells its delegate.
  ///
  /// - Parameters:
  ///   - urls: the addresses and files that the scene is to open.
  ///   - isOfSwiftUI: whether the scene has a window already, so that it exists without a delegate, too.
  /// - Returns: `nil` in an app whose delegate has no scenes.
  @discardableResult func connect(
    opening urls: [URL], ofSwiftUI isOfSwiftUI: Bool = false
  ) -> UIWindowScene? {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions(opening: urls)
    let configuration = application.delegate?.application(
      application, configurationForConnecting: session, options: options)
    let chosen = configuration ?? .missing
    let type = delegateClass(for: chosen, isOfSwiftUI: isOfSwiftUI)
    guard isOfSwiftUI || type != nil else { return nil }
    session.configuration = chosen
    let scene = UIWindowScene(session: session)
    scene.isConnected = true
    application.scenes.append(scene)
    if let type { scene.delegate = makeObject(of: type) as? any UISceneDelegate }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    return scene
  }

  /// Returns the class of the delegate of a scene with a configuration; `nil` for none.
  ///
  /// Without an entry in the information about the program, the class has the name that it has in the templates of
  /// Xcode.
  private func delegateClass(
    for configuration: UISceneConfiguration, isOfSwiftUI: Bool
  ) -> NSObject.Type? {
    if let type = configuration.delegateClass { return delegateClass(type, name: "\(type)") }
    if isOfSwiftUI { return nil }
    let entry = entry(named: configuration.name)
    if let storyboard = entry?["UISceneStoryboardFile"] as? String {
      RuntimeWarning.showOnce(
        "The storyboard \(storyboard) is not shown, because there are none on Linux; the scene's"
          + " delegate opens the windows.")
    }
    if let name = entry?["UISceneDelegateClassName"] as? String {
      return delegateClass(type(named: name), name: name)
    }
    return type(named: "SceneDelegate").flatMap { delegateClass($0, name: "SceneDelegate") }
  }

  private func delegateClass(_ type: AnyClass?, name: String) -> NSObject.Type? {
    if type is any UISceneDelegate.Type, let type = type as? NSObject.Type { return type }
    RuntimeWarning.showOnce(
      "There is no class \(name) that is a UIWindowSceneDelegate and an NSObject.")
    return nil
  }

  /// Returns the class with a name, with or without a module: that of the delegate of the app.
  private func type(named name: String) -> AnyClass? {
    if let type = NSClassFromString(name) { return type }
    let own = name.split(separator: ".").last.map(String.init) ?? name
    guard let delegate = application.delegate else { return nil }
    let module = String(reflecting: Swift.type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).\(own)")
  }

  /// Returns the entry of a configuration in the information about the program: the one with a name, or else the first.
  private func entry(named name: String?) -> [String: Any]? {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role = UISceneSession.Role.windowApplication.rawValue
    guard let entries = roles?[role] as? [[String: Any]] else { return nil }
    return entries.first { $0["UISceneConfigurationName"] as? String == name } ?? entries.first
  }
}
