import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Paths as text.
@Suite struct PathDescriptionTests {
  private let mixed = Path { path in
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: -3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
  }

  @Test func `each element is described by its numbers and a letter`() {
    #expect(mixed.description == "1 2.5 m -3 4 l 5 6 7 8 q 9 10 11 12 13 14 c h")
    #expect(Path().description.isEmpty)
  }

  @Test func `a description is parsed to the same path`() {
    #expect(Path(mixed.description) == mixed)
    let oval = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 1.0 / 3, height: 7))
    #expect(Path(oval.description) == oval)
    #expect(Path("") == Path())
  }

  @Test(arguments: [
    "1 2", "1 2 l", "1 m", "1 2 3 m", "x y m", "h", "0 0 m 1 2 3 q", "0 0 m nan 1 l", "0 0 m 1 1 z",
  ])
  func `text in another format gives no path`(text: String) {
    #expect(Path(text) == nil)
  }
}
