import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Transitions between texts. Characters are half as wide as the size of the font.
@MainActor @Suite struct ContentTransitionTests {
  private func harness(
    _ dial: Dial, _ transition: ContentTransition?, alignment: Alignment = .center
  ) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 40)) {
      Dialled(dial) { value in
        let text = Text("\(value)").font(.system(size: 20))
        Group {
          if let transition { text.contentTransition(transition) } else { text }
        }
        .frame(width: 100, height: 40, alignment: alignment)
        .animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    return harness
  }

  /// Returns the texts drawn at a time, with their pens and opacities.
  private func texts(
    _ harness: LayoutHarness, at time: Double
  ) -> [(text: String, pen: CGPoint, opacity: Double)] {
    func texts(_ commands: [DrawCommand], _ opacity: Double) -> [(String, CGPoint, Double)] {
      commands.flatMap { command -> [(String, CGPoint, Double)] in
        switch command {
        case .text(let run, let pen, _): return [(run.text, pen, opacity)]
        case .group(.opacity(let factor), let inner): return texts(inner, opacity * factor)
        default: return []
        }
      }
    }
    harness.show(at: time)
    return texts(harness.tree.displayList().commands, 1)
  }

  @Test func `a text cross-fades to another string`() {
    let dial = Dial(3)
    let harness = harness(dial, nil)
    dial.value = 4
    harness.show(at: 0)
    let shown = texts(harness, at: 0.25)
    #expect(shown.map(\.text) == ["3", "4"])
    #expect(abs(shown[0].opacity - 0.75) < 1e-9)
    #expect(abs(shown[1].opacity - 0.25) < 1e-9)
    #expect(texts(harness, at: 1).map(\.text) == ["4"])
    #expect(!harness.tree.isMoving)
  }

  @Test func `a text of several styles cross-fades to one of fewer styles`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: CGSize(width: 100, height: 40)) {
      Dialled(dial) { value in
        Group {
          if value < 2 {
            value == 0
              ? Text("a").foregroundColor(.red) + Text("b").underline() + Text("c") : Text("d")
          }
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    #expect(texts(harness, at: 0).map(\.text) == ["a", "b", "c"])
    dial.value = 1
    harness.show(at: 0)
    #expect(texts(harness, at: 0.5).map(\.text) == ["a", "b", "c", "d"])
    #expect(texts(harness, at: 1).map(\.text) == ["d"])
  }

  @Test func `digits of equal width roll in place`() throws {
    let dial = Dial(18)
    let harness = LayoutHarness(in: CGSize(width: 100, height: 40)) {
      Dialled(dial) { value in
        Text("\(value)").font(.system(size: 20).monospacedDigit())
          .contentTransition(.numericText()).animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    dial.value = 19
    harness.show(at: 0)
    let shown = texts(harness, at: 0.5)
    #expect(Set(shown.map(\.text)) == ["1", "8", "9"])
    // Ten points per digit, centred in 100.
    #expect(try #require(shown.first { $0.text == "1" }).pen.x == 40)
    #expect(try #require(shown.first { $0.text == "9" }).pen.x == 50)
  }

  @Test func `a text changes at once with the identity transition or without an animation`() {
    let dial = Dial(3)
    let harness = harness(dial, .identity)
    dial.value = 4
    #expect(texts(harness, at: 0).map(\.text) == ["4"])
    let plain = LayoutHarness(in: CGSize(width: 100, height: 40)) {
      Dialled(dial) { Text("\($0)") }
    }
    plain.show(at: 0)
    dial.value = 5
    #expect(texts(plain, at: 0).map(\.text) == ["5"])
  }

  @Test func `with reduced motion a text changes at once`() {
    let dial = Dial(3)
    let harness = harness(dial, nil)
    harness.tree.reducesMotion = true
    dial.value = 4
    #expect(texts(harness, at: 0).map(\.text) == ["4"])
    #expect(!harness.tree.isMoving)
  }

  @Test func `only the changed digits of a number roll, upwards for an increase`() throws {
    let dial = Dial(13)
    let harness = harness(dial, .numericText(value: 0))
    dial.value = 14
    harness.show(at: 0)
    let shown = texts(harness, at: 0.5)
    let three = try #require(shown.first { $0.text == "3" })
    let four = try #require(shown.first { $0.text == "4" })
    let one = try #require(shown.first { $0.text == "1" })
    #expect(one.opacity == 1)
    #expect(one.pen.y == 25)
    #expect(three.pen.y < 25)
    #expect(four.pen.y > 25)
    #expect(three.pen.x == four.pen.x && four.pen.x == one.pen.x + 10)
    #expect(texts(harness, at: 1).map(\.text) == ["14"])
  }

  @Test func `counting down rolls downwards`() throws {
    let dial = Dial(4)
    let harness = harness(dial, .numericText(countsDown: true))
    dial.value = 3
    harness.show(at: 0)
    let shown = texts(harness, at: 0.5)
    #expect(try #require(shown.first { $0.text == "4" }).pen.y > 25)
    #expect(try #require(shown.first { $0.text == "3" }).pen.y < 25)
  }

  @Test func `a right-aligned number keeps its right edge when it gets a digit`() throws {
    let dial = Dial(9)
    let harness = harness(dial, .numericText(), alignment: .trailing)
    dial.value = 10
    harness.show(at: 0)
    let shown = texts(harness, at: 0.5)
    #expect(try #require(shown.first { $0.text == "9" }).pen.x == 90)
    #expect(try #require(shown.first { $0.text == "0" }).pen.x == 90)
    #expect(try #require(shown.first { $0.text == "1" }).pen.x == 80)
  }

  @Test func `a right-aligned text keeps its right edge in a cross-fade to a longer one`()
    throws
  {
    let dial = Dial(9)
    let harness = harness(dial, .opacity, alignment: .trailing)
    dial.value = 10
    harness.show(at: 0)
    let shown = texts(harness, at: 0.5)
    #expect(try #require(shown.first { $0.text == "9" }).pen.x == 90)
    #expect(try #require(shown.first { $0.text == "10" }).pen.x == 80)
  }

  @Test func `changes in quick succession are continuous`() {
    let dial = Dial(1)
    let harness = harness(dial, .numericText())
    var before = ["1": 1.0]
    for step in 1...200 {
      if step % 7 == 0 { dial.value = [1, 2, 1, 3][step / 7 % 4] }
      var now: [String: Double] = [:]
      for text in texts(harness, at: Double(step) * 0.02) { now[text.text] = text.opacity }
      for key in Set(before.keys).union(now.keys) {
        // The curves are added: every change of a digit's opacity is at most a fiftieth of its own.
        #expect(abs((before[key] ?? 0) - (now[key] ?? 0)) < 0.2)
      }
      before = now
    }
  }

  @Test func `a text with new line breaks cross-fades while its frame is animated`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: CGSize(width: 200, height: 80)) {
      Dialled(dial) { value in
        Text("one two").font(.system(size: 20))
          .frame(width: value > 0 ? 40 : 100)
          .animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    dial.value = 1
    harness.show(at: 0)
    #expect(Set(texts(harness, at: 0.5).map(\.text)) == ["one two", "one", "two"])
    #expect(Set(texts(harness, at: 1).map(\.text)) == ["one", "two"])
  }
}
