public import Foundation

/// An effect that transforms the drawing of a view depending on its size; the layout does not
/// change.
///
/// As SwiftUI, its `animatableData` is animated.
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
  ClosureWrapperViewNode<GeometryEffectLayoutNode>
{
  private let effect: AnimatedValue<Effect>

  init(_ effect: Effect, at place: _ChildCursor.Place) {
    let animated = AnimatedValue(effect)
    self.effect = animated
    super.init(at: place, make: { GeometryEffectLayoutNode() }, change: { _, _ in })
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
  /// Applies a projection transform to the drawing of the view, about its top left corner.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }

  /// Draws the view rotated in three dimensions about an anchor.
  ///
  /// The viewer is in front of the anchor, at the distance of the view's longer side divided by the
  /// perspective. An angle that is not finite has no effect.
  ///
  /// - Parameters:
  ///   - angle: the angle of the rotation.
  ///   - axis: the axis of the rotation.
  ///   - anchor: the point of the view through which the axis passes.
  ///   - anchorZ: the distance of the axis in front of the view, in points.
  ///   - perspective: the strength of the perspective; with 0, parallel edges stay parallel.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let radians = angle.radians.isFinite ? CGFloat(angle.radians) : 0
    return modifier(
      SpaceRotation(
        turn: SpaceTurn(radians: radians, axis: axis, depth: anchorZ, perspective: perspective),
        anchor: anchor))
  }
}

@usableFromInline struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  @usableFromInline nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

@_spi(Nodes) @usableFromInline struct SpaceRotation {
  let turn: SpaceTurn
  let anchor: UnitPoint
}

extension SpaceRotation: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> SpaceRotationLayoutNode { SpaceRotationLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: SpaceRotationLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(turn, anchor: anchor, at: context)
  }
}
