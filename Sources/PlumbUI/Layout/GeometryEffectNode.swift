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
class VisualEffectNode: TransformNode {
  /// One change of the drawing; later ones change what earlier ones made.
  enum Step {
    case transform(CGAffineTransform)
    case effect(GroupEffect)
  }

  var effect: (VisualEffectNode) -> [Step] = { _ in [] }
  /// The steps while somebody needs them who may ask again, `nil` otherwise.
  private var kept: [Step]?

  /// What the effect does where the box is now.
  ///
  /// An effect may ask for its place, which follows from the effects round it. These are worked out
  /// first, from the outside in, and kept meanwhile: asked for by each one inside, they would be worked
  /// out twice as often for every level.
  private var steps: [Step] {
    if let kept { return kept }
    var outer: [VisualEffectNode] = []
    var next = parent
    while let node = next {
      if let node = node as? VisualEffectNode {
        if node.kept != nil { break }
        outer.append(node)
      }
      next = node.parent
    }
    defer { for node in outer { node.kept = nil } }
    for node in outer.reversed() { node.kept = node.workedOut() }
    return workedOut()
  }

  private func workedOut() -> [Step] {
    // Who asks for the place of something inside is told where that is without the effect.
    kept = []
    defer { kept = nil }
    return effect(self)
  }

  final override var transform: CGAffineTransform {
    steps.reduce(.identity) { sum, step in
      if case .transform(let transform) = step { sum.concatenating(transform) } else { sum }
    }
  }

  final override func draw(in context: inout DrawContext) {
    let steps = steps
    kept = steps
    defer { kept = nil }
    var commands = context.take { $0.draw(content) }
    for step in steps where !commands.isEmpty {
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

/// A box whose content is drawn depending on how far it has come into a scroll view.
final class ScrollTransitionLayoutNode: VisualEffectNode {
  /// What an animated transition shows: where the box is, −1 to 1, in its own time.
  private let animated = AnimatedValue(0.0)
  /// Whether the box was anywhere; it does not come to its first place by an animation.
  private var wasAnywhere = false

  override init() {
    super.init()
    animated.keep(for: self)
  }

  var shown: Double { animated.shown }

  /// Has the transition lead to a phase.
  func head(for phase: Double, by animation: Animation?, at context: UpdateContext) {
    animated.set(phase, at: context.with(Transaction(animation: wasAnywhere ? animation : nil)))
    wasAnywhere = true
  }
}
