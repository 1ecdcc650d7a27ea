internal import Foundation

/// The box of a view that makes its content knowing its size.
///
/// As SwiftUI: it takes all room it is proposed, 10 points where nothing is proposed. Each view
/// inside is proposed that size and stands in the top leading corner, on top of those before.
final class GeometryNode: LayoutNode {
  weak var maker: (any DeferredContent)?
  /// The size the content was made for; `nil` when it must be made again.
  private var knownSize: Proposal?

  /// Has the content made again, as something other than the size changed.
  func setNeedsContent() {
    knownSize = nil
    setNeedsPlacing()
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(least: .zero, greatest: computeSize(.infinity))
  }

  override func placeChildren(in context: UpdateContext) {
    let proposal = Proposal(size)
    if knownSize != proposal {
      knownSize = proposal
      makeContent(0..<1, by: maker)
    }
    for child in children {
      place(child, at: Placement(origin: .zero, proposal: proposal), in: context)
    }
  }

  override var backToFront: [LayoutNode] { super.backToFront.sortedByZIndex }
}
