internal import Foundation

/// The box of the window: it proposes its size to the root view and centres the answer.
final class RootNode: LayoutNode {
  private(set) var windowSize = CGSize.zero
  private let ownRoom = AvailableSize()

  /// Fits the content into a room; says whether anything may have moved.
  func fill(_ windowSize: CGSize, at context: UpdateContext) -> Bool {
    if windowSize != self.windowSize {
      self.windowSize = windowSize
      ownRoom.give(Proposal(windowSize))
      invalidate()
    }
    return place(at: .zero, proposal: Proposal(windowSize), in: context)
  }

  override var availableSize: AvailableSize? { ownRoom }

  var minimumSize: CGSize { children.first?.sizeThatFits(.zero) ?? .zero }

  override func computeSize(_ proposal: Proposal) -> CGSize { windowSize }

  override func placeChildren(in context: UpdateContext) {
    guard let content = children.first else { return }
    let proposal = Proposal(size)
    let fittingSize = content.sizeThatFits(proposal)
    let origin = CGPoint(
      x: (size.width - fittingSize.width) / 2, y: (size.height - fittingSize.height) / 2)
    place(content, at: Placement(origin: origin, proposal: proposal), in: context)
  }
}
