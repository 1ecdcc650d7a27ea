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

extension RotationEffect: LayoutNodeModifier {
  func makeLayoutNode() -> RotationNode { RotationNode() }

  func update(
    _ layoutNode: RotationNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(
      angle: angle.radians.isFinite ? angle.radians : 0, anchor: anchor, at: context)
  }
}

private struct ScaleEffect {
  let scale: CGSize
  let anchor: UnitPoint
}

extension ScaleEffect: LayoutNodeModifier {
  func makeLayoutNode() -> ScaleNode { ScaleNode() }

  func update(_ layoutNode: ScaleNode, in environment: EnvironmentValues, at context: UpdateContext)
  {
    let scale = CGSize(
      width: scale.width.isFinite ? scale.width : 1,
      height: scale.height.isFinite ? scale.height : 1)
    layoutNode.update(scale: scale, anchor: anchor, at: context)
  }
}

private struct TransformEffect {
  let transform: CGAffineTransform
}

extension TransformEffect: LayoutNodeModifier {
  func makeLayoutNode() -> MatrixNode { MatrixNode() }
  func update(
    _ layoutNode: MatrixNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    layoutNode.update(numbers.allSatisfy(\.isFinite) ? transform : .identity, at: context)
  }
}

private struct MirrorEffect {
  let isEnabled: Bool
}

extension MirrorEffect: LayoutNodeModifier {
  func makeLayoutNode() -> MirrorNode { MirrorNode() }
  func update(
    _ layoutNode: MirrorNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(isMirrored: isEnabled && environment.layoutDirection == .rightToLeft)
  }
}
