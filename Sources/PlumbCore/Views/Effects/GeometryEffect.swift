public import Foundation

/// An effect that transforms the drawing of a view depending on its size; the layout does not
/// change.
///
/// As SwiftUI, its `animatableData` is animated. Perspective is approximated: the result is exact
/// at the centre of the view, and parallel lines stay parallel.
@preconcurrency nonisolated public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// Returns the transform for a size; its origin is the view's top left corner, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect unchanged, because no geometry effect affects the layout.
  nonisolated public func ignoredByLayout() -> Self { self }

  @MainActor public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; apply the effect with modifier(_:) instead.")
  }

  @MainActor public static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(GeometryEffectViewNode<Self>.self) {
      GeometryEffectViewNode(modifier, at: $0)
    }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// A node that animates the numbers of an effect.
private final class GeometryEffectViewNode<Effect: GeometryEffect>:
  ClosureWrapperNode<GeometryEffectNode>
{
  private let effect: AnimatedValue<Effect>

  init(_ effect: Effect, at place: _ChildCursor.Place) {
    let animated = AnimatedValue(effect)
    self.effect = animated
    super.init(at: place, make: { GeometryEffectNode() }, change: { _, _ in })
    animated.setOwner(self)
    update { layoutNode, _ in
      layoutNode.effect = { animated.presentedValue.effectValue(size: $0) }
    }
  }

  func update(_ effect: Effect) {
    self.effect.set(effect, at: context)
  }
}

/// A modifier with animatable data.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Applies a projection transform to the drawing of the view; see `GeometryEffect` for the
  /// approximation of perspective.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }

  /// Draws the view rotated in three dimensions about an anchor.
  ///
  /// Perspective is omitted: a rotation about the vertical axis makes the view narrower, and its
  /// edges stay parallel. An angle that is not finite has no effect.
  ///
  /// - Parameters:
  ///   - angle: the angle of the rotation.
  ///   - axis: the axis of the rotation.
  ///   - anchor: the point of the view through which the axis passes.
  ///   - anchorZ: the distance of the axis behind the view, in points.
  ///   - perspective: has no effect; accepted for source compatibility.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(SpaceRotation(angle: angle, axis: axis, anchor: anchor, depth: anchorZ))
  }
}

private struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

private struct SpaceRotation {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let depth: CGFloat
}

extension SpaceRotation: LayoutNodeModifier {
  func makeLayoutNode() -> SpaceRotationNode { SpaceRotationNode() }

  func update(
    _ layoutNode: SpaceRotationNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(
      angle: angle.radians.isFinite ? angle.radians : 0, axis: axis, anchor: anchor, depth: depth,
      at: context)
  }
}
