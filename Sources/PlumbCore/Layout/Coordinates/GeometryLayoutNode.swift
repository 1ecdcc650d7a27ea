internal import Foundation

/// The node of a `GeometryReader`, whose content is created for its size.
///
/// As SwiftUI: the node takes the whole proposed size, 10 points where nothing is proposed. Each
/// view inside is proposed that size and placed in the top leading corner, in front of the previous
/// ones.
final class GeometryLayoutNode: LayoutNode {
  override var drawingReach: CGFloat? { 0 }

  weak var contentProvider: (any DeferredContent)?
  /// The size for which the content was created; `nil` if it must be created again.
  private var knownSize: Proposal?

  /// Requests new content after a change of something other than the size.
  func setNeedsContent() {
    knownSize = nil
    setNeedsPlacing()
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(minimum: .zero, maximum: computeSize(.infinity))
  }

  override func placeChildren(in context: UpdateContext) {
    let proposal = Proposal(size)
    if knownSize != proposal {
      knownSize = proposal
      makeContent(0..<1, by: contentProvider)
    }
    for child in children {
      place(child, at: Placement(origin: .zero, proposal: proposal), in: context)
    }
  }

  override var backToFront: [LayoutNode] { super.backToFront.sortedByZIndex }
}
