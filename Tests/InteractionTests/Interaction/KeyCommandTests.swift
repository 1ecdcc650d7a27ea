import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The keys that delete, move and leave, and the accessibility focus.
@MainActor @Suite struct KeyCommandTests {
  @MainActor final class Log {
    var entries: [String] = []
  }

  @Observable final class Model {
    var isLeaving = true
  }

  private struct Leaving: View {
    let log: Log
    let model: Model

    var body: some View {
      let leave: @MainActor @Sendable () -> Void = { log.entries.append("leave") }
      VStack {
        Color.red.frame(width: 20, height: 20).focusable()
          .onMoveCommand { log.entries.append("\($0)") }
          .onExitCommand(perform: model.isLeaving ? leave : nil)
          .onDeleteCommand { log.entries.append("delete") }
      }
      .onExitCommand { log.entries.append("outside") }
    }
  }

  @Test func `keys reach the innermost view that uses them`() {
    let (log, model) = (Log(), Model())
    let harness = LayoutHarness { Leaving(log: log, model: model) }
    harness.hold(.left)
    #expect(log.entries.isEmpty, "Nothing has the focus.")
    harness.hold(.tab, .left, .down, .delete, .deleteForward, .escape)
    #expect(log.entries == ["left", "down", "delete", "delete", "leave"])
    harness.tree.send(.key(.up, .shift))
    model.isLeaving = false
    harness.layOut()
    harness.hold(.escape)
    #expect(log.entries.dropFirst(5) == ["outside"])
  }

  private struct Field: View {
    let log: Log
    @AccessibilityFocusState private var isAtField: Bool

    var body: some View {
      VStack {
        Button("First") {}
        Button("Second") {}.accessibilityFocused($isAtField)
        Button("Go") { isAtField = true }
      }
      .onChange(of: isAtField) { log.entries.append("\($1)") }
    }
  }

  @Test func `an accessibility focus follows the keyboard focus and moves it`() {
    let log = Log()
    let harness = LayoutHarness { Field(log: log) }
    harness.hold(.tab)
    #expect(log.entries.isEmpty)
    harness.hold(.tab)
    harness.hold(.tab)
    #expect(log.entries == ["true", "false"])
    harness.click("Go")
    harness.layOut()
    #expect(log.entries == ["true", "false", "true"])
  }

  @Test func `the padding of a scene is 20 points, and that of a navigation bar at the sides`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      greedy("a").scenePadding()
    }
    #expect(harness["a"] == CGRect(x: 20, y: 20, width: 160, height: 60))
    let bar = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      greedy("a").scenePadding(.navigationBar)
    }
    #expect(bar["a"] == CGRect(x: 20, y: 0, width: 160, height: 100))
  }
}
