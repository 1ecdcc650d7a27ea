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
    case opacity(Double)
  }

  var steps: [Step] = []

  fileprivate func adding(_ step: Step) -> SteppedEffect {
    SteppedEffect(_steps: _VisualSteps(steps: steps + [step]))
  }
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
    _steps.adding(.opacity(opacity))
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

extension VisualEffectModifier: BoxModifier {
  func makeBox() -> VisualEffectNode { VisualEffectNode() }

  func update(_ box: VisualEffectNode, in environment: EnvironmentValues, at moment: Moment) {
    let steps = steps
    box.effect = { Self.look(of: steps(GeometryProxy($0)), size: $0.presentedFrame.size) }
  }

  private static func look(of steps: _VisualSteps, size: CGSize) -> VisualEffectNode.Look {
    var look = VisualEffectNode.Look()
    for step in steps.steps {
      switch step {
      case .offset(let offset):
        look.transform = look.transform.concatenating(
          CGAffineTransform(translationX: offset.width, y: offset.height))
      case .scale(let factors, let anchor):
        look.transform = look.transform.concatenating(
          CGAffineTransform(scaleX: factors.width, y: factors.height)
            .about(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)))
      case .rotation(let angle, let anchor):
        look.transform = look.transform.concatenating(
          CGAffineTransform(rotationAngle: CGFloat(angle.radians))
            .about(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)))
      case .opacity(let opacity):
        look.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      }
    }
    return look
  }
}
