import Foundation
import PlumbUI

/// A leaf that takes the proposed size within bounds, or its ideal size.
struct Leaf: Layout, Equatable {
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat>
  var ideal: CGSize

  init(
    _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat> = 20...20, ideal: CGSize? = nil
  ) {
    self.width = width
    self.height = height
    self.ideal = ideal ?? CGSize(width: width.lowerBound, height: height.lowerBound)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposed = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: min(max(proposed.width, width.lowerBound), width.upperBound),
      height: min(max(proposed.height, height.lowerBound), height.upperBound))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// The spacing of a view that is not a container; a layout without subviews has none by default.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// A leaf whose size is computed by a closure.
struct ComputedLeaf: Layout {
  var computeSize: (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    computeSize(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

// A container of one labelled view also has the label of the view, as a custom view would. The
// views below are type-erased so that a label finds the view and not its container.

/// Returns a labelled view of a fixed size.
@MainActor func fixedView(_ label: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  AnyView(Color.red.frame(width: width, height: height).accessibilityLabel(label))
}

/// Returns a labelled view that takes the proposed size.
@MainActor func greedy(_ label: String) -> some View {
  AnyView(Color.red.accessibilityLabel(label))
}

/// Returns a labelled view that takes the proposed width within bounds and is 20 high.
@MainActor func leaf(_ label: String, _ width: ClosedRange<CGFloat>) -> some View {
  AnyView(Leaf(width) {}.accessibilityLabel(label))
}

/// Returns a labelled view whose size is computed by a closure.
@MainActor func computed(
  _ label: String, _ computeSize: @escaping (ProposedViewSize) -> CGSize
) -> some View {
  let leaf = ComputedLeaf(computeSize: computeSize)
  return AnyView(leaf {}.accessibilityLabel(label))
}

/// Returns a labelled view of half the proposed size.
@MainActor func half(_ label: String) -> some View {
  computed(label) {
    let size = $0.replacingUnspecifiedDimensions()
    return CGSize(width: size.width / 2, height: size.height / 2)
  }
}

/// Returns a labelled view of a given area at the proposed width, or at 10 if it is unspecified.
@MainActor func covering(_ area: CGFloat, _ label: String) -> some View {
  computed(label) { CGSize(width: $0.width ?? 10, height: area / ($0.width ?? 10)) }
}
