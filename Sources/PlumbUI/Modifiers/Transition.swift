/// How a view looks before it is there, while it is, and when it is not any more.
///
/// As SwiftUI: what differs between the phases moves when the view comes or goes under a
/// transaction with an animation. A phase should change how the content looks, not what it is.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The content as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as it looks in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content { V._resolve(content, at: &$0) }, phase: phase)
  }

  /// Does what both transitions do.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Moves with an animation of its own, whatever the transaction's is.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is on its way in and out.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there and nothing about it is changed.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view is there, 0 while it is, 1 after that.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the engine should know of a transition before it runs.
public struct TransitionProperties: Sendable {
  /// Whether anything moves; where a person wants no motion, the view fades instead.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension View {
  /// Says how the view comes and goes while a change moves.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Says how the view comes and goes while a change moves.
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

private struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TransitionViewNode.self) { TransitionViewNode(at: $0) }
    node.update(modifier.transition, content: content)
  }
}

/// Keeps the phase a view is in.
private final class TransitionViewNode: WrapperNode<TransitionTraitsNode>, TransitionObserver {
  private var transition = AnyTransition.identity
  private var content: @MainActor (inout _ChildCursor) -> Void = { _ in }
  private var phase = TransitionPhase.identity

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { TransitionTraitsNode() }, change: { _, _ in })
  }

  func update(
    _ transition: AnyTransition, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.transition = transition
    self.content = content
    var traits = transition.traits
    if transition.hasPhases { traits.follower = self }
    update { layoutNode, _ in layoutNode.update(traits) }
    resolve(at: context)
  }

  private func resolve(at context: UpdateContext) {
    resolveChildren(at: context) { transition.resolve(content, in: phase, at: &$0) }
  }

  override func evaluate() {
    resolve(at: context)
    didEvaluate()
  }

  override func didUnmount() {
    if transition.hasPhases { tree.keepUntilCollected(self) }
  }

  func transitionDidStart(_ notice: TransitionEvent) {
    guard notice.isComing else {
      phase = .didDisappear
      return resolve(at: notice.context)
    }
    var transaction = notice.context.transaction
    transaction.completions = []
    var still = transaction
    still.animation = nil
    phase = .willAppear
    resolve(at: notice.context.with(still))
    phase = .identity
    // Once that is laid out, everything in it moves to its own look.
    withTransaction(transaction) { requestUpdate() }
  }
}
