import Foundation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbAppKit

/// Delegates of AppKit that a SwiftUI `App` has as a property.
@MainActor @Suite struct AppKitAdaptorTests {
  init() {
    startAfresh()
  }

  fileprivate final class ListeningDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var name = "first"
    var windowTitles: [String] = []

    func applicationDidFinishLaunching(_ notification: Notification) {
      windowTitles = NSApplication.shared.windows.map(\.title)
    }
  }

  private struct ListeningApp: App {
    @NSApplicationDelegateAdaptor(ListeningDelegate.self) var delegate

    var body: some Scene { WindowGroup("Letters") { NameView() } }
  }

  private struct NameView: View {
    @EnvironmentObject private var delegate: ListeningDelegate

    var body: some View { Text(delegate.name) }
  }

  @Test func `the windows of scenes are there when the launch is finished`() throws {
    let app = ListeningApp()
    let harness = try LifeHarness(app)
    try harness.run()
    #expect(app.delegate.windowTitles == ["Letters"])
  }

  @Test func `an observable delegate is in the environment`() throws {
    let app = ListeningApp()
    let harness = try LifeHarness(app)
    var labels: [[String]] = []
    harness.then {
      labels.append(harness.labels())
      app.delegate.name = "second"
    }
    harness.then { labels.append(harness.labels()) }
    try harness.run()
    #expect(labels == [["first"], ["second"]])
  }

  fileprivate final class OpeningDelegate: NSObject, NSApplicationDelegate {
    let window = NSWindow(contentViewController: NSHostingController(rootView: Text("By hand")))

    func applicationDidFinishLaunching(_ notification: Notification) {
      window.makeKeyAndOrderFront(nil)
    }
  }

  private struct SettingsOnlyApp: App {
    @NSApplicationDelegateAdaptor(OpeningDelegate.self) var delegate

    var body: some Scene { Settings { Text("Settings") } }
  }

  @Test func `an app with settings only shows the window of its delegate`() throws {
    let harness = try LifeHarness(SettingsOnlyApp())
    var labels: [String] = []
    harness.then { labels = harness.labels() }
    try harness.run()
    #expect(labels == ["By hand"])
    #expect(harness.opened.count == 1)
  }
}
