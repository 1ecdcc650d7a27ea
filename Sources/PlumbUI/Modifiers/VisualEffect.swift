public import Foundation

/// A change of how a view is drawn that may depend on where the view is; for layout it stays there.
///
/// Only the effects here exist; a type of one's own cannot add another.
public protocol VisualEffect: Sendable {
  /// What the effect does, in order; the engine's own business.
  var _steps: _VisualSteps { get }
}

/// Steps of visual effects.
public struct _VisualSteps: Sendable {
  enum Step: Sendable {
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case transform(CGAffineTransform)
    case opacity(Double)
    case blur(radius: CGFloat, isOpaque: Bool)
    case color(ColorEffect)
  }

  var steps: [Step] = []

  fileprivate func adding(_ step: Step) -> SteppedEffect {
    SteppedEffect(_steps: _VisualSteps(steps: steps + [step]))
  }

  fileprivate func adding(_ effect: ColorEffect) -> SteppedEffect { adding(.color(effect)) }
}

/// An effect that changes nothing, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _steps: _VisualSteps { _VisualSteps() }
}

private struct SteppedEffect: VisualEffect {
  let _steps: _VisualSteps
}

extension VisualEffect {
  /// Draws the view some points away.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _steps.adding(.offset(CGSize(width: x, height: y)))
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    _steps.adding(.offset(offset))
  }

  /// Draws the view larger or smaller about a point of itself.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    _steps.adding(.scale(CGSize(width: scale, height: scale), anchor: anchor))
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _steps.adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws the view turned clockwise about a point of itself.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _steps.adding(.rotation(angle, anchor: anchor))
  }

  /// Makes the view translucent as a whole, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _steps.adding(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Draws the view through a transform about its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    _steps.adding(.transform(transform))
  }

  /// Blurs the view by a Gaussian curve, whose standard deviation the radius is, in points.
  ///
  /// - Parameter opaque: whether nothing shines through what the blur reaches.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _steps.adding(.blur(radius: radius.drawableRadius, isOpaque: opaque))
  }

  /// See ``View/brightness(_:)``.
  public func brightness(_ amount: Double) -> some VisualEffect {
    _steps.adding(ColorEffect.brightness(amount))
  }

  /// See ``View/contrast(_:)``.
  public func contrast(_ amount: Double) -> some VisualEffect {
    _steps.adding(ColorEffect.contrast(amount))
  }

  /// See ``View/saturation(_:)``.
  public func saturation(_ amount: Double) -> some VisualEffect {
    _steps.adding(ColorEffect.saturation(amount))
  }

  /// See ``View/grayscale(_:)``.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    _steps.adding(ColorEffect.grayscale(amount))
  }

  /// See ``View/hueRotation(_:)``.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    _steps.adding(ColorEffect.hueRotation(angle))
  }
}

extension View {
  /// Changes how the view is drawn, knowing where it is.
  ///
  /// As SwiftUI: the effect is worked out whenever the view is drawn, and scrolling counts.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

private struct VisualEffectModifier {
  let steps: @Sendable (GeometryProxy) -> _VisualSteps
}

extension VisualEffectModifier: LayoutNodeModifier {
  func makeLayoutNode() -> VisualEffectNode { VisualEffectNode() }

  func update(
    _ layoutNode: VisualEffectNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    let steps = steps
    layoutNode.effect = { layoutNode in
      steps(GeometryProxy(layoutNode)).resolved(for: layoutNode)
    }
  }
}

extension _VisualSteps {
  /// What the effect does to the view in a box.
  func resolved(for layoutNode: VisualEffectNode) -> [VisualEffectNode.Step] {
    steps.compactMap { $0.resolved(for: layoutNode) }
  }
}

extension _VisualSteps.Step {
  /// The step for the view in a box; `nil` for one that changes nothing.
  fileprivate func resolved(for layoutNode: VisualEffectNode) -> VisualEffectNode.Step? {
    func point(_ anchor: UnitPoint) -> CGPoint { layoutNode.point(at: anchor.animatableData) }
    switch self {
    case .offset(let offset):
      return .transform(CGAffineTransform(translationX: offset.width, y: offset.height))
    case .scale(let factors, let anchor):
      return .transform(
        CGAffineTransform(scaleX: factors.width, y: factors.height).about(point(anchor)))
    case .rotation(let angle, let anchor):
      return .transform(
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(point(anchor)))
    case .transform(let transform): return .transform(transform)
    case .opacity(let opacity): return opacity == 1 ? nil : .effect(.opacity(opacity))
    case .blur(let radius, let isOpaque):
      return radius == 0 ? nil : .effect(.blur(radius: radius, isOpaque: isOpaque))
    case .color(let effect): return effect.groupEffect.map { .effect($0) }
    }
  }
}
