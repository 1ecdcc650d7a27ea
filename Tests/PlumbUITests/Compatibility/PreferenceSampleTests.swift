import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Preferences in sources written for SwiftUI: 8.5 points a character and 17 a line of body text.
@MainActor @Suite struct PreferenceSampleTests {
  @Test func `a geometry reader divides the room it takes`() {
    let laid = Laid(in: CGSize(width: 300, height: 100)) { ThirdOfWidth() }
    #expect(laid["third"] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a background reads the width of its text and leaves its size alone`() {
    let laid = Laid(proposing: 300, 300) { CircleBehindText() }
    // Five characters, up to the next whole point, and ten points at either side.
    #expect(laid.answer == CGSize(width: 63, height: 37))
    #expect(laid["disc"].size == CGSize(width: 63, height: 63))
    #expect(laid["disc"].origin == .zero)
  }

  @Test func `a circle becomes as large as the text in it is wide, in the first frame`() {
    let laid = Laid(in: CGSize(width: 200, height: 200)) { TextInCircle() }
    // Twelve characters, in the middle of the window.
    #expect(laid["circle"] == CGRect(x: 49, y: 49, width: 102, height: 102))
    #expect(laid["Hello, world"] == CGRect(x: 49, y: 91.5, width: 102, height: 17))
  }

  @Test func `a circle follows the text in it`() {
    let knob = Knob("Hello, world")
    let laid = Laid(in: CGSize(width: 200, height: 200)) {
      Watch { TextInCircle(text: knob.value) }
    }
    #expect(laid["circle"].width == 102)
    knob.value = "Hi"
    #expect(laid["circle"] == CGRect(x: 91.5, y: 91.5, width: 17, height: 17))
  }

  @Test func `a line lies below the selected tab`() {
    let laid = Laid(in: CGSize(width: 400, height: 100)) { TabBar() }
    for tab in ["World Clock", "Alarm", "Bedtime"] {
      laid.click(tab)
      let frame = laid[tab]
      #expect(
        laid["line"] == CGRect(x: frame.minX, y: frame.maxY - 2, width: frame.width, height: 2))
    }
  }

  @Test func `the line moves with the change that selected another tab`() {
    let laid = Laid(in: CGSize(width: 400, height: 100)) { TabBar() }
    let (first, second) = (laid["World Clock"], laid["Alarm"])
    laid.press("Alarm", at: 0)
    let middle = laid.frame(of: "line", at: 0.5)
    #expect(abs(middle.minX - (first.minX + second.minX) / 2) < 1e-9)
    #expect(abs(middle.width - (first.width + second.width) / 2) < 1e-9)
    #expect(laid.frame(of: "line", at: 1).minX == second.minX)
  }

  @Test func `a matched line lies over the selected tab`() {
    let laid = Laid(in: CGSize(width: 400, height: 100)) { MatchedTabBar() }
    #expect(laid["line"].width == laid["World Clock"].width)
    laid.click("Bedtime")
    #expect(laid["line"].width == laid["Bedtime"].width)
    #expect(laid["line"].midX == laid["Bedtime"].midX)
  }

  @Test func `a stack of collected sizes turns`() {
    let laid = Laid(in: CGSize(width: 300, height: 300)) { TurningStack() }
    let squares = ["square 50", "square 30", "square 75"]
    func origins() -> [CGPoint] {
      let corner = laid["stack"].origin
      return squares.map {
        let origin = laid[$0].origin
        return CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
      }
    }
    #expect(origins() == [.zero, CGPoint(x: 58, y: 0), CGPoint(x: 96, y: 0)])
    laid.click("Toggle axis")
    #expect(origins() == [.zero, CGPoint(x: 0, y: 58), CGPoint(x: 0, y: 96)])
  }
}
