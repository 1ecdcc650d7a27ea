internal import Foundation

/// A node that sets one explicit guide of its content.
@_spi(Nodes) @usableFromInline final class AlignmentGuideLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".alignmentGuide" }

  override var drawingReach: CGFloat? { 0 }

  private(set) var key = VerticalAlignment.center.key
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

extension LayoutNode {
  /// Returns the position of a guide where the node is placed, in points, if the node or a descendant sets it; `nil`
  /// otherwise.
  package final func ownGuide(_ key: AlignmentKey) -> CGFloat? {
    setsGuide(key) ? explicitAlignment(key, at: placedProposal) : nil
  }

  /// Whether the node or a descendant sets a guide of its own. Nothing is measured or kept for the answer.
  private func setsGuide(_ key: AlignmentKey) -> Bool {
    if let guide = self as? AlignmentGuideLayoutNode, guide.key == key { return true }
    return children.contains { $0.setsGuide(key) }
  }
}
