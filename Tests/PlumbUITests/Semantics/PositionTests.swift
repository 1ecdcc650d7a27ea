import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct PositionTests {
    struct Answer: Sendable {
      var width: CGFloat?
      var height: CGFloat?
      var answer: CGSize
    }

    nonisolated static let answers = [
      Answer(width: 100, height: 50, answer: size(100, 50)),
      Answer(width: 100, height: nil, answer: size(100, 20)),
      Answer(width: nil, height: 50, answer: size(30, 50)),
      Answer(width: nil, height: nil, answer: size(30, 20)),
      Answer(width: 0, height: 0, answer: .zero),
    ]

    @Test(arguments: answers) func `a position takes the room it is proposed`(_ row: Answer) {
      let harness = LayoutHarness(proposing: row.width, row.height) {
        box("a", 30, 20).position(x: 10, y: 5)
      }
      #expect(harness.answer == row.answer)
      // The centre at (10, 5), whatever the room.
      #expect(harness["a"] == rect(-5, -5, 30, 20))
    }

    @Test func `the content is proposed the same`() {
      let harness = LayoutHarness(proposing: 100, 60) {
        greedy("a").position(CGPoint(x: 50, y: 40))
      }
      #expect(harness["a"] == rect(0, 10, 100, 60))
    }

    @Test func `a position keeps the ordinary distance round a spacer`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 20, 20)
          Spacer().position()
          box("b", 20, 20)
        }
      }
      // 20 + 8 + 8 + 8 + 20
      #expect(harness.answer.width == 64)
    }

    @Test func `where leading is right a position counts from the right`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(100, 20), environment: environment) {
        box("a", 20, 20).position(x: 10, y: 10)
      }
      #expect(harness["a"] == rect(80, 0, 20, 20))
    }

    @Test func `a coordinate that is no number counts as 0`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        box("a", 20, 20).position(x: .nan, y: .infinity)
      }
      #expect(harness["a"] == rect(-10, -10, 20, 20))
    }
  }
}
