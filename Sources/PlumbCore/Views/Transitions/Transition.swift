/// A type that describes the insertion and the removal of a view.
///
/// As SwiftUI: the differences between the phases are animated when the view is inserted or removed
/// in a transaction with an animation. A phase should change the appearance of the content, not its
/// identity.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// Returns the content in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// The transition as layout nodes perform it without evaluating views; `nil` if they cannot.
  /// Implemented by built-in transitions only.
  var _erased: AnyTransition? { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public var _erased: AnyTransition? { nil }

  /// Returns a view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content { V._resolve(content, at: &$0) }, phase: phase)
  }

  /// Returns a transition with the effects of both transitions.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with an animation that replaces the animation of the transaction.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view during insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is inserted and unchanged.
  public var isIdentity: Bool { self == .identity }

  /// −1 before insertion, 0 while inserted, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition that are read before it runs.
public struct TransitionProperties: Sendable {
  /// Whether anything moves; with reduced motion such a transition is replaced by a fade.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension View {
  /// Sets the transition for insertion and removal of the view.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets the transition for insertion and removal of the view.
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

@usableFromInline struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TransitionViewNode.self) { TransitionViewNode(at: $0) }
    node.update(modifier.transition, content: content)
  }
}

/// A node that presents a view in a phase of its transition.
private final class TransitionViewNode: ClosureWrapperViewNode<TransitionTraitsLayoutNode>,
  @MainActor TransitionObserver
{
  private var transition = AnyTransition.identity
  private var content: @MainActor (inout _ChildCursor) -> Void = { _ in }
  private var phase = TransitionPhase.identity
  /// Whether the insertion of the view has started. A part that is replaced later, for example by
  /// another phase, does not start it again.
  private var hasStartedInsertion = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { TransitionTraitsLayoutNode() }, change: { _, _ in })
  }

  func update(
    _ transition: AnyTransition, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.transition = transition
    self.content = content
    var traits = transition.traits
    if transition.hasPhases { traits.observer = self }
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

  func transitionDidStart(_ event: TransitionEvent) {
    guard event.isInsertion else {
      // A mounted view is not removed: only a part of it was replaced, and the replacement stays.
      if isMounted { return }
      phase = .didDisappear
      return resolve(at: event.context)
    }
    guard !hasStartedInsertion else { return }
    hasStartedInsertion = true
    var transaction = event.context.transaction
    transaction.completions = []
    var unanimated = transaction
    unanimated.animation = nil
    phase = .willAppear
    resolve(at: event.context.with(unanimated))
    phase = .identity
    // After the layout of the first phase, the change to the identity phase is animated.
    withTransaction(transaction) { requestUpdate() }
  }
}
