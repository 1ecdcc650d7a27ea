import EngineTesting
import Foundation
import PlumbUI
import Testing

/// A view that was measured with SwiftUI: the proposal, the size, and the frames of the labelled
/// views inside.
///
/// The numbers were printed on macOS, rounded to two decimals; mburger89/MetalUI publishes the
/// programs and their output under docs/probes.
struct Measured: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var proposal: ProposedViewSize
  var expectedSize: CGSize
  var frames: [String: CGRect]
  var view: @MainActor @Sendable () -> AnyView

  init<V: View>(
    _ name: String, at width: CGFloat?, _ height: CGFloat?,
    is expectedWidth: CGFloat, _ expectedHeight: CGFloat, _ frames: [String: CGRect] = [:],
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    testDescription = name
    proposal = ProposedViewSize(width: width, height: height)
    expectedSize = CGSize(width: expectedWidth, height: expectedHeight)
    self.frames = frames
    self.view = { AnyView(view()) }
  }

  /// Lays the view out and compares the result.
  @MainActor func check() {
    let harness = LayoutHarness(proposing: proposal.width, proposal.height) { view() }
    let measuredSize = harness.measuredSize
    #expect(
      Self.agree(measuredSize.width, expectedSize.width)
        && Self.agree(measuredSize.height, expectedSize.height),
      "measured \(measuredSize), not \(expectedSize)")
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

  /// Returns whether a length is equal to the printed one, which is rounded to a hundredth.
  private static func agree(_ length: CGFloat, _ printed: CGFloat) -> Bool {
    length.isSame(as: printed) || (length - printed).magnitude <= 0.005001
  }
}

// MARK: The measured views

/// Returns a view that takes the proposed width within bounds, or `ideal`, and is 20 high.
@MainActor func wide(
  _ label: String, _ width: ClosedRange<CGFloat>, ideal: CGFloat, height: CGFloat = 20
) -> some View {
  AnyView(
    Leaf(width, height...height, ideal: CGSize(width: ideal, height: height)) {}
      .accessibilityLabel(label))
}

/// Returns a view that takes the proposed height within bounds, or `ideal`, and is `width` wide.
@MainActor func tall(
  _ label: String, _ height: ClosedRange<CGFloat>, ideal: CGFloat, width: CGFloat = 20
) -> some View {
  AnyView(
    Leaf(width...width, height, ideal: CGSize(width: width, height: ideal)) {}
      .accessibilityLabel(label))
}

/// Returns a view that takes the proposed size within the same bounds on both axes, or 10.
@MainActor func clamped(_ label: String, _ length: ClosedRange<CGFloat>) -> some View {
  let ideal = min(max(10, length.lowerBound), length.upperBound)
  return AnyView(
    Leaf(length, length, ideal: CGSize(width: ideal, height: ideal)) {}.accessibilityLabel(label))
}

/// Returns a view of half the proposed width, or 20, and a height of 10.
@MainActor func halfWide(_ label: String) -> some View {
  computed(label) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
}
