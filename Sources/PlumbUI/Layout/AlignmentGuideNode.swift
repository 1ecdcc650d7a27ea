internal import Foundation

/// A box that sets one guide of its content.
final class AlignmentGuideNode: UnaryNode {
  private var key = VerticalAlignment.center.key
  private var value: (ViewDimensions) -> CGFloat = { _ in 0 }
  /// The guides worked out lately; one that asks for itself twice would else ask twice a level.
  private var known: [(proposal: Proposal, value: CGFloat)] = []

  /// Functions do not compare, so any new one may put the guide elsewhere.
  func update(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    invalidate()
  }

  override func didInvalidate() {
    known = []
  }

  override func explicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    guard key == self.key else { return super.explicitAlignment(key, at: proposal) }
    if let known = known.first(where: { $0.proposal == proposal }) { return known.value }
    let result = value(content.dimensions(in: proposal))
    // As many as a node remembers answers.
    if known.count == 10 { known.removeFirst() }
    known.append((proposal, result))
    didAnswer()
    return result
  }

  override func findFrameGuides() -> Bool { key.isFrameGuide || super.findFrameGuides() }
}
