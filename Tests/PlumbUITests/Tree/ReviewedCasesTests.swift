import Foundation
import Observation
import PlumbTesting
import PlumbUI
import Testing

/// Cases that once went wrong without a test noticing.
@MainActor @Suite struct ReviewedCasesTests {
  @Observable @MainActor final class Names {
    var list = ["a", "b", "c"]
  }

  /// Reads the model in its rows only, not in its body.
  private struct Rows: View {
    let names: Names

    var body: some View {
      VStack { ForEach(0..<3) { Text(verbatim: names.list[$0]) } }
    }
  }

  @Test func `a row follows a model that only the row reads`() {
    let names = Names()
    let harness = LayoutHarness { Rows(names: names) }
    names.list[1] = "changed"
    #expect(harness.elements.compactMap(\.label) == ["a", "changed", "c"])
  }

  /// Shows whether the environment reaches a style's own properties.
  private struct Look: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.accessibilityLabel(isEnabled ? "on" : "off")
    }
  }

  @Test func `a button style finds the environment`() {
    let harness = LayoutHarness { Button("Go") {}.buttonStyle(Look()).disabled(true) }
    #expect(harness.elements.contains { $0.label == "off" })
  }

  @Test func `frames round frames cost no more a level than the first ones`() {
    func measures(_ depth: Int) -> Int {
      let view = (0..<depth).reduce(AnyView(Text(verbatim: "x"))) { inner, _ in
        AnyView(inner.frame(maxWidth: .infinity, alignment: .leading))
      }
      let before = LayoutCounters.measures
      _ = LayoutHarness { HStack(alignment: .firstTextBaseline) { view } }
      return LayoutCounters.measures - before
    }
    // Twice the levels cost about twice the measures; the slack is for what stands round them.
    #expect(measures(40) <= 2 * measures(20) + 20)
  }

  @Test func `rows of rows on one baseline end`() {
    let view = (0..<40).reduce(AnyView(Text(verbatim: "x"))) { inner, level in
      AnyView(
        HStack(alignment: level.isMultiple(of: 2) ? .firstTextBaseline : .lastTextBaseline) {
          inner
          Color.red.frame(width: 1, height: 1)
        })
    }
    #expect(LayoutHarness { view }.elements.contains { $0.label == "x" })
  }

  @Test func `an endless movement ends with its view`() {
    let toggle = Toggle()
    let harness = LayoutHarness { Turning(toggle: toggle) }
    toggle.isMoving = true
    harness.tree.layOut(in: harness.size, scale: 1)
    harness.tree.advance(to: 1)
    #expect(harness.tree.isMoving)
    toggle.isShown = false
    harness.tree.layOut(in: harness.size, scale: 1)
    harness.tree.advance(to: 2)
    #expect(!harness.tree.isMoving)
  }

  @Observable @MainActor final class Toggle {
    var isShown = true
    var isMoving = false
  }

  private struct Turning: View {
    let toggle: Toggle

    var body: some View {
      if toggle.isShown {
        Color.red.opacity(toggle.isMoving ? 0.2 : 1)
          .animation(.linear(duration: 1).repeatForever(), value: toggle.isMoving)
      }
    }
  }

  @Test func `a click lands on a view that came with the click before it`() {
    let harness = LayoutHarness { Replaced() }
    let point = CGPoint(x: 50, y: 50)
    for _ in 0..<2 {
      harness.tree.send(.pointerDown(point, .primary))
      harness.tree.send(.pointerUp(point, .primary))
    }
    #expect(harness.elements.contains { $0.label == "twice" })
  }

  /// Every press puts another button in the place of the one that was pressed.
  private struct Replaced: View {
    @State private var step = 0

    var body: some View {
      switch step {
      case 0:
        Button {
          step = 1
        } label: {
          Color.red
        }
      case 1:
        Button {
          step = 2
        } label: {
          Color.blue
        }
      default: Color.green.accessibilityLabel("twice")
      }
    }
  }
}
