public import Foundation

/// A type-erased transition for the insertion and the removal of a view.
///
/// As SwiftUI: it runs when the view is inserted or removed in a transaction with an animation,
/// never when the tree first appears. A removed view remains at its former position while the
/// others are animated.
public struct AnyTransition {
  /// The effects that layout nodes apply without evaluating views.
  private(set) var traits: TransitionTraits
  private var parts: [Part] = []

  /// A custom transition, and whether it applies to insertion and removal.
  private struct Part {
    let transition: any Transition
    var isInsertion = true
    var isRemoval = true
  }

  /// A fade; the default transition of views.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  /// A transition without animation.
  public static var identity: AnyTransition {
    AnyTransition(traits: TransitionTraits(insertion: [], removal: []))
  }
  /// A transition that moves in from the leading side and out to the trailing side, by the view's
  /// width.
  public static var slide: AnyTransition {
    AnyTransition(
      traits: TransitionTraits(
        insertion: [.edge(.leading)], removal: [.edge(.trailing)], hasMotion: true))
  }
  /// A transition that scales from zero and to zero.
  public static var scale: AnyTransition { .scale(scale: 0) }

  /// Creates a type-erased transition.
  @MainActor public init<T: Transition>(_ transition: T) {
    if let erased = transition._erased {
      self = erased
    } else {
      traits = TransitionTraits(insertion: [], removal: [], hasMotion: T.properties.hasMotion)
      parts = [Part(transition: transition)]
    }
  }

  /// Returns a transition that moves in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.edge(edge))
  }

  /// Returns a transition that moves from an offset and to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.offset(offset))
  }

  /// Returns a transition that moves from an offset and to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns a transition that scales from a factor and to it, about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  /// Returns a transition that scales from a factor and to it, about an anchor.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }

  /// Returns a transition between two modifiers: `identity` while the view is inserted, `active`
  /// before insertion and after removal.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    var result = AnyTransition(
      traits: TransitionTraits(insertion: [], removal: [], hasMotion: true))
    result.parts = [Part(transition: ModifierTransition(active: active, identity: identity))]
    return result
  }

  /// Returns a transition that moves and fades in from an edge, and out to the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition(
      traits: TransitionTraits(
        insertion: [.edge(edge), .opacity], removal: [.edge(opposite), .opacity],
        hasMotion: true))
  }

  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var result = AnyTransition(
      traits: TransitionTraits(
        insertion: insertion.traits.insertion, removal: removal.traits.removal,
        animation: insertion.traits.animation ?? removal.traits.animation,
        hasMotion: insertion.traits.hasMotion || removal.traits.hasMotion))
    for var part in insertion.parts where part.isInsertion {
      part.isRemoval = false
      result.parts.append(part)
    }
    for var part in removal.parts where part.isRemoval {
      part.isInsertion = false
      result.parts.append(part)
    }
    return result
  }

  private init(_ effect: TransitionEffect) {
    traits = TransitionTraits(
      insertion: [effect], removal: [effect], hasMotion: effect != .opacity)
  }

  private init(traits: TransitionTraits) {
    self.traits = traits
  }

  /// Returns a transition with the effects of both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.traits.insertion += other.traits.insertion
    result.traits.removal += other.traits.removal
    result.traits.animation = traits.animation ?? other.traits.animation
    result.traits.hasMotion = traits.hasMotion || other.traits.hasMotion
    result.parts += other.parts
    return result
  }

  /// Returns the transition with an animation that replaces the animation of the transaction.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.traits.animation = animation
    return result
  }
}

extension AnyTransition {
  /// Whether views are evaluated for the phases, not only layout nodes.
  var hasPhases: Bool { !parts.isEmpty }

  /// Resolves content in a phase.
  @MainActor func resolve(
    _ content: @escaping @MainActor (inout _ChildCursor) -> Void, in phase: TransitionPhase,
    at cursor: inout _ChildCursor
  ) {
    var resolve = content
    for part in parts {
      let applies = phase == .willAppear ? part.isInsertion : part.isRemoval
      resolve = Self.body(of: part.transition, resolve, in: applies ? phase : .identity)
    }
    resolve(&cursor)
  }

  @MainActor private static func body<T: Transition>(
    of transition: T, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    in phase: TransitionPhase
  ) -> @MainActor (inout _ChildCursor) -> Void {
    let body = transition.body(content: T.Content(resolve: content), phase: phase)
    return { T.Body._resolve(body, at: &$0) }
  }
}
