/// A view whose content is animated through phases, each with its own animation.
///
/// As SwiftUI: the first phase is shown when the view appears; each phase starts when the animation
/// to the previous one is logically complete. A phase without an animation, or without an animated
/// change, lasts one frame. SwiftUI does not specify the following behaviour: a trigger that
/// changes during a cycle restarts it with the second phase, from the presented values; without
/// phases there is no content. In an image rendered without a time, and with reduced motion, the
/// first phase is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  fileprivate let phases: [Phase]
  fileprivate let start: AnimatorStart
  fileprivate let content: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?
  /// Whether the animator is in the list of elements; false for the modifier.
  fileprivate var isListed = true

  /// Creates an animator that repeats phases.
  ///
  /// - Parameters:
  ///   - phases: the phases; at least one.
  ///   - content: returns the view for a phase.
  ///   - animation: returns the animation to a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    start = .onAppearance(repeats: true)
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that runs through phases once, back to the first, whenever a value
  /// changes.
  ///
  /// - Parameters:
  ///   - phases: the phases; at least one.
  ///   - trigger: the value whose changes start the cycle.
  ///   - content: returns the view for a phase.
  ///   - animation: returns the animation to a phase.
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
    let node = cursor.node(PhaseViewNode<Phase, Content>.self) { PhaseViewNode(view, at: $0) }
    node.update(view)
  }
}

/// The node of a phase animator, with the index of the current phase.
private final class PhaseViewNode<Phase: Equatable, Content: View>: ViewNode {
  private var animator: PhaseAnimator<Phase, Content>
  // Both are set at the end of the initialiser, because they refer to the node.
  private var cycle: PhaseCycle?
  /// The index of the phase, which is changed in an update with the transaction of the phase.
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
    cycle.show = { [weak self] in self?.animate(to: $0, didFinish: $1) }
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
    // The cycle is suspended while motion is reduced or there is no other phase, and restarts
    // afterwards.
    let canAnimate = !context.scheduler.reducesMotion && animator.phases.count > 1
    if canAnimate, !hasStarted { cycle?.startWithNextFrame(on: context.scheduler) }
    hasStarted = canAnimate
  }

  private func start(onChangeOf trigger: AnimationTrigger) {
    defer { self.trigger = trigger }
    if let earlier = self.trigger, trigger.differs(from: earlier) {
      cycle?.start(on: context.scheduler)
    }
  }

  private func animate(to index: Int, didFinish: @escaping () -> Void) {
    guard animator.phases.indices.contains(index) else { return }
    var transaction = Transaction(animation: animator.animation(animator.phases[index]))
    transaction.addAnimationCompletion(didFinish)
    withTransaction(transaction) { phase?.set(index) }
  }

  override func evaluate() {
    let phases = animator.phases
    let index = phase?.value ?? 0
    // There may be fewer phases than when the index was set.
    guard let current = phases.indices.contains(index) ? phases[index] : phases.first else {
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
  /// Repeats phases, and applies modifiers for each.
  ///
  /// - Parameters:
  ///   - phases: the phases; at least one.
  ///   - content: returns the modified view for a phase.
  ///   - animation: returns the animation to a phase.
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

  /// Runs through phases once, back to the first, whenever a value changes, and applies modifiers
  /// for each.
  ///
  /// - Parameters:
  ///   - phases: the phases; at least one.
  ///   - trigger: the value whose changes start the cycle.
  ///   - content: returns the modified view for a phase.
  ///   - animation: returns the animation to a phase.
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
