public import Foundation

extension View {
  /// Draws the view rotated clockwise about an anchor; its layout does not change.
  ///
  /// As SwiftUI: events are received where the view is drawn. An angle that is not finite has no
  /// effect.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view scaled about an anchor; its layout does not change.
  ///
  /// As SwiftUI: a negative factor mirrors the view. A factor that is not finite has no effect.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by one factor for both axes about an anchor.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled by a factor for each axis about an anchor.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the drawing of the view; its origin is the view's top left
  /// corner, in points.
  ///
  /// A transform with a number that is not finite has no effect.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }

  /// Mirrors the view horizontally if the layout direction is right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorEffect(isEnabled: enabled))
  }
}

@_spi(Nodes) @usableFromInline struct RotationEffect {
  let angle: Angle
  let anchor: UnitPoint
}

extension RotationEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> RotationLayoutNode { RotationLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: RotationLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(
      angle: angle.radians.isFinite ? angle.radians : 0, anchor: anchor, at: context)
  }
}

@_spi(Nodes) @usableFromInline struct ScaleEffect {
  let scale: CGSize
  let anchor: UnitPoint
}

extension ScaleEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> ScaleLayoutNode { ScaleLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: ScaleLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    let scale = CGSize(
      width: scale.width.isFinite ? scale.width : 1,
      height: scale.height.isFinite ? scale.height : 1)
    layoutNode.update(scale: scale, anchor: anchor, at: context)
  }
}

@_spi(Nodes) @usableFromInline struct TransformEffect {
  let transform: CGAffineTransform
}

extension TransformEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> MatrixLayoutNode { MatrixLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: MatrixLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    layoutNode.update(numbers.allSatisfy(\.isFinite) ? transform : .identity, at: context)
  }
}

@_spi(Nodes) @usableFromInline struct MirrorEffect {
  let isEnabled: Bool
}

extension MirrorEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> MirrorLayoutNode { MirrorLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: MirrorLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(isMirrored: isEnabled && environment.layoutDirection == .rightToLeft)
  }
}
