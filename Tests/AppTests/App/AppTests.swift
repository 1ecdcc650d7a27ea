import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@MainActor @Suite struct AppTests {
  @Test func `the window shows the content of the first group`() throws {
    let harness = try harness(TwoGroups())
    #expect(harness.elements.map(\.label) == ["first"])
  }

  @Test func `the state of an app is kept and shown`() throws {
    let harness = try harness(Counting())
    harness.click("+1")
    harness.click("+1")
    #expect(harness.elements.contains { $0.label == "2 of 2" })
  }

  @Test func `custom scenes are resolved`() throws {
    let harness = try harness(Composed())
    #expect(harness.elements.map(\.label) == ["inside"])
  }

  @Test func `settings are not opened`() {
    let error = #expect(throws: NoWindowError.self) { try AppScenes(of: OnlySettings()) }
    #expect(
      error?.description
        == "OnlySettings has no window to open; put a WindowGroup into its body.")
  }

  @Test func `a window has the title of its group`() {
    #expect(windows(WindowGroup("Cats") { Text("") }).first?.title == "Cats")
    #expect(windows(Window("Dogs", id: "dogs") { Text("") }).first?.title == "Dogs")
    #expect(windows(WindowGroup { Text("") }).first?.title == nil)
  }

  @Test func `the outer of two default sizes is used`() {
    let scene = WindowGroup { Text("") }
      .defaultSize(width: 10, height: 20).defaultSize(width: 30, height: 40)
    #expect(windows(scene).first?.size == CGSize(width: 30, height: 40))
  }

  @Test func `the behaviour at the start of the app leaves a window as it is`() {
    let scene = WindowGroup("Cats") { Text("") }.defaultSize(width: 10, height: 20)
      .restorationBehavior(.disabled).defaultLaunchBehavior(.suppressed)
    #expect(windows(scene).map(\.title) == ["Cats"])
    #expect(windows(scene).first?.size == CGSize(width: 10, height: 20))
  }

  @Test func `the window of a scene is restored unless the scene says otherwise`() {
    let scene = Window("Cats", id: "cats") { Text("") }
    #expect(windows(scene).first?.isRestored == true)
    #expect(windows(scene.restorationBehavior(.automatic)).first?.isRestored == true)
    #expect(windows(scene.restorationBehavior(.disabled)).first?.isRestored == false)
  }

  @Test func `a window has the id of its scene`() {
    #expect(windows(Window("Cats", id: "cats") { Text("") }).first?.id == "cats")
    #expect(windows(WindowGroup(id: "dogs") { Text("") }).first?.id == "dogs")
    #expect(windows(WindowGroup("Dogs", id: "dogs") { Text("") }).first?.id == "dogs")
    #expect(windows(WindowGroup("Dogs") { Text("") }).first?.id == "")
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `an invalid default size is ignored`(length: CGFloat) {
    let scene = WindowGroup { Text("") }.defaultSize(width: length, height: 100)
    #expect(windows(scene).first?.size == nil)
  }

  @Test func `other scene modifiers do not affect the windows`() {
    let scene = WindowGroup("Cats") { Text("") }
      .windowStyle(.hiddenTitleBar).windowResizability(.contentSize).commands {}
    #expect(windows(scene).map(\.title) == ["Cats"])
  }

  @Test func `a window has its default position if that is valid`() {
    let scene = WindowGroup { Text("") }.defaultPosition(.topTrailing)
    #expect(windows(scene).first?.position == .topTrailing)
    let special = WindowGroup { Text("") }.defaultPosition(UnitPoint(x: .nan, y: 0))
    #expect(windows(special).first?.position == nil)
  }

  @Test func `a scene provides values and objects to its views`() throws {
    let harness = try harness(Surrounded())
    #expect(harness.elements.compactMap(\.label) == ["de_DE and 7"])
  }

  @Test func `a scene observes changes`() throws {
    let log = ChangeLog()
    ChangeLog.current = log
    defer { ChangeLog.current = nil }
    let harness = try harness(RecordingApp())
    harness.click("+1")
    #expect(log.changes.sorted() == ["0 to 1", "changed to 1"])
  }

  @Test func `shortcuts of commands work without an open menu`() throws {
    let harness = try harness(Commanded())
    // Without the title of the menu bar.
    let labels = { harness.elements.compactMap(\.label).filter { $0 != "Menu" } }
    #expect(labels() == ["0"])
    harness.tree.send(.keyDown(KeyStroke(.character("n"), modifiers: .control)))
    #expect(labels() == ["1"])
    harness.tree.send(.keyDown(KeyStroke(.character("k"), modifiers: .control)))
    #expect(labels() == ["11"])
  }

  @Test func `buttons of commands cannot have the focus`() throws {
    let harness = try harness(Commanded())
    harness.tree.send(.keyDown(KeyStroke(.tab)))
    #expect(harness.tree.focus.target == nil)
  }

  @Test func `a group of scenes adds its scenes in order`() {
    struct Program: App {
      var body: some Scene {
        Group {
          WindowGroup("One") { Text("1") }
          Window("Two", id: "two") { Text("2") }
        }
        Settings { Text("3") }
      }
    }
    #expect(windows(Program().body).map(\.title) == ["One", "Two", "Settings"])
  }

  private func harness(_ app: some App) throws -> LayoutHarness {
    let scenes = try AppScenes(of: app)
    return LayoutHarness { scenes.root }
  }

  private func windows(_ scene: some Scene) -> [WindowConfiguration] { _SceneList(scene).windows }
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

private struct Surrounded: App {
  struct Reader: View {
    @Environment(\.locale) private var locale
    @Environment(Shared.self) private var shared
    var body: some View { Text("\(locale.identifier) and \(shared.number)") }
  }

  @Observable final class Shared {
    let number = 7
  }

  var body: some Scene {
    WindowGroup { Reader() }
      .environment(\.locale, Locale(identifier: "de_DE")).environment(Shared())
  }
}

@MainActor private final class ChangeLog {
  /// Records of an app, which is created by the library and not by the test.
  static var current: ChangeLog?
  var changes: [String] = []
}

private struct RecordingApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Button("+1") { count += 1 } }
      .onChange(of: count) { old, new in ChangeLog.current?.changes.append("\(old) to \(new)") }
      .onChange(of: count) { ChangeLog.current?.changes.append("changed to \(count)") }
  }
}

private struct Commanded: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Text("\(count)") }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New") { count += 1 }.keyboardShortcut("n")
        }
        if count > 0 {
          CommandMenu("Cats") {
            Button("Ten more") { count += 10 }.keyboardShortcut("k")
          }
        } else {
          EmptyCommands()
        }
        if count < 0 { EmptyCommands() }
      }
  }
}

private struct OnlySettings: App {
  var body: some Scene { Settings { Text("settings") } }
}
