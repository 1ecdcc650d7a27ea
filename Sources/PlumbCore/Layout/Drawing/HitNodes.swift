internal import Foundation

/// A node that can be excluded from hit testing.
@_spi(Nodes) @usableFromInline final class HitTestingLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".allowsHitTesting" }

  override var drawingReach: CGFloat? { 0 }

  private var isEnabled = true

  func update(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    isEnabled ? super.hitTest(point) : nil
  }
}

/// A node that receives events only inside a shape.
@_spi(Nodes) @usableFromInline final class ContentShapeLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".contentShape" }

  override var drawingReach: CGFloat? { 0 }

  private var path: ((CGRect) -> Path)?
  private var eoFill = false

  /// - Parameter path: the outline in the bounds; `nil` for the outline of the content.
  func update(path: ((CGRect) -> Path)?, eoFill: Bool) {
    self.path = path
    self.eoFill = eoFill
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard let path else { return super.hitTest(point) }
    let outline = path(CGRect(origin: .zero, size: presentedFrame.size))
    guard outline.contains(point, eoFill: eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}
