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
  /// One change of the drawing; later ones change what earlier ones made.
  enum Step {
    case transform(CGAffineTransform)
    case effect(GroupEffect)
  }

  var effect: (VisualEffectNode) -> [Step] = { _ in [] }

  override var transform: CGAffineTransform {
    effect(self).reduce(.identity) { sum, step in
      if case .transform(let transform) = step { sum.concatenating(transform) } else { sum }
    }
  }

  override func draw(in context: inout DrawContext) {
    var commands = context.take { $0.draw(content) }
    for step in effect(self) where !commands.isEmpty {
      switch step {
      case .transform(let transform):
        if !transform.isIdentity {
          commands = [.transform(transform.about(context.origin), commands)]
        }
      case .effect(.opacity(0)): commands = []
      case .effect(let effect): commands = [.group(effect, commands)]
      }
    }
    for command in commands { context.add(command) }
  }
}
