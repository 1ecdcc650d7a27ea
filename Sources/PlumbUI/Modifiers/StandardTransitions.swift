public import Foundation

// The transitions that come with the engine, as types. As box effects they need no phases; their
// bodies serve transitions that are made of them.

/// A transition the boxes carry out by themselves.
@MainActor protocol LayoutNodeTransition: Transition {
  var erased: AnyTransition { get }
}

/// Fades.
public struct OpacityTransition: LayoutNodeTransition {
  nonisolated public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  var erased: AnyTransition { .opacity }
}

/// Comes and goes at once.
public struct IdentityTransition: LayoutNodeTransition {
  nonisolated public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  var erased: AnyTransition { .identity }
}

/// Comes from and goes to an edge, by the view's own size.
public struct MoveTransition: LayoutNodeTransition {
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: edge, distance: phase.isIdentity ? 0 : 1))
  }

  var erased: AnyTransition { .move(edge: edge) }
}

/// Comes from the leading and goes to the trailing side, by the view's own width.
public struct SlideTransition: LayoutNodeTransition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: .trailing, distance: phase.value))
  }

  var erased: AnyTransition { .slide }
}

/// Comes from and goes to a place some points away.
public struct OffsetTransition: LayoutNodeTransition {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  var erased: AnyTransition { .offset(offset) }
}

/// Grows from and shrinks to a part of the view's size, about a point of it.
public struct ScaleTransition: LayoutNodeTransition {
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Fades in from an edge and fades out to the opposite one.
public struct PushTransition: LayoutNodeTransition {
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .modifier(EdgeOffset(edge: edge, distance: -phase.value))
  }

  var erased: AnyTransition { .push(from: edge) }
}

/// Comes one way and goes another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: LayoutNodeTransition {

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.apply(
      content: content, phase: phase == .willAppear ? .willAppear : .identity)
    return removal.apply(
      content: inner, phase: phase == .didDisappear ? .didDisappear : .identity)
  }

  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

/// Does what two transitions do.
struct CombinedTransition<First: Transition, Second: Transition>: LayoutNodeTransition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: LayoutNodeTransition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

/// Changes a view by one modifier while it is there, and by another one otherwise.
struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// Shows a view some of its own lengths away, towards an edge.
private struct EdgeOffset {
  let edge: Edge
  let distance: Double
}

extension EdgeOffset: LayoutNodeModifier {
  func makeLayoutNode() -> EdgeOffsetNode { EdgeOffsetNode() }

  func update(
    _ layoutNode: EdgeOffsetNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(edge: edge, distance: distance, at: context)
  }
}
