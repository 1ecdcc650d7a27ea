import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct CustomButtonStyleTests {
  private let inside = CGPoint(x: 50, y: 50)

  @Test func `receives the label and whether the button is pressed`() {
    let harness = LayoutHarness { Button("go") {}.buttonStyle(RecordingStyle()) }
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

  @Test func `determines the layout and the hit area of the button`() {
    var count = 0
    let harness = LayoutHarness { Button("go") { count += 1 }.buttonStyle(RecordingStyle()) }
    // The first line of the style's column, above the label.
    let line = harness["idle"]
    harness.click(CGPoint(x: line.midX, y: line.midY))
    #expect(count == 1)
  }

  @Test func `reads whether the button has the focus`() {
    struct Focused: ButtonStyle {
      @Environment(\.isFocused) private var isFocused

      func makeBody(configuration: Configuration) -> some View {
        Text(isFocused ? "focused" : "idle")
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      HStack {
        Button("a") {}
        Button("b") {}
      }
      .buttonStyle(Focused())
    }
    #expect(harness.texts == ["idle", "idle"])
    harness.press(.tab)
    #expect(harness.texts == ["focused", "idle"])
    harness.press(.tab)
    #expect(harness.texts == ["idle", "focused"])
  }

  @Test func `receives the role`() {
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

  @Test func `applies to all descendant buttons, the nearest style first`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
      }
      .buttonStyle(RecordingStyle())
    }
    #expect(harness.texts == ["idle", "a", "b"])
  }

  @Test func `keeps the label's state while the style's body changes`() {
    let harness = LayoutHarness {
      Button {
      } label: {
        Counter("in").buttonStyle(.plain)
      }
      .buttonStyle(RecordingStyle())
    }
    harness.click("in 0")
    #expect(harness.texts == ["idle", "in 1"])
  }

  @Test func `may trigger the action itself`() {
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

  @Test func `may have state and read the environment`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Button("go") {}.buttonStyle(Twice()).disabled(true)
    }
    harness.click("twice")
    #expect(harness.texts == ["go", "twice"])
  }
}

private struct RecordingStyle: ButtonStyle {
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

/// A style whose label has no action, with a button beside it that triggers the action twice.
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
