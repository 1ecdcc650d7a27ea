public import Foundation

/// How a view comes and goes while a change moves.
///
/// As SwiftUI: it runs when the view is inserted or removed under a transaction with an animation,
/// never when views first appear. The removed view stays at its old place while the others move.
public struct AnyTransition {
  /// What the boxes do by themselves.
  private(set) var traits: TransitionTraits
  private var parts: [Part] = []

  /// A transition of one's own, and for which ways it counts.
  private struct Part {
    let transition: any Transition
    var isInsertion = true
    var isRemoval = true
  }

  /// Fades; what views do without a transition of their own.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  /// Comes and goes at once.
  public static var identity: AnyTransition {
    AnyTransition(traits: TransitionTraits(insertion: [], removal: []))
  }
  /// Comes from the leading and goes to the trailing side, by its own width.
  public static var slide: AnyTransition {
    AnyTransition(
      traits: TransitionTraits(
        insertion: [.edge(.leading)], removal: [.edge(.trailing)], hasMotion: true))
  }
  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { .scale(scale: 0) }

  /// A transition of one's own.
  @MainActor public init<T: Transition>(_ transition: T) {
    if let simple = transition as? any LayoutNodeTransition {
      self = simple.erased
    } else {
      traits = TransitionTraits(insertion: [], removal: [], hasMotion: T.properties.hasMotion)
      parts = [Part(transition: transition)]
    }
  }

  /// Comes from and goes to an edge, by its own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.edge(edge))
  }

  /// Comes from and goes to a place this far away, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.offset(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Grows from and shrinks to a part of its size, about a point of itself.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }

  /// Goes over between two modifiers: one while the view is there, the other one otherwise.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    var result = AnyTransition(
      traits: TransitionTraits(insertion: [], removal: [], hasMotion: true))
    result.parts = [Part(transition: ModifierTransition(active: active, identity: identity))]
    return result
  }

  /// Fades in from an edge and fades out to the opposite one.
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

  /// Comes one way and goes another.
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

  /// Does what both transitions do.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.traits.insertion += other.traits.insertion
    result.traits.removal += other.traits.removal
    result.traits.animation = traits.animation ?? other.traits.animation
    result.traits.hasMotion = traits.hasMotion || other.traits.hasMotion
    result.parts += other.parts
    return result
  }

  /// Moves with an animation of its own, whatever the transaction's is.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.traits.animation = animation
    return result
  }
}

extension AnyTransition {
  /// Whether the views change with the phase, not only the boxes.
  var hasPhases: Bool { !parts.isEmpty }

  /// Resolves some content as it looks in a phase.
  @MainActor func resolve(
    _ content: @escaping @MainActor (inout _ChildCursor) -> Void, in phase: TransitionPhase,
    at cursor: inout _ChildCursor
  ) {
    var resolve = content
    for part in parts {
      let counts = phase == .willAppear ? part.isInsertion : part.isRemoval
      resolve = Self.body(of: part.transition, resolve, in: counts ? phase : .identity)
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
