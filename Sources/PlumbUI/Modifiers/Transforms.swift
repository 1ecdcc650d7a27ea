public import Foundation

extension View {
  /// Draws the view turned clockwise about a point of itself; for layout it stays as it is.
  ///
  /// As SwiftUI: taps find the view where it shows. An angle that is no finite number turns
  /// nothing.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view larger or smaller about a point of itself; for layout it stays as it is.
  ///
  /// As SwiftUI: a negative factor mirrors. One that is no finite number changes nothing.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller by a factor for both axes.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller by a factor for each axis.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through a transform whose origin is the view's top left corner, in points.
  ///
  /// A transform with a number that is not finite changes nothing.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }

  /// Shows the view in a mirror where leading is on the right.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorEffect(isEnabled: enabled))
  }
}

private struct RotationEffect {
  let angle: Angle
  let anchor: UnitPoint
}

extension RotationEffect: BoxModifier {
  func makeBox() -> RotationNode { RotationNode() }

  func update(_ box: RotationNode, in environment: EnvironmentValues, at moment: Moment) {
    box.update(angle: angle.radians.isFinite ? angle.radians : 0, anchor: anchor, at: moment)
  }
}

private struct ScaleEffect {
  let scale: CGSize
  let anchor: UnitPoint
}

extension ScaleEffect: BoxModifier {
  func makeBox() -> ScaleNode { ScaleNode() }

  func update(_ box: ScaleNode, in environment: EnvironmentValues, at moment: Moment) {
    let scale = CGSize(
      width: scale.width.isFinite ? scale.width : 1,
      height: scale.height.isFinite ? scale.height : 1)
    box.update(scale: scale, anchor: anchor, at: moment)
  }
}

private struct TransformEffect {
  let transform: CGAffineTransform
}

extension TransformEffect: BoxModifier {
  func makeBox() -> MatrixNode { MatrixNode() }
  func update(_ box: MatrixNode, in environment: EnvironmentValues, at moment: Moment) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    box.update(numbers.allSatisfy(\.isFinite) ? transform : .identity, at: moment)
  }
}

private struct MirrorEffect {
  let isEnabled: Bool
}

extension MirrorEffect: BoxModifier {
  func makeBox() -> MirrorNode { MirrorNode() }
  func update(_ box: MirrorNode, in environment: EnvironmentValues, at moment: Moment) {
    box.update(isMirrored: isEnabled && environment.layoutDirection == .rightToLeft)
  }
}
