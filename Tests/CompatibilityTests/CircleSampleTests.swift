import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code with circles and custom guides.
@MainActor @Suite struct CircleSampleTests {
  @Test func `a circle has the same size however it is added around its label`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 400)) { Circles() }
    let circles = harness.elements.filter { $0.type == "Circle" && $0.frame.width == 75 }
    #expect(circles.map(\.frame.height) == [75, 75, 75, 75, 75])
    for (label, circle) in zip(["Plain", "Wrapped", "Modified", "One", "Two"], circles) {
      #expect(abs(harness[label].midX - circle.frame.midX) < 1e-9)
      #expect(abs(harness[label].midY - circle.frame.midY) < 1e-9)
    }
  }

  @Test func `squares are aligned by a custom guide`() {
    let harness = LayoutHarness(proposing: 300, 300) { SquaresOnOwnLine() }
    // The guide is 25 below the top of the first square and at the top of the last.
    #expect(harness["blue"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(harness["green"] == CGRect(x: 58, y: 10, width: 30, height: 30))
    #expect(harness["red"] == CGRect(x: 96, y: 25, width: 40, height: 40))
    #expect(harness.measuredSize == CGSize(width: 136, height: 65))
  }
}
