import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The keys that open the windows of a scene.
@MainActor @Suite struct SceneShortcutTests {
  private struct Program: App {
    var body: some Scene {
      WindowGroup("Main", id: "main-group") { Color.clear }
        .defaultSize(width: 400, height: 200)
        .keyboardShortcut(nil)
      Window("Single", id: "single") { Color.clear }
        .keyboardShortcut("k")
    }
  }

  private func titles(after events: [Event]) throws -> [String] {
    let harness = try WindowsHarness(Program())
    for event in events { harness.then(in: 0, [event]) }
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    return titles
  }

  @Test func `keys open the window of a scene`() throws {
    #expect(try titles(after: .control("k")) == ["Main", "Single"])
  }

  @Test func `a scene can have no keys`() throws {
    #expect(try titles(after: .control("n")) == ["Main"])
  }
}
