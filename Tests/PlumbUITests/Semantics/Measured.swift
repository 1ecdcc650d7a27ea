import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// A view SwiftUI was measured with: what it was proposed, what it answered and where it put the
/// labelled views inside.
///
/// The numbers are those macOS printed, to two places after the point; mburger89/MetalUI publishes
/// the programs and their output under docs/probes.
struct Measured: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var proposal: ProposedViewSize
  var answer: CGSize
  var frames: [String: CGRect]
  var view: @MainActor @Sendable () -> AnyView

  init<V: View>(
    _ name: String, at width: CGFloat?, _ height: CGFloat?,
    is answerWidth: CGFloat, _ answerHeight: CGFloat, _ frames: [String: CGRect] = [:],
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    testDescription = name
    proposal = ProposedViewSize(width: width, height: height)
    answer = CGSize(width: answerWidth, height: answerHeight)
    self.frames = frames
    self.view = { AnyView(view()) }
  }

  /// Lays the view out and compares.
  @MainActor func check() {
    let harness = LayoutHarness(proposing: proposal.width, proposal.height) { view() }
    let answer = harness.answer
    #expect(
      Self.agree(answer.width, self.answer.width) && Self.agree(answer.height, self.answer.height),
      "answered \(answer) and not \(self.answer)")
    for (label, expected) in frames {
      let frame = harness[label]
      let pairs = [
        (frame.minX, expected.minX), (frame.minY, expected.minY),
        (frame.width, expected.width), (frame.height, expected.height),
      ]
      #expect(
        pairs.allSatisfy { Self.agree($0.0, $0.1) }, "\(label) is at \(frame), not \(expected)")
    }
  }

  /// Whether a length is the one printed, which is rounded to a hundredth.
  private static func agree(_ length: CGFloat, _ printed: CGFloat) -> Bool {
    length.isSame(as: printed) || (length - printed).magnitude <= 0.005001
  }
}

// MARK: The views SwiftUI was measured with

/// As wide as proposed within bounds, 20 high; `ideal` wide where nothing is proposed.
@MainActor func wide(
  _ label: String, _ width: ClosedRange<CGFloat>, ideal: CGFloat, height: CGFloat = 20
) -> some View {
  AnyView(
    Leaf(width, height...height, ideal: CGSize(width: ideal, height: height)) {}
      .accessibilityLabel(label))
}

/// As high as proposed within bounds, `width` wide; `ideal` high where nothing is proposed.
@MainActor func tall(
  _ label: String, _ height: ClosedRange<CGFloat>, ideal: CGFloat, width: CGFloat = 20
) -> some View {
  AnyView(
    Leaf(width...width, height, ideal: CGSize(width: width, height: ideal)) {}
      .accessibilityLabel(label))
}

/// As long as proposed within the same bounds both ways, 10 where nothing is proposed.
@MainActor func clamped(_ label: String, _ length: ClosedRange<CGFloat>) -> some View {
  let ideal = min(max(10, length.lowerBound), length.upperBound)
  return AnyView(
    Leaf(length, length, ideal: CGSize(width: ideal, height: ideal)) {}.accessibilityLabel(label))
}

/// Half as wide as proposed, 20 where nothing is, and 10 high.
@MainActor func halfWide(_ label: String) -> some View {
  answering(label) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
}
