import Foundation
import Observation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbUIKit

/// Delegates that a SwiftUI `App` has as a property.
@MainActor @Suite struct UIKitAdaptorTests {
  init() { told.events = [] }

  /// Has an initialiser of its own, which is called although only the class is known.
  fileprivate final class CountingDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 1

    override init() {
      super.init()
      count += 41
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      told.events.append("launch")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { told.events.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { told.events.append("terminate") }
  }

  private struct CountingApp: App {
    @UIApplicationDelegateAdaptor(CountingDelegate.self) var delegate

    var body: some Scene {
      WindowGroup {
        CountView().onAppear { told.events.append("appear") }
      }
    }
  }

  private struct CountView: View {
    @EnvironmentObject private var delegate: CountingDelegate

    var body: some View { Text("\(delegate.count)") }
  }

  @Observable fileprivate final class NamedDelegate: NSObject, UIApplicationDelegate {
    var name = "first"
  }

  private struct NamedApp: App {
    @UIApplicationDelegateAdaptor var delegate: NamedDelegate

    var body: some Scene { WindowGroup { NameView() } }
  }

  private struct NameView: View {
    @Environment(NamedDelegate.self) private var delegate

    var body: some View { Text(delegate.name) }
  }

  @Test func `the delegate is made with its own initialiser, once`() {
    defer { startAfresh() }
    UIKitProgram.start(delegate: nil)
    let (first, second) = (CountingApp(), CountingApp())
    #expect(first.delegate.count == 42)
    #expect(first.delegate === second.delegate)
    #expect(UIApplication.shared.delegate === first.delegate)
  }

  @Test func `the delegate is told the launch before a view appears, and the end`() throws {
    UIKitProgram.start(delegate: nil)
    let harness = try LifeHarness(CountingApp())
    try harness.run()
    #expect(told.events == ["launch", "appear", "active", "terminate"])
  }

  @Test func `an observable object is in the environment, and its changes are shown`() throws {
    UIKitProgram.start(delegate: nil)
    let app = CountingApp()
    let harness = try LifeHarness(app)
    var labels: [[String]] = []
    harness.then {
      labels.append(harness.labels())
      app.delegate.count = 7
    }
    harness.then { labels.append(harness.labels()) }
    try harness.run()
    #expect(labels == [["42"], ["7"]])
  }

  @Test func `a delegate of the macro is in the environment by its type`() throws {
    UIKitProgram.start(delegate: nil)
    let app = NamedApp()
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

  @Test func `each window of a scene is a window and a scene of UIKit`() throws {
    UIKitProgram.start(delegate: nil)
    let harness = try LifeHarness(CountingApp())
    var counts: [Int] = []
    harness.then {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      counts = [scenes.count, scenes.flatMap(\.windows).count, UIApplication.shared.windows.count]
      #expect(UIApplication.shared.keyWindow?.isKeyWindow == true)
      #expect(scenes.first?.activationState == .foregroundActive)
    }
    try harness.run()
    #expect(counts == [1, 1, 1])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }
}
