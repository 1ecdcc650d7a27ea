internal import Foundation

/// A box that sets one guide of its content.
final class AlignmentGuideNode: UnaryNode {
  private var key = VerticalAlignment.center.key
  private var value: (ViewDimensions) -> CGFloat = { _ in 0 }
  /// Functions do not compare, so any new one may put the guide elsewhere.
  func update(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    invalidate()
  }

  override func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    guard key == self.key else { return super.findAlignment(key, at: proposal) }
    return value(content.dimensions(in: proposal))
  }

  override func findFrameGuides() -> Bool { key.isFrameGuide || super.findFrameGuides() }
}
