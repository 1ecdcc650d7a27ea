import EngineTesting
import Foundation
import Observation
import PlumbUI
import Testing

@testable import TestSupport

/// Regression tests for defects that were found in review.
@MainActor @Suite struct ReviewedCasesTests {
  @Observable @MainActor final class Names {
    var list = ["a", "b", "c"]
  }

  /// A view that reads the model in its rows only, not in its body.
  private struct Rows: View {
    let names: Names

    var body: some View {
      VStack { ForEach(0..<3) { Text(verbatim: names.list[$0]) } }
    }
  }

  @Test func `a lazy row updates for a model that only the row reads`() {
    let names = Names()
    let harness = LayoutHarness { Rows(names: names) }
    names.list[1] = "changed"
    #expect(harness.elements.compactMap(\.label) == ["a", "changed", "c"])
  }

  /// A style whose label shows whether it reads the environment.
  private struct Look: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.accessibilityLabel(isEnabled ? "on" : "off")
    }
  }

  @Test func `a button style reads the environment`() {
    let harness = LayoutHarness { Button("Go") {}.buttonStyle(Look()).disabled(true) }
    #expect(harness.elements.contains { $0.label == "off" })
  }

  @Test func `the cost of nested frames is independent of depth`() {
    func measures(_ depth: Int) -> Int {
      let view = (0..<depth).reduce(AnyView(Text(verbatim: "x"))) { inner, _ in
        AnyView(inner.frame(maxWidth: .infinity, alignment: .leading))
      }
      let before = LayoutCounters.measures
      _ = LayoutHarness { HStack(alignment: .firstTextBaseline) { view } }
      return LayoutCounters.measures - before
    }
    // Twice the levels cost about twice the measurements; the tolerance is for the surrounding
    // views.
    #expect(measures(40) <= 2 * measures(20) + 20)
  }

  @Test func `nested rows aligned by baseline terminate`() {
    let view = (0..<40).reduce(AnyView(Text(verbatim: "x"))) { inner, level in
      AnyView(
        HStack(alignment: level.isMultiple(of: 2) ? .firstTextBaseline : .lastTextBaseline) {
          inner
          Color.red.frame(width: 1, height: 1)
        })
    }
    #expect(LayoutHarness { view }.elements.contains { $0.label == "x" })
  }

  @Test func `a repeating animation ends with its view`() {
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

  @Test func `a click reaches a view inserted by the previous click`() {
    let harness = LayoutHarness { Replaced() }
    let point = CGPoint(x: 50, y: 50)
    for _ in 0..<2 {
      harness.tree.send(.pointerDown(point, .primary))
      harness.tree.send(.pointerUp(point, .primary))
    }
    #expect(harness.elements.contains { $0.label == "twice" })
  }

  /// A view in which every press replaces the pressed button by another one.
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
