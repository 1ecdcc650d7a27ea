internal import Foundation

/// A box whose content is drawn through a transform that depends on its size.
final class GeometryEffectNode: TransformNode {
  /// Works the transform out from the size, in points of this box.
  var effect: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }

  override var transform: CGAffineTransform {
    let size = presentedFrame.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return effect(size).affine(near: middle)
  }
}

/// A box whose content is drawn depending on where the box is.
final class VisualEffectNode: TransformNode {
  /// How content is drawn.
  struct Look {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
  }

  var effect: (VisualEffectNode) -> Look = { _ in Look() }

  override var transform: CGAffineTransform { effect(self).transform }

  override func draw(in context: inout DrawContext) {
    let opacity = effect(self).opacity
    guard opacity < 1 else { return super.draw(in: &context) }
    let inner = context.take { super.draw(in: &$0) }
    if opacity > 0, !inner.isEmpty { context.add(.group(.opacity(opacity), inner)) }
  }
}
