public import Foundation

// The built-in transitions as types. They are effects of layout nodes, so that no views are
// evaluated for their phases; their bodies are used by transitions composed of them.

/// A transition that layout nodes perform without evaluating views.
@MainActor protocol LayoutNodeTransition: Transition {
  var erased: AnyTransition { get }
}

extension LayoutNodeTransition {
  public var _erased: AnyTransition? { erased }
}

/// A transition that fades.
public struct OpacityTransition: LayoutNodeTransition {
  /// Creates a fade.
  nonisolated public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  var erased: AnyTransition { .opacity }
}

/// A transition without animation.
public struct IdentityTransition: LayoutNodeTransition {
  /// Creates a transition without animation.
  nonisolated public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  var erased: AnyTransition { .identity }
}

/// A transition that moves in from an edge and out to it, by the view's own size.
public struct MoveTransition: LayoutNodeTransition {
  /// The edge from which the view is inserted.
  public var edge: Edge

  /// Creates a transition that moves in from an edge and out to it.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: edge, distance: phase.isIdentity ? 0 : 1))
  }

  var erased: AnyTransition { .move(edge: edge) }
}

/// A transition that moves in from the leading side and out to the trailing side, by the view's
/// width.
public struct SlideTransition: LayoutNodeTransition {
  /// Creates a transition that slides from leading to trailing.
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: .trailing, distance: phase.value))
  }

  var erased: AnyTransition { .slide }
}

/// A transition that moves from an offset and to it, in points.
public struct OffsetTransition: LayoutNodeTransition {
  /// The offset in points.
  public var offset: CGSize

  /// Creates a transition that moves from an offset and to it, in points.
  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  var erased: AnyTransition { .offset(offset) }
}

/// A transition that scales from a factor and to it, about an anchor.
public struct ScaleTransition: LayoutNodeTransition {
  /// The scale factor before insertion and after removal.
  public var scale: Double
  /// The point of the view that keeps its position.
  public var anchor: UnitPoint

  /// Creates a transition that scales from a factor and to it.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A transition that moves and fades in from an edge, and out to the opposite edge.
public struct PushTransition: LayoutNodeTransition {
  /// The edge from which the view is inserted.
  public var edge: Edge

  /// Creates a transition that moves and fades in from an edge.
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

/// A transition with different effects for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
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

/// A transition with the effects of two transitions.
@usableFromInline struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @usableFromInline func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @usableFromInline var _erased: AnyTransition? {
    AnyTransition(first).combined(with: AnyTransition(second))
  }
}

/// A transition with an animation that replaces the animation of the transaction.
@usableFromInline struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @usableFromInline func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  @usableFromInline var _erased: AnyTransition? { AnyTransition(base).animation(animation) }
}

/// A transition between a modifier for the inserted view and another one for before and after.
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
  /// A transition that fades.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// A transition without animation.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves in from the leading side and out to the trailing side.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves in from an edge and out to it.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves and fades in from an edge, and out to the opposite edge.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales from zero and to zero.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales from a factor and to it, about an anchor.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves from an offset and to it, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Returns a transition that moves from an offset and to it, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// A modifier that displaces a view towards an edge by a multiple of its own length.
@_spi(Nodes) @usableFromInline struct EdgeOffset {
  let edge: Edge
  let distance: Double
}

extension EdgeOffset: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> EdgeOffsetLayoutNode { EdgeOffsetLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: EdgeOffsetLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(edge: edge, distance: distance, at: context)
  }
}
