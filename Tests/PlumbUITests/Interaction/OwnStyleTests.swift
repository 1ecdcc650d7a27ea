import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct OwnStyleTests {
  private let inside = CGPoint(x: 50, y: 50)

  @Test func `sees the label and whether the button is pressed`() {
    let laid = Laid { Button("go") {}.buttonStyle(Telling()) }
    #expect(laid.texts == ["idle", "go"])
    laid.tree.send(.pointerDown(inside, .primary))
    #expect(laid.texts == ["pressed", "go"])
    laid.tree.send(.pointerMoved(.zero))
    #expect(laid.texts == ["idle", "go"])
    laid.tree.send(.pointerMoved(inside))
    #expect(laid.texts == ["pressed", "go"])
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(laid.texts == ["idle", "go"])
  }

  @Test func `is the button's layout and takes the pointer over all of it`() {
    var count = 0
    let laid = Laid { Button("go") { count += 1 }.buttonStyle(Telling()) }
    // The first line of the style's column, above the label.
    let line = laid["idle"]
    laid.click(CGPoint(x: line.midX, y: line.midY))
    #expect(count == 1)
  }

  @Test func `sees the role`() {
    let laid = Laid {
      VStack {
        Button(role: .destructive) {
        } label: {
          Text("a")
        }
        Button("b") {}
      }
      .buttonStyle(Roles())
    }
    #expect(laid.texts == ["destructive", "none"])
  }

  @Test func `applies to all buttons inside, the nearest style first`() {
    let laid = Laid(in: CGSize(width: 300, height: 300)) {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
      }
      .buttonStyle(Telling())
    }
    #expect(laid.texts == ["idle", "a", "b"])
  }

  @Test func `keeps the label's state while the style's look changes`() {
    let laid = Laid {
      Button {
      } label: {
        Counter("in").buttonStyle(.plain)
      }
      .buttonStyle(Telling())
    }
    laid.click("in 0")
    #expect(laid.texts == ["idle", "in 1"])
  }

  @Test func `that presses the button itself decides when it acts`() {
    var count = 0
    let laid = Laid(in: CGSize(width: 300, height: 300)) {
      Button("go") { count += 1 }.buttonStyle(Twice())
    }
    #expect(laid.texts == ["go", "twice"])
    laid.click("go")
    #expect(count == 0)
    laid.click("twice")
    #expect(count == 2)
  }

  @Test func `has state of its own and reads the environment`() {
    let laid = Laid(in: CGSize(width: 300, height: 300)) {
      Button("go") {}.buttonStyle(Twice()).disabled(true)
    }
    laid.click("twice")
    #expect(laid.texts == ["go", "twice"])
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
