internal import Foundation

/// The root layout node: it proposes the size of the window to the root view and centres the view.
final class RootNode: LayoutNode {
  /// The size of the window at the last layout, in points.
  private(set) var windowSize = CGSize.zero
  private let rootAvailableSize = AvailableSize()

  /// Lays out the content in a window size, in points. Returns whether the position of any node may
  /// have changed.
  func fill(_ windowSize: CGSize, at context: UpdateContext) -> Bool {
    if windowSize != self.windowSize {
      self.windowSize = windowSize
      rootAvailableSize.update(Proposal(windowSize))
      invalidate()
    }
    return place(at: .zero, proposal: Proposal(windowSize), in: context)
  }

  override var drawingReach: CGFloat? { 0 }

  override var availableSize: AvailableSize? { rootAvailableSize }

  /// The response of the root view to a proposal of zero, in points.
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
