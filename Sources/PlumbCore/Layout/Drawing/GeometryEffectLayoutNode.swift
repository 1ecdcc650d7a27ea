internal import Foundation

/// A node that draws its content through a transform that depends on its size.
final class GeometryEffectLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".geometryEffect" }

  /// Returns the transform for a size, in points of this node.
  var effect: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }

  override var projection: ProjectionTransform { effect(presentedFrame.size) }
}

/// A node that draws its content depending on its position.
@_spi(Nodes) @usableFromInline class VisualEffectLayoutNode: TransformLayoutNode {
  override var modifierDescription: String? { ".visualEffect" }

  /// One step of the effect; later steps apply to the result of earlier ones.
  enum Step {
    case transform(CGAffineTransform)
    case projection(ProjectionTransform)
    case effect(GroupEffect)
  }

  var effect: (VisualEffectLayoutNode) -> [Step] = { _ in [] }
  /// The steps while they may be read repeatedly, `nil` otherwise.
  private var cachedSteps: [Step]?

  /// The steps of the effect at the current position.
  ///
  /// An effect may read its position, which depends on the effects of its ancestors. The effects of
  /// ancestors are computed first, from the outermost inwards, and cached meanwhile: if each
  /// descendant computed them, the cost would double with every level.
  private var steps: [Step] {
    if let cachedSteps { return cachedSteps }
    var outer: [VisualEffectLayoutNode] = []
    for case let node as VisualEffectLayoutNode in ancestors {
      if node.cachedSteps != nil { break }
      outer.append(node)
    }
    defer { for node in outer { node.cachedSteps = nil } }
    for node in outer.reversed() { node.cachedSteps = node.computeSteps() }
    return computeSteps()
  }

  private func computeSteps() -> [Step] {
    // Positions read inside the effect do not include the effect.
    cachedSteps = []
    defer { cachedSteps = nil }
    return effect(self)
  }

  final override var projection: ProjectionTransform {
    steps.reduce(ProjectionTransform()) { sum, step in
      switch step {
      case .transform(let transform): sum.concatenating(ProjectionTransform(transform))
      case .projection(let projection): sum.concatenating(projection)
      case .effect: sum
      }
    }
  }

  final override func draw(in context: inout DrawContext) {
    let steps = steps
    cachedSteps = steps
    defer { cachedSteps = nil }
    var commands = context.take { $0.draw(content) }
    for step in steps where !commands.isEmpty {
      switch step {
      case .transform(let transform):
        if !transform.isIdentity {
          commands = [.transform(transform.about(context.origin), commands)]
        }
      case .projection(let projection):
        let frame = CGRect(origin: .zero, size: presentedFrame.size)
        let inWindow = PlacedProjection(projection, of: frame, about: context.origin)
        commands = inWindow.transform.isFinite ? [.projection(inWindow, commands)] : []
      case .effect(.opacity(0)): commands = []
      case .effect(let effect): commands = [.group(effect, commands)]
      }
    }
    for command in commands { context.add(command) }
  }
}

/// A node that draws its content depending on its visibility in a scroll view.
final class ScrollTransitionLayoutNode: VisualEffectLayoutNode {
  override var modifierDescription: String? { ".scrollTransition" }

  /// The presented phase of an animated transition, −1 to 1, animated independently of scrolling.
  private let animated = AnimatedValue(0.0)
  /// Whether the node has had a phase; the first one is not animated.
  private var hasBeenPlaced = false

  override init() {
    super.init()
    animated.setOwner(self)
  }

  /// The presented phase, −1 to 1.
  var presentedPhase: Double { animated.presentedValue }

  /// Animates to a phase.
  func setPhase(_ phase: Double, by animation: Animation?, at context: UpdateContext) {
    animated.set(phase, at: context.with(Transaction(animation: hasBeenPlaced ? animation : nil)))
    hasBeenPlaced = true
  }
}
