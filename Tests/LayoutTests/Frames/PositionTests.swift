import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct PositionTests {
    struct SizeCase: Sendable {
      var width: CGFloat?
      var height: CGFloat?
      var expectedSize: CGSize
    }

    nonisolated static let sizes = [
      SizeCase(width: 100, height: 50, expectedSize: size(100, 50)),
      SizeCase(width: 100, height: nil, expectedSize: size(100, 20)),
      SizeCase(width: nil, height: 50, expectedSize: size(30, 50)),
      SizeCase(width: nil, height: nil, expectedSize: size(30, 20)),
      SizeCase(width: 0, height: 0, expectedSize: .zero),
    ]

    @Test(arguments: sizes) func `a positioned view takes the proposed size`(_ row: SizeCase) {
      let harness = LayoutHarness(proposing: row.width, row.height) {
        fixedView("a", 30, 20).position(x: 10, y: 5)
      }
      #expect(harness.measuredSize == row.expectedSize)
      // The centre is at (10, 5), whatever the size.
      #expect(harness["a"] == rect(-5, -5, 30, 20))
    }

    @Test func `the content receives the same proposal`() {
      let harness = LayoutHarness(proposing: 100, 60) {
        greedy("a").position(CGPoint(x: 50, y: 40))
      }
      #expect(harness["a"] == rect(0, 10, 100, 60))
    }

    @Test func `a positioned spacer has default spacing`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          Spacer().position()
          fixedView("b", 20, 20)
        }
      }
      // 20 + 8 + 8 + 8 + 20
      #expect(harness.measuredSize.width == 64)
    }

    @Test func `a position is mirrored in right-to-left layouts`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(100, 20), environment: environment) {
        fixedView("a", 20, 20).position(x: 10, y: 10)
      }
      #expect(harness["a"] == rect(80, 0, 20, 20))
    }

    @Test func `a NaN coordinate is replaced by 0`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        fixedView("a", 20, 20).position(x: .nan, y: .infinity)
      }
      #expect(harness["a"] == rect(-10, -10, 20, 20))
    }
  }
}
