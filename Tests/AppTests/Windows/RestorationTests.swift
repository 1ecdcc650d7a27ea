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

/// The windows and their values when an app starts again.
@MainActor @Suite struct RestorationTests {
  private func saved(
    _ scene: String, _ number: Int = 0, value: String? = nil, x: Double = 10
  ) -> SavedWindow {
    SavedWindow(
      scene: scene, number: number, value: value.map { Data($0.utf8) }, width: 150, height: 160,
      x: x, y: 20)
  }

  @Test func `the windows that were open open again with their values and places`() throws {
    let first = try WindowsHarness(Opener { $0(value: 7) })
    first.click(in: 0)
    first.then(in: 1, .click(100, 100))
    first.then {
      first.opened[0].place = WindowPlace(
        size: CGSize(width: 150, height: 160), origin: CGPoint(x: 10, y: 20))
      first.opened[1].place = WindowPlace(
        size: CGSize(width: 90, height: 80), origin: CGPoint(x: 300, y: 40), isMaximized: true)
    }
    try first.run()
    #expect(first.titles == ["Main", "Number 8"])

    let second = try WindowsHarness(Opener())
    try second.run(restoring: first.saved)
    #expect(second.titles == ["Main", "Number 8"])
    #expect(second.platform.windows.map(\.place) == first.platform.windows.map(\.place))
  }

  @Test func `a window that was closed before the end does not open again`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "group") })
    harness.click(in: 0)
    harness.then(in: 0, [.closeRequested])
    harness.then {}
    try harness.run()
    #expect(harness.saved.map(\.scene) == ["group"])
  }

  @Test func `windows of unknown scenes and values are left out`() throws {
    let harness = try WindowsHarness(Opener())
    try harness.run(
      restoring: [
        saved("unknown"), saved("words", value: "7"), saved("single", 3), saved("single"),
        saved("single"), saved("words", 1, value: "\"dog\""),
      ])
    #expect(harness.titles == ["Single", "Word dog", "Main"])
  }

  @Test func `without a window that can be restored the first scene opens`() throws {
    let harness = try WindowsHarness(Opener())
    try harness.run(restoring: [saved("unknown"), saved("settings")])
    #expect(harness.titles == ["Main"])
  }

  @Test func `the first scene opens also if only windows of others were open`() throws {
    let first = try WindowsHarness(Opener { $0(id: "single") })
    first.click(in: 0)
    first.then(in: 0, [.closeRequested])
    first.then {}
    try first.run()
    #expect(first.saved.map(\.scene) == ["single"])

    let second = try WindowsHarness(Opener())
    try second.run(restoring: first.saved)
    #expect(second.titles == ["Single", "Main"])
  }

  @Test func `a window that cannot be opened again does not keep others from it`() throws {
    struct Failure: Error {}
    let harness = try WindowsHarness(Opener())
    harness.platform.openingError = { $0.title == "Single" ? Failure() : nil }
    let warnings = try RuntimeWarning.collect {
      try harness.run(restoring: [saved("single"), saved("")])
    }
    #expect(harness.titles == ["Main"])
    #expect(warnings.count == 1)
  }

  @Test func `an error is thrown if no window can be opened`() throws {
    struct Failure: Error {}
    let harness = try WindowsHarness(Opener())
    harness.platform.openingError = { _ in Failure() }
    _ = RuntimeWarning.collect {
      #expect(throws: Failure.self) { try harness.run(restoring: [saved("")]) }
    }
  }

  @Test func `a scene that is not restored is neither saved nor opened`() throws {
    struct Fresh: App {
      var body: some Scene {
        WindowGroup("Fresh") { Text("") }.restorationBehavior(.disabled)
      }
    }
    let harness = try WindowsHarness(Fresh())
    try harness.run(restoring: [saved("")])
    #expect(harness.saved.isEmpty)
    #expect(harness.places.value.isEmpty)
    #expect(harness.opened.map(\.size) == [CGSize(width: 200, height: 200)])
  }

  // MARK: Values of windows

  @Test func `each window has its own stored values, which are restored with it`() throws {
    let storage = StoredValues(file: nil)
    let first = try WindowsHarness(Storing(), storage: storage)
    first.then(in: 0, .control("n"))
    first.click(in: 0)
    first.click(in: 1)
    first.click(in: 1)
    try first.run()
    #expect(first.titles == ["Count 1", "Count 2"])
    let second = try WindowsHarness(Storing(), storage: storage)
    try second.run(restoring: first.saved)
    #expect(second.titles == ["Count 1", "Count 2"])
  }

  @Test func `the values of a window that is closed are forgotten`() throws {
    let harness = try WindowsHarness(Storing())
    harness.then(in: 0, .control("n"))
    harness.click(in: 1)
    harness.then(in: 1, [.closeRequested])
    harness.then(in: 0, .control("n"))
    harness.then {}
    try harness.run()
    #expect(harness.titles == ["Count 0", "Count 0"])
  }

  @Test func `a new window has none of the values of a window that was not restored`() throws {
    let storage = StoredValues(file: nil)
    storage.set(.int(5), for: SceneNames.keyPrefix("counters", 1) + "count")
    let harness = try WindowsHarness(Storing(), storage: storage)
    harness.then(in: 0, .control("n"))
    harness.then {}
    try harness.run()
    #expect(harness.titles == ["Count 0", "Count 0"])
  }

  @Test func `forgetting the values of a window includes those it has not used`() {
    let storage = StoredValues(file: nil)
    storage.set(.int(1), for: "notes#1/used")
    storage.set(.int(2), for: "notes#1/other")
    storage.set(.int(3), for: "notes#11/used")
    storage.set(.int(4), for: "used")
    PrefixedValueStore(storage, prefix: SceneNames.keyPrefix("notes", 1)).removeAll()
    #expect(Set(storage.storedKeys(withPrefix: "")) == ["notes#11/used", "used"])
  }

  @Test func `scenes have different names whatever their ids are`() {
    let ids = ["", "", "settings", "main", "main-2", "notes", "notes", "id2:notes", "idle"]
    var configurations = ids.map { id in WindowConfiguration(id: id) { AnyView(EmptyView()) } }
    var settings = WindowConfiguration { AnyView(EmptyView()) }
    settings.kind = .settings
    configurations.append(settings)
    let names = SceneNames(configurations)
    let all = configurations.indices.map { names[$0] }
    #expect(Set(all).count == all.count)
    // The name of the window without an id in the file of places.
    #expect(!all.contains("main"))
    #expect(names[5] == "notes")
    #expect(names[8] == "idle")
  }

  @Test func `windows have different keys whatever their names are`() {
    let first = SceneNames.keyPrefix("a", 0) + "b#0/c"
    let second = SceneNames.keyPrefix("a#0/b", 0) + "c"
    #expect(first != second)
  }

  private struct Storing: App {
    struct Content: View {
      @SceneStorage("count") private var count = 0
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Button("\(count)") { count += 1 }
          .navigationTitle("Count \(count)")
          .background {
            Button("New") { openWindow(id: "counters") }.keyboardShortcut("n")
          }
      }
    }

    var body: some Scene {
      WindowGroup(id: "counters") { Content() }
    }
  }
}
