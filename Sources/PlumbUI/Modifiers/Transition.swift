public import Foundation

/// How a view comes and goes while a change moves.
///
/// As SwiftUI: it runs when the view is inserted or removed under a transaction with an animation,
/// never when views first appear. The removed view stays at its old place while the others move.
public struct AnyTransition: Sendable {
  fileprivate var traits: PassageTraits

  /// Fades; what views do without a transition of their own.
  public static let opacity = AnyTransition(.opacity)
  /// Comes and goes at once.
  public static let identity = AnyTransition(traits: PassageTraits(insertion: [], removal: []))
  /// Comes from the leading and goes to the trailing side, by its own width.
  public static let slide = AnyTransition(
    traits: PassageTraits(insertion: [.edge(.leading)], removal: [.edge(.trailing)]))
  /// Grows from nothing and shrinks to nothing.
  public static let scale = AnyTransition.scale(scale: 0)

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
      traits: PassageTraits(
        insertion: [.edge(edge), .opacity], removal: [.edge(opposite), .opacity]))
  }

  /// Comes one way and goes another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      traits: PassageTraits(
        insertion: insertion.traits.insertion, removal: removal.traits.removal,
        animation: insertion.traits.animation ?? removal.traits.animation))
  }

  private init(_ effect: PassageEffect) {
    traits = PassageTraits(insertion: [effect], removal: [effect])
  }

  private init(traits: PassageTraits) {
    self.traits = traits
  }

  /// Does what both transitions do.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.traits.insertion += other.traits.insertion
    result.traits.removal += other.traits.removal
    result.traits.animation = traits.animation ?? other.traits.animation
    return result
  }

  /// Moves with an animation of its own, whatever the transaction's is.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.traits.animation = animation
    return result
  }
}

extension View {
  /// Says how the view comes and goes while a change moves.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

private struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: BoxModifier {
  func makeBox() -> PassageTraitsNode { PassageTraitsNode() }

  func update(_ box: PassageTraitsNode, in environment: EnvironmentValues, at moment: Moment) {
    box.update(transition.traits)
  }
}
