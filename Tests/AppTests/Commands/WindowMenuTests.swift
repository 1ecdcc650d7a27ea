import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The effects of the standard items of the menu bar on windows.
@MainActor @Suite struct WindowMenuTests {
  private struct Program: App {
    var replacesNew = false

    var body: some Scene {
      WindowGroup("Main", id: "main-group") { Color.clear }
        .defaultSize(width: 400, height: 200)
        .commands {
          if replacesNew { CommandGroup(replacing: .newItem) {} }
        }
      Window("Single", id: "single") { Color.clear }
      Settings { Color.clear.frame(width: 50, height: 50) }
    }
  }

  /// The keys that choose an item of a menu, by the letter of the menu and the number of items before it.
  private func choosing(_ letter: Character, after count: Int) -> [Event] {
    var strokes = [KeyStroke(.character(letter), modifiers: .option)]
    strokes += Array(repeating: KeyStroke(.down), count: count) + [KeyStroke(.return)]
    return strokes.flatMap { [.keyDown($0), .keyUp($0)] }
  }

  private func titles(
    after steps: [(window: Int, events: [Event])], of program: Program = Program()
  ) throws -> [String] {
    let harness = try WindowsHarness(program)
    for step in steps {
      for event in step.events { harness.then(in: step.window, [event]) }
    }
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    return titles
  }

  @Test func `the File menu opens windows and the settings`() throws {
    #expect(try titles(after: [(0, choosing("f", after: 0))]) == ["Main", "Main"])
    #expect(try titles(after: [(0, choosing("f", after: 2))]) == ["Main", "Settings"])
  }

  @Test func `Control N opens a window, and Control comma the settings`() throws {
    #expect(try titles(after: [(0, .control("n"))]) == ["Main", "Main"])
    #expect(try titles(after: [(0, .control(","))]) == ["Main", "Settings"])
    // Also from a window that has no bar.
    #expect(
      try titles(after: [(0, .control(",")), (1, .control("n"))]) == ["Main", "Settings", "Main"])
  }

  @Test func `a program that replaces the group of new windows has no key for them`() throws {
    #expect(try titles(after: [(0, .control("n"))], of: Program(replacesNew: true)) == ["Main"])
  }

  @Test func `the File menu closes its window, and ends the program`() throws {
    let second = (window: 0, events: [Event].control("n"))
    #expect(try titles(after: [second, (0, choosing("f", after: 1))]) == ["Main"])
    #expect(try titles(after: [second, (1, choosing("f", after: 3))]) == [])
  }

  @Test func `the Window menu opens single windows`() throws {
    #expect(try titles(after: [(0, choosing("w", after: 0))]) == ["Main", "Single"])
  }

  @Test func `the Window menu lists the open windows, and brings one to the front`() throws {
    let harness = try WindowsHarness(Program())
    for event in [Event].control("n") { harness.then(in: 0, [event]) }
    // After the single window: the first window, and the second.
    for event in choosing("w", after: 2) { harness.then(in: 0, [event]) }
    var listed: [[(title: String, isCurrent: Bool)]] = []
    harness.then {
      listed = harness.windows.windows.map { window in
        window.openWindows.map { ($0.title, $0.isCurrent) }
      }
    }
    try harness.run()
    #expect(harness.opened.map(\.bringToFrontCount) == [0, 1])
    #expect(listed.map { $0.map(\.title) } == [["Main", "Main"], ["Main", "Main"]])
    #expect(listed.map { $0.map(\.isCurrent) } == [[true, false], [false, true]])
  }

  @Test func `a program with one kind of window has a Window menu while several are open`() throws {
    let harness = try WindowsHarness(Sized())
    var counts: [Bool] = []
    func count() { counts.append(harness.windows.windows[0].presence.hasOtherWindows) }
    harness.then(count)
    for event in [Event].control("n") { harness.then(in: 0, [event]) }
    harness.then(count)
    harness.then(in: 1, [.closeRequested])
    harness.then(count)
    try harness.run()
    #expect(counts == [false, true, false])
  }

  @Test func `the View menu changes the size of the type`() throws {
    let harness = try WindowsHarness(Sized())
    for event in choosing("v", after: 0) { harness.then(in: 0, [event]) }
    try harness.run()
    #expect(Sized.sizes.value == [.large, .xLarge])
  }

  /// Records the sizes of type with which it was evaluated.
  private struct Sized: App {
    static let sizes = Kept<[DynamicTypeSize]>([])

    private struct Content: View {
      @Environment(\.dynamicTypeSize) private var size

      var body: some View {
        if Sized.sizes.value.last != size { Sized.sizes.value.append(size) }
        return Color.clear
      }
    }

    var body: some Scene {
      WindowGroup("Main") { Content() }
        .defaultSize(width: 400, height: 200)
        .commands { EmptyCommands() }
    }
  }
}
