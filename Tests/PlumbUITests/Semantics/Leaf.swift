import Foundation
import PlumbUI

/// A leaf as long as proposed, within bounds, and of a length of its own where nothing is proposed.
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
    let wanted = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: min(max(wanted.width, width.lowerBound), width.upperBound),
      height: min(max(wanted.height, height.lowerBound), height.upperBound))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// As any view that is no container; without this a layout of nothing keeps no distance.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// A leaf that answers what a function says.
struct AnsweringLeaf: Layout {
  var answer: (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

// A container of one labelled view counts as labelled itself, as it were a view of one's own; the
// views below are erased so that their labels find them and not the container.

/// A labelled view of one size.
@MainActor func box(_ label: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  AnyView(Color.red.frame(width: width, height: height).accessibilityLabel(label))
}

/// A labelled view that takes whatever it is proposed.
@MainActor func greedy(_ label: String) -> some View {
  AnyView(Color.red.accessibilityLabel(label))
}

/// A labelled view that is as wide as proposed within bounds, and 20 high.
@MainActor func leaf(_ label: String, _ width: ClosedRange<CGFloat>) -> some View {
  AnyView(Leaf(width) {}.accessibilityLabel(label))
}

/// A labelled view that answers what a function says.
@MainActor func answering(
  _ label: String, _ answer: @escaping (ProposedViewSize) -> CGSize
) -> some View {
  let leaf = AnsweringLeaf(answer: answer)
  return AnyView(leaf {}.accessibilityLabel(label))
}

/// A labelled view half as wide and half as high as proposed.
@MainActor func half(_ label: String) -> some View {
  answering(label) {
    let size = $0.replacingUnspecifiedDimensions()
    return CGSize(width: size.width / 2, height: size.height / 2)
  }
}

/// A labelled view as high as its area needs at the width proposed, 10 wide where none is.
@MainActor func covering(_ area: CGFloat, _ label: String) -> some View {
  answering(label) { CGSize(width: $0.width ?? 10, height: area / ($0.width ?? 10)) }
}
