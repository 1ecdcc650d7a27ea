import PlumbTesting
import Testing

@testable import PlumbUI

@MainActor @Suite struct AppTests {
  @Test func `the window shows the content of the first group`() throws {
    let laid = try laid(TwoGroups())
    #expect(laid.elements.map(\.label) == ["first"])
  }

  @Test func `the state of an app lives and is shown`() throws {
    let laid = try laid(Counting())
    laid.click("+1")
    laid.click("+1")
    #expect(laid.elements.contains { $0.label == "2 of 2" })
  }

  @Test func `scenes of one's own are looked into`() throws {
    let laid = try laid(Composed())
    #expect(laid.elements.map(\.label) == ["inside"])
  }

  @Test func `settings are no window`() {
    let error = #expect(throws: NoWindow.self) { try AppWindow(of: OnlySettings()) }
    #expect(
      error?.description
        == "OnlySettings has no window to open; put a WindowGroup into its body.")
  }

  @Test func `a window has the title of its group`() {
    #expect(windows(WindowGroup("Cats") { Text("") }).first?.title == "Cats")
    #expect(windows(Window("Dogs", id: "dogs") { Text("") }).first?.title == "Dogs")
    #expect(windows(WindowGroup { Text("") }).first?.title == nil)
  }

  @Test func `of two default sizes the outer one counts`() {
    let scene = WindowGroup { Text("") }
      .defaultSize(width: 10, height: 20).defaultSize(width: 30, height: 40)
    #expect(windows(scene).first?.size == CGSize(width: 30, height: 40))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `a default size that is none leaves the usual one`(length: CGFloat) {
    let scene = WindowGroup { Text("") }.defaultSize(width: length, height: 100)
    #expect(windows(scene).first?.size == nil)
  }

  @Test func `other modifiers leave the windows of a scene`() {
    let scene = WindowGroup("Cats") { Text("") }
      .windowStyle(.hiddenTitleBar).windowResizability(.contentSize).commands {}
    #expect(windows(scene).map(\.title) == ["Cats"])
  }

  private func laid(_ app: some App) throws -> Laid {
    let window = try AppWindow(of: app)
    return Laid { window.root }
  }

  private func windows(_ scene: some Scene) -> [WindowPlan] { _SceneList(scene).windows }
}

private struct TwoGroups: App {
  var body: some Scene {
    Settings { Text("settings") }
    WindowGroup { Text("first") }
    WindowGroup { Text("second") }
  }
}

private struct Counting: App {
  @State private var count = 0
  @StateObject private var tally = TallyObject()

  var body: some Scene {
    WindowGroup {
      Text("\(count) of \(tally.count)")
      Button("+1") {
        count += 1
        tally.count += 1
      }
    }
  }
}

private final class TallyObject: ObservableObject {
  @Published var count = 0
}

private struct Composed: App {
  struct Inner: Scene {
    var body: some Scene { WindowGroup { Text("inside") } }
  }

  var body: some Scene { Inner() }
}

private struct OnlySettings: App {
  var body: some Scene { Settings { Text("settings") } }
}
