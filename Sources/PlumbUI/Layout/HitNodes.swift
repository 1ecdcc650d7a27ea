internal import Foundation

/// A box that may let events through as if it were not there.
final class HitTestingNode: UnaryNode {
  private var isEnabled = true

  func update(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    isEnabled ? super.hitTest(point) : nil
  }
}

/// A box that takes events inside a shape, and only there.
final class ContentShapeNode: UnaryNode {
  private var path: (CGRect) -> Path = { Path($0) }
  private var eoFill = false

  func update(path: @escaping (CGRect) -> Path, eoFill: Bool) {
    self.path = path
    self.eoFill = eoFill
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let outline = path(CGRect(origin: .zero, size: presentedFrame.size))
    guard outline.contains(point, eoFill: eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}
