import Foundation
import PlumbUI

@testable import PlumbApp
@testable import PlumbUIKit

/// Replaces the app of UIKit.
@MainActor func forgetAppOfUIKit() { UIApplication.current = UIApplication() }

/// A program for UIKit without its loop.
@MainActor enum UIKitProgram {
  /// Replaces the app and the life of the process by new ones, with a delegate of a class.
  static func start(delegate type: NSObject.Type?) {
    startAfresh()
    if let type { UIApplication.shared.prepare(delegate: type) }
  }

  /// Returns a harness for a program whose delegate opens all windows.
  static func harness(
    delegate type: NSObject.Type, opening urls: [URL] = []
  ) throws -> LifeHarness<DelegateApp> {
    start(delegate: type)
    return try LifeHarness(DelegateApp(), opening: urls)
  }
}

/// The calls that the delegates of a test have received. Each test empties it first.
@MainActor let told = Record()

/// The delegates of the templates of Xcode with scenes, with a record of their calls.
final class TemplateDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    told.events.append("launch")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    told.events.append("configure")
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TemplateSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func applicationDidBecomeActive(_ application: UIApplication) {
    told.events.append("app active")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    told.events.append("app resigns")
  }

  func applicationWillTerminate(_ application: UIApplication) { told.events.append("terminate") }
}

/// The delegate of a template's scene. A class called SceneDelegate would be found for each delegate of the module.
final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
    told.events.append("connect" + urls.map { " \($0)" }.joined())
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Text("Hello"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { told.events.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.events.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { told.events.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { told.events.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { told.events.append("background") }
}

/// A delegate of the templates before scenes, which makes the window itself.
final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let controller = UIHostingController(rootView: Text("First"))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = (launchOptions?[.url] as? URL)?.absoluteString
    told.events.append("launch" + (url.map { " \($0)" } ?? ""))
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    told.events.append("open \(url.absoluteString)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { told.events.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { told.events.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    told.events.append("background")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    told.events.append("foreground")
  }
  func applicationWillTerminate(_ application: UIApplication) { told.events.append("terminate") }
}
