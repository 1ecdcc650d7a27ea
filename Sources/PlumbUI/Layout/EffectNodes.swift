internal import Foundation

/// A box that changes how its content looks and nothing else.
final class EffectNode: UnaryNode {
  private var effect = GroupEffect.opacity(1)

  func update(_ effect: GroupEffect) {
    self.effect = effect
  }

  override func draw(in context: inout DrawContext) {
    if effect == .opacity(1) {
      context.draw(content)
    } else {
      context.group({ $0.draw(content) }, as: { .group(effect, $0) })
    }
  }
}

/// A box that shows its content only inside a shape.
final class ClipNode: UnaryNode {
  private var path: (CGRect) -> Path = { Path($0) }
  private var style = FillStyle()

  func update(path: @escaping (CGRect) -> Path, style: FillStyle) {
    self.path = path
    self.style = style
  }

  override func draw(in context: inout DrawContext) {
    let outline = path(context.frame(of: size))
    context.group({ $0.draw(content) }, as: { .clip(outline, style, $0) })
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    path(CGRect(origin: .zero, size: size)).contains(point) ? super.hitTest(point) : nil
  }
}

/// A box whose content is drawn and hit somewhere else.
final class OffsetNode: UnaryNode {
  private var offset = CGSize.zero

  /// As SwiftUI: the content is moved, but for the layout it stays where it was.
  func update(_ offset: CGSize) {
    guard offset != self.offset else { return }
    self.offset = offset
    invalidate()
  }

  override func placeChildren() {
    // Not mirrored: a positive x is to the right in either direction.
    content.place(at: CGPoint(x: offset.width, y: offset.height), proposal: placedProposal)
  }
}

/// A box that takes events for its whole rectangle.
final class ResponderNode: UnaryNode {
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }
}
