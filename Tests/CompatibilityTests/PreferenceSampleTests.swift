import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code with preferences: 8.5 points per character and 17 per line of body text.
@MainActor @Suite struct PreferenceSampleTests {
  @Test func `a geometry reader divides its size`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) { ThirdOfWidth() }
    #expect(harness["third"] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a background reads the width of its text without affecting it`() {
    let harness = LayoutHarness(proposing: 300, 300) { CircleBehindText() }
    // Five characters, rounded up to a whole point, and ten points at either side.
    #expect(harness.measuredSize == CGSize(width: 63, height: 37))
    #expect(harness["disc"].size == CGSize(width: 63, height: 63))
    #expect(harness["disc"].origin == .zero)
  }

  @Test func `a circle has the width of its text in the first frame`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) { TextInCircle() }
    // Twelve characters, centred in the window.
    #expect(harness["circle"] == CGRect(x: 49, y: 49, width: 102, height: 102))
    #expect(harness["Hello, world"] == CGRect(x: 49, y: 91.5, width: 102, height: 17))
  }

  @Test func `a circle is updated with its text`() {
    let knob = Knob("Hello, world")
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      ObservedContent { TextInCircle(text: knob.value) }
    }
    #expect(harness["circle"].width == 102)
    knob.value = "Hi"
    #expect(harness["circle"] == CGRect(x: 91.5, y: 91.5, width: 17, height: 17))
  }

  @Test func `a line is below the selected tab`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 100)) { TabBar() }
    for tab in ["World Clock", "Alarm", "Bedtime"] {
      harness.click(tab)
      let frame = harness[tab]
      #expect(
        harness["line"] == CGRect(x: frame.minX, y: frame.maxY - 2, width: frame.width, height: 2))
    }
  }

  @Test func `the line is animated with the selection`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 100)) { TabBar() }
    let (first, second) = (harness["World Clock"], harness["Alarm"])
    harness.click("Alarm", at: 0)
    let middle = harness.frame(of: "line", at: 0.5)
    #expect(abs(middle.minX - (first.minX + second.minX) / 2) < 1e-9)
    #expect(abs(middle.width - (first.width + second.width) / 2) < 1e-9)
    #expect(harness.frame(of: "line", at: 1).minX == second.minX)
  }

  @Test func `a matched line is below the selected tab`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 100)) { MatchedTabBar() }
    #expect(harness["line"].width == harness["World Clock"].width)
    harness.click("Bedtime")
    #expect(harness["line"].width == harness["Bedtime"].width)
    #expect(harness["line"].midX == harness["Bedtime"].midX)
  }

  @Test func `a stack based on collected sizes changes its axis`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { TurningStack() }
    let squares = ["square 50", "square 30", "square 75"]
    func origins() -> [CGPoint] {
      let corner = harness["stack"].origin
      return squares.map {
        let origin = harness[$0].origin
        return CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
      }
    }
    #expect(origins() == [.zero, CGPoint(x: 58, y: 0), CGPoint(x: 96, y: 0)])
    harness.click("Toggle axis")
    #expect(origins() == [.zero, CGPoint(x: 0, y: 58), CGPoint(x: 0, y: 96)])
  }
}
