import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

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
        size: CGSize(width: 90, height: 80), origin: CGPoint(x: 300, y: 40))
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
    #expect(harness.titles == ["Single", "Word dog"])
  }

  @Test func `without a window that can be restored the first scene opens`() throws {
    let harness = try WindowsHarness(Opener())
    try harness.run(restoring: [saved("unknown"), saved("settings")])
    #expect(harness.titles == ["Main"])
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
