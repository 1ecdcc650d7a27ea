internal import Foundation

/// A node that sets one explicit guide of its content.
final class AlignmentGuideNode: UnaryNode {
  override var modifierDescription: String? { ".alignmentGuide" }

  override var drawingReach: CGFloat? { 0 }

  private var key = VerticalAlignment.center.key
  private var value: (ViewDimensions) -> CGFloat = { _ in 0 }
  /// Sets the guide. Always invalidates layout, because functions cannot be compared.
  func update(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    invalidate()
  }

  override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    guard key == self.key else { return super.computeExplicitAlignment(key, at: proposal) }
    return value(content.dimensions(in: proposal))
  }

  override func computeSetsFrameGuides() -> Bool {
    key.isFrameGuide || super.computeSetsFrameGuides()
  }
}
