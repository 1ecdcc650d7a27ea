/// Content that goes through phases, each reached with an animation of its own.
///
/// As SwiftUI: the first phase shows when the view appears; a phase follows when the movement to the
/// one before is logically complete. A phase that is reached without an animation, or in which
/// nothing moves, lasts one frame. Where SwiftUI does not say: a trigger that changes under way sets
/// out for the second phase again, from where everything is; without any phase there is no content.
/// When a picture is made without a time, and when motion is reduced, the first phase shows.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  fileprivate let phases: [Phase]
  fileprivate let start: AnimatorStart
  fileprivate let content: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?
  /// Whether the animator is an element of its own and not a change to one.
  fileprivate var isListed = true

  /// Goes through phases again and again.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - content: the view for a phase.
  ///   - animation: how to move to a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    start = .onAppearance(repeats: true)
    self.content = content
    self.animation = animation
  }

  /// Goes through phases once, back to the first, whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - trigger: the value whose changes set the phases going.
  ///   - content: the view for a phase.
  ///   - animation: how to move to a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    start = .onChange(of: AnimationTrigger(trigger))
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(PhaseNode<Phase, Content>.self) { PhaseNode(view, at: $0) }
    node.update(view)
  }
}

/// Keeps the phase an animator is in.
private final class PhaseNode<Phase: Equatable, Content: View>: ViewNode {
  private var animator: PhaseAnimator<Phase, Content>
  // Both are set at the end of the initialiser, as they refer back to the node.
  private var cycle: PhaseCycle?
  /// The number of the phase, which views see in the turn of its own transaction.
  private var phase: StateLocation<Int>?
  private var trigger: AnimationTrigger?
  private var hasStarted = false

  init(_ animator: PhaseAnimator<Phase, Content>, at place: _ChildCursor.Place) {
    self.animator = animator
    super.init(at: place, listedAs: animator.isListed ? type(of: animator) : nil)
    let phase = StateLocation(
      0, observer: NodeInvalidator(invalidations: tree.invalidations, node: self))
    let cycle = PhaseCycle(
      count: animator.phases.count, repeats: animator.start.repeats, of: self)
    cycle.show = { [weak self] in self?.move(to: $0, didArrive: $1) }
    cycle.showFirst = { phase.set(0) }
    self.phase = phase
    self.cycle = cycle
  }

  func update(_ animator: PhaseAnimator<Phase, Content>) {
    self.animator = animator
    cycle?.count = animator.phases.count
    switch animator.start {
    case .onAppearance: startOnAppearance()
    case .onChange(let trigger): start(onChangeOf: trigger)
    }
    evaluate()
  }

  private func startOnAppearance() {
    // The cycle rests while motion is reduced or there is nowhere to go, and begins again afterwards.
    let canMove = !context.clock.reducesMotion && animator.phases.count > 1
    if canMove, !hasStarted { cycle?.startWithNextFrame(on: context.clock) }
    hasStarted = canMove
  }

  private func start(onChangeOf trigger: AnimationTrigger) {
    defer { self.trigger = trigger }
    if let earlier = self.trigger, trigger.differs(from: earlier) {
      cycle?.start(on: context.clock)
    }
  }

  private func move(to number: Int, didArrive: @escaping () -> Void) {
    guard animator.phases.indices.contains(number) else { return }
    var transaction = Transaction(animation: animator.animation(animator.phases[number]))
    transaction.addAnimationCompletion(didArrive)
    withTransaction(transaction) { phase?.set(number) }
  }

  override func evaluate() {
    let phases = animator.phases
    let number = phase?.value ?? 0
    // There may be fewer phases than there were when the number was chosen.
    guard let current = phases.indices.contains(number) ? phases[number] : phases.first else {
      resolveChildren { _ in }
      didEvaluate()
      return
    }
    tree.countBody()
    let body = tracked { animator.content(current) }
    resolveChildren { Content._resolve(body, at: &$0) }
    didEvaluate()
  }
}

extension View {
  /// Goes through phases again and again, and applies modifiers for each.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - content: the view with modifiers for a phase.
  ///   - animation: how to move to a phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    var animator = PhaseAnimator(
      phases, content: { content(PlaceholderContentView(of: self), $0) }, animation: animation)
    animator.isListed = false
    return animator
  }

  /// Goes through phases once, back to the first, whenever a value changes, and applies modifiers
  /// for each.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - trigger: the value whose changes set the phases going.
  ///   - content: the view with modifiers for a phase.
  ///   - animation: how to move to a phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    var animator = PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(of: self), $0) },
      animation: animation)
    animator.isListed = false
    return animator
  }
}
