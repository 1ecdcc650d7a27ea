import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The failures of the harness of the tests.
@MainActor @Suite struct HarnessFailureTests {
  /// Expects a failure on the line of the call.
  private func expectFailure(line: Int = #line, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.sourceLocation?.fileName == "HarnessFailureTests.swift"
        && issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasPrefix("No element is labelled b;") }
    }
  }

  @Test func `a missing element fails the test where it is named, and the test goes on`() {
    var presses = 0
    let harness = LayoutHarness { Button("a") { presses += 1 } }
    var frames: [CGRect] = []
    expectFailure { frames.append(harness["b"]) }
    expectFailure { frames.append(harness.frame(of: "b", at: 1)) }
    expectFailure { harness.click("b") }
    #expect(frames.count == 2 && frames.allSatisfy { $0.minX.isNaN && $0.height.isNaN })
    harness.click("a")
    #expect(presses == 1)
  }
}
