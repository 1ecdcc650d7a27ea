import Foundation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbUIKit

/// The requests that delegates of UIKit receive while the app runs.
@MainActor @Suite struct UIKitRequestTests {
  init() { told.events = [] }

  /// Has no scenes.
  fileprivate final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      told.events.append("open \(url.absoluteString)")
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      told.events.append("perform \(shortcutItem.localizedTitle)")
      completionHandler(true)
    }
  }

  private struct LetterApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

    var body: some Scene { WindowGroup { Text("Letter") } }
  }

  /// Has a scene, whose delegate receives the requests.
  fileprivate final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = LetterSceneDelegate.self
      return configuration
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      told.events.append("the app")
      return true
    }
  }

  fileprivate final class LetterSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIHostingController(rootView: Text("Scene"))
      window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      told.events += contexts.map { "scene \($0.url.absoluteString)" }
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      told.events.append("scene performs \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  private let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New Letter")

  @Test func `the delegate of an app opens addresses and performs actions of its icon`() throws {
    UIKitProgram.start(delegate: nil)
    defer { startAfresh() }
    let harness = try LifeHarness(LetterApp())
    UIApplication.shared.shortcutItems = [item]
    let url = try #require(URL(string: "letter:7"))
    harness.then {
      harness.windows.receive(.open([url]))
      harness.windows.receive(.perform(action: "new"))
      harness.windows.receive(.perform(action: "unknown"))
    }
    try harness.run()
    #expect(told.events == ["open letter:7", "perform New Letter"])
    #expect(harness.opened.count == 1)
  }

  @Test func `the delegate of a scene is told instead of the app's`() throws {
    let harness = try UIKitProgram.harness(delegate: SceneAppDelegate.self)
    defer { startAfresh() }
    UIApplication.shared.shortcutItems = [item]
    let url = try #require(URL(string: "letter:7"))
    harness.then {
      harness.windows.receive(.open([url]))
      harness.windows.receive(.perform(action: "new"))
    }
    try harness.run()
    #expect(told.events == ["scene letter:7", "scene performs new"])
  }

  @Test func `the information about the program lists actions`() {
    let information: [String: Any] = [
      "UIApplicationShortcutItems": [
        ["UIApplicationShortcutItemTitle": "Without a type"],
        [
          "UIApplicationShortcutItemType": "search", "UIApplicationShortcutItemTitle": "Search",
          "UIApplicationShortcutItemSubtitle": "In all letters",
        ],
      ]
    ]
    let found = UIApplication().shortcutItem(ofType: "search", information: information)
    #expect(found?.localizedTitle == "Search")
    #expect(found?.localizedSubtitle == "In all letters")
    #expect(UIApplication().shortcutItem(ofType: "new", information: information) == nil)
  }
}
