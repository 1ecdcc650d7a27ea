public import Foundation

/// An effect on the drawing of a view that may depend on its geometry; the layout does not change.
///
/// Only built-in effects exist; a custom type cannot add another.
public protocol VisualEffect: Sendable {
  /// The steps of the effect, in order; an implementation detail.
  var _steps: _VisualSteps { get }
}

/// The steps of a visual effect.
public struct _VisualSteps: Sendable {
  enum Step: Sendable {
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case spaceRotation(SpaceTurn, anchor: UnitPoint)
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

/// The initial effect, without steps.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without steps.
  public init() {}

  public var _steps: _VisualSteps { _VisualSteps() }
}

@usableFromInline struct SteppedEffect: VisualEffect {
  @usableFromInline let _steps: _VisualSteps
}

extension VisualEffect {
  /// Draws the view at an offset in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _steps.adding(.offset(CGSize(width: x, height: y)))
  }

  /// Draws the view at an offset in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    _steps.adding(.offset(offset))
  }

  /// Draws the view scaled about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    _steps.adding(.scale(CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Draws the view scaled by a factor for each axis about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _steps.adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws the view rotated clockwise about an anchor.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _steps.adding(.rotation(angle, anchor: anchor))
  }

  /// Draws the view rotated in three dimensions about an anchor.
  ///
  /// See ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    _steps.adding(
      .spaceRotation(
        SpaceTurn(
          radians: CGFloat(angle.radians), axis: axis, depth: anchorZ, perspective: perspective),
        anchor: anchor))
  }

  /// Sets the opacity of the view as a whole, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _steps.adding(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Applies an affine transform about the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    _steps.adding(.transform(transform))
  }

  /// Applies a Gaussian blur whose standard deviation is the radius, in points.
  ///
  /// - Parameter opaque: whether nothing behind shines through the blurred area.
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
  /// Applies effects that may depend on the view's geometry.
  ///
  /// As SwiftUI: the effect is evaluated whenever the view is drawn, including during scrolling.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

@_spi(Nodes) @usableFromInline struct VisualEffectModifier {
  let steps: @Sendable (GeometryProxy) -> _VisualSteps
}

extension VisualEffectModifier: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> VisualEffectLayoutNode { VisualEffectLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: VisualEffectLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    let steps = steps
    layoutNode.effect = { layoutNode in
      steps(GeometryProxy(layoutNode)).resolved(for: layoutNode)
    }
  }
}

extension _VisualSteps {
  /// Returns the steps for the layout node of a view.
  func resolved(for layoutNode: VisualEffectLayoutNode) -> [VisualEffectLayoutNode.Step] {
    steps.compactMap { $0.resolved(for: layoutNode) }
  }
}

extension _VisualSteps.Step {
  /// Returns the step for the layout node of a view; `nil` if it has no effect.
  fileprivate func resolved(for layoutNode: VisualEffectLayoutNode) -> VisualEffectLayoutNode.Step?
  {
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
    case .spaceRotation(let turn, let anchor):
      let projection = turn.projection(
        about: point(anchor), in: layoutNode.presentedFrame.size)
      return projection.affine.map { .transform($0) } ?? .projection(projection)
    case .transform(let transform): return .transform(transform)
    case .opacity(let opacity): return opacity == 1 ? nil : .effect(.opacity(opacity))
    case .blur(let radius, let isOpaque):
      return radius == 0 ? nil : .effect(.blur(radius: radius, isOpaque: isOpaque))
    case .color(let effect): return effect.groupEffect.map { .effect($0) }
    }
  }
}
