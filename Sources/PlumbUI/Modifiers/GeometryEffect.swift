public import Foundation

/// A change of how a view is drawn, worked out from its size; for layout the view stays as it is.
///
/// As SwiftUI, its `animatableData` moves. Perspective is left out: the result is exact in the
/// middle of the view, and parallels stay parallel.
@preconcurrency nonisolated public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// The transform for a size, with the view's top left corner as its origin, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect as one that layout does not see, which none does.
  nonisolated public func ignoredByLayout() -> Self { self }

  @MainActor public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; the engine applies it itself.")
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

/// Keeps an effect while its numbers move.
private final class GeometryEffectViewNode<Effect: GeometryEffect>:
  WrapperNode<GeometryEffectNode>
{
  private let effect: AnimatedValue<Effect>

  init(_ effect: Effect, at place: _ChildCursor.Place) {
    let animated = AnimatedValue(effect)
    self.effect = animated
    super.init(at: place, make: { GeometryEffectNode() }, change: { _, _ in })
    animated.keep(for: self)
    update { layoutNode, _ in layoutNode.effect = { animated.shown.effectValue(size: $0) } }
  }

  func update(_ effect: Effect) {
    self.effect.set(effect, at: context)
  }
}

/// A modifier of which some numbers move.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Draws the view through a transform; see `GeometryEffect` for what it leaves out.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }

  /// Draws the view turned in space about a point of itself.
  ///
  /// Perspective is left out: a turn about the vertical axis makes the view narrower, and its edges
  /// stay parallel. An angle that is no finite number turns nothing.
  ///
  /// - Parameters:
  ///   - anchorZ: how far behind the view the axis lies, in points.
  ///   - perspective: accepted for the sake of sources written elsewhere.
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
