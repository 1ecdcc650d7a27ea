import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct OwnStyleTests {
  private let inside = CGPoint(x: 50, y: 50)

  @Test func `sees the label and whether the button is pressed`() {
    let harness = LayoutHarness { Button("go") {}.buttonStyle(Telling()) }
    #expect(harness.texts == ["idle", "go"])
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(harness.texts == ["pressed", "go"])
    harness.tree.send(.pointerMoved(.zero))
    #expect(harness.texts == ["idle", "go"])
    harness.tree.send(.pointerMoved(inside))
    #expect(harness.texts == ["pressed", "go"])
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(harness.texts == ["idle", "go"])
  }

  @Test func `is the button's layout and takes the pointer over all of it`() {
    var count = 0
    let harness = LayoutHarness { Button("go") { count += 1 }.buttonStyle(Telling()) }
    // The first line of the style's column, above the label.
    let line = harness["idle"]
    harness.click(CGPoint(x: line.midX, y: line.midY))
    #expect(count == 1)
  }

  @Test func `sees the role`() {
    let harness = LayoutHarness {
      VStack {
        Button(role: .destructive) {
        } label: {
          Text("a")
        }
        Button("b") {}
      }
      .buttonStyle(Roles())
    }
    #expect(harness.texts == ["destructive", "none"])
  }

  @Test func `applies to all buttons inside, the nearest style first`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
      }
      .buttonStyle(Telling())
    }
    #expect(harness.texts == ["idle", "a", "b"])
  }

  @Test func `keeps the label's state while the style's look changes`() {
    let harness = LayoutHarness {
      Button {
      } label: {
        Counter("in").buttonStyle(.plain)
      }
      .buttonStyle(Telling())
    }
    harness.click("in 0")
    #expect(harness.texts == ["idle", "in 1"])
  }

  @Test func `that presses the button itself decides when it acts`() {
    var count = 0
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Button("go") { count += 1 }.buttonStyle(Twice())
    }
    #expect(harness.texts == ["go", "twice"])
    harness.click("go")
    #expect(count == 0)
    harness.click("twice")
    #expect(count == 2)
  }

  @Test func `has state of its own and reads the environment`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Button("go") {}.buttonStyle(Twice()).disabled(true)
    }
    harness.click("twice")
    #expect(harness.texts == ["go", "twice"])
  }
}

private struct Telling: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Text(configuration.isPressed ? "pressed" : "idle")
      configuration.label
    }
  }
}

private struct Roles: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.role == .destructive ? "destructive" : "none")
  }
}

/// A style whose label does nothing, with a button beside it that acts twice.
private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("twice") {
        configuration.trigger()
        configuration.trigger()
      }
      .buttonStyle(.plain)
    }
  }
}
