import Foundation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbPainting
@testable import PlumbUIKit
@testable import TestSupport

/// Programs of which the delegate opens all windows, as the templates of Xcode made them before the `App` of SwiftUI.
@MainActor @Suite struct DelegateProgramTests {
  init() { told.events = [] }

  @Test func `a template with scenes shows its view in one window`() throws {
    let harness = try UIKitProgram.harness(delegate: TemplateDelegate.self)
    var labels: [String] = []
    harness.then { labels = harness.labels() }
    try harness.run()
    #expect(labels == ["Hello"])
    #expect(harness.opened.count == 1)
  }

  @Test func `its window is laid out without a display, too`() throws {
    defer { startAfresh() }
    UIKitProgram.start(delegate: TemplateDelegate.self)
    let app = try HeadlessApp(
      DelegateApp(), window: nil, document: nil, options: AppOptions())
    #expect(app.elements.flattened.compactMap(\.label) == ["Hello"])
  }

  @Test func `delegates of a scene are told its life in order, and the app its own`() throws {
    let harness = try UIKitProgram.harness(delegate: TemplateDelegate.self)
    try harness.run()
    #expect(
      told.events == [
        "launch", "configure", "connect", "foreground", "active", "resign", "background",
        "disconnect", "terminate",
      ])
  }

  @Test func `addresses reach the scene with its connection`() throws {
    defer { startAfresh() }
    let url = try #require(URL(string: "letter:7"))
    _ = try UIKitProgram.harness(delegate: TemplateDelegate.self, opening: [url])
    #expect(told.events == ["launch", "configure", "connect letter:7"])
  }

  @Test func `a delegate without scenes is told the life of the app`() throws {
    let harness = try UIKitProgram.harness(delegate: WindowDelegate.self)
    try harness.run()
    #expect(
      told.events == [
        "launch", "foreground", "active", "resign", "background", "terminate",
      ])
  }

  @Test func `a delegate without scenes opens addresses after the launch`() throws {
    defer { startAfresh() }
    let url = try #require(URL(string: "letter:7"))
    _ = try UIKitProgram.harness(delegate: WindowDelegate.self, opening: [url])
    #expect(told.events == ["launch letter:7", "open letter:7"])
  }

  @Test func `another root view is shown in the open window`() throws {
    let harness = try UIKitProgram.harness(delegate: WindowDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? WindowDelegate)
    var labels: [[String]] = []
    harness.then {
      labels.append(harness.labels())
      delegate.controller.rootView = Text("Second")
      harness.platform.wakeUp()
    }
    harness.then { labels.append(harness.labels()) }
    try harness.run()
    #expect(labels == [["First"], ["Second"]])
  }

  @Test func `a window that another one covers makes the app inactive and active again`() throws {
    let harness = try UIKitProgram.harness(delegate: WindowDelegate.self)
    harness.then(in: 0, [.activationChanged]) { $0.isActive = false }
    harness.then(in: 0, [.activationChanged]) { $0.isActive = true }
    try harness.run()
    #expect(
      told.events == [
        "launch", "foreground", "active", "resign", "active", "resign", "background", "terminate",
      ])
  }

  @Test func `the state of the app follows its windows`() throws {
    let harness = try UIKitProgram.harness(delegate: WindowDelegate.self)
    let application = UIApplication.shared
    #expect(application.applicationState == .background)
    var states: [UIApplication.State] = []
    harness.then { states.append(application.applicationState) }
    harness.then(in: 0, [.exposed]) { $0.isVisible = false }
    harness.then { states.append(application.applicationState) }
    try harness.run()
    #expect(states == [.active, .background])
    #expect(application.windows.isEmpty, "The window has closed with the program.")
  }

  @Test func `a window opens at the place at which it was closed`() throws {
    let harness = try UIKitProgram.harness(delegate: WindowDelegate.self)
    harness.places.value["window:main"] = WindowPlace(size: CGSize(width: 321, height: 123))
    var size: CGSize?
    harness.then(in: 0, []) {
      size = $0.size
      $0.resize(to: CGSize(width: 400, height: 300))
    }
    try harness.run()
    #expect(size == CGSize(width: 321, height: 123))
    _ = harness.windows.save()
    #expect(harness.places.value["window:main"]?.size == CGSize(width: 400, height: 300))
  }

  @Test func `an app without a window ends with a sentence`() {
    defer { startAfresh() }
    #expect(throws: NoWindowError.self) {
      try UIKitProgram.harness(delegate: EmptyDelegate.self)
    }
  }

  /// Opens nothing.
  private final class EmptyDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = EmptySceneDelegate.self
      return configuration
    }
  }

  private final class EmptySceneDelegate: NSObject, UIWindowSceneDelegate {}
}
