/// Content that follows a value through keyframes.
///
/// As SwiftUI: the content is made anew for every frame while the keyframes play; afterwards the
/// value stays at their end, and the next play begins there. A play that meets another one begins
/// with the value and the velocities of the moment. When a picture is made without a time, and when
/// motion is reduced, keyframes that play once are at their end, and those that repeat rest at the
/// initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  fileprivate let initialValue: Value
  fileprivate let start: AnimatorStart
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath
  /// Whether the animator is an element of its own and not a change to one.
  fileprivate var isListed = true

  /// Plays keyframes from the appearance of the view on.
  ///
  /// - Parameters:
  ///   - initialValue: where the first play begins; only the one given at first counts.
  ///   - repeating: whether the end of a play begins the next.
  ///   - content: the view for a value.
  ///   - keyframes: the tracks of a play, given the value at its beginning.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .onAppearance(repeats: repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Plays keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: what shows until the first play; only the one given at first counts.
  ///   - trigger: the value whose changes begin a play.
  ///   - content: the view for a value.
  ///   - keyframes: the tracks of a play, given the value at its beginning.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .onChange(of: AnimationTrigger(trigger))
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(KeyframeNode<Value, Content>.self) {
      KeyframeNode(view, at: $0)
    }
    node.update(view)
  }
}

/// Keeps where an animator's value is.
private final class KeyframeNode<Value, Content: View>: ViewNode {
  // Set at the end of the initialiser, as it refers back to the node.
  private var player: KeyframePlayer<Value>?
  private var content: (Value) -> Content
  private var trigger: AnimationTrigger?
  /// Whether the play that needs no trigger has begun.
  private var hasStarted = false

  init<Path: Keyframes>(
    _ view: KeyframeAnimator<Value, Path, Content>, at place: _ChildCursor.Place
  ) {
    content = view.content
    super.init(at: place, listedAs: view.isListed ? type(of: view) : nil)
    let player = KeyframePlayer(
      view.initialValue, repeats: view.start.repeats, of: self, makeTimeline: view.makeTimeline)
    player.didMove = requestUpdate
    self.player = player
  }

  func update<Path: Keyframes>(_ view: KeyframeAnimator<Value, Path, Content>) {
    content = view.content
    player?.makeTimeline = view.makeTimeline
    switch view.start {
    case .onAppearance(let repeats): startOnAppearance(repeats: repeats)
    case .onChange(let trigger): start(onChangeOf: trigger)
    }
    evaluate()
  }

  private func startOnAppearance(repeats: Bool) {
    guard let player else { return }
    // What repeats rests while motion is reduced, and begins again afterwards.
    if repeats, !player.repeats || context.clock.reducesMotion { hasStarted = false }
    player.repeats = repeats
    guard !hasStarted, !(repeats && context.clock.reducesMotion) else { return }
    hasStarted = true
    player.play(at: context)
  }

  private func start(onChangeOf trigger: AnimationTrigger) {
    defer { self.trigger = trigger }
    if let earlier = self.trigger, trigger.differs(from: earlier) { player?.play(at: context) }
  }

  override func evaluate() {
    guard let value = player?.value else { return }
    tree.countBody()
    let body = tracked { content(value) }
    resolveChildren { Content._resolve(body, at: &$0) }
    didEvaluate()
  }
}

extension KeyframeAnimator {
  fileprivate var makeTimeline: (Value, KeyframeVelocities) -> KeyframeTimeline<Value> {
    { KeyframeTimeline(initialValue: $0, keyframes($0), after: $1) }
  }
}

extension View {
  /// Plays keyframes from the appearance of the view on, and applies modifiers for their value.
  ///
  /// - Parameters:
  ///   - initialValue: where the first play begins; only the one given at first counts.
  ///   - repeating: whether the end of a play begins the next.
  ///   - content: the view with modifiers for a value; called for every frame.
  ///   - keyframes: the tracks of a play, given the value at its beginning.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    var animator = KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(of: self), $0) }, keyframes: keyframes)
    animator.isListed = false
    return animator
  }

  /// Plays keyframes whenever a value changes, and applies modifiers for their value.
  ///
  /// - Parameters:
  ///   - initialValue: what shows until the first play; only the one given at first counts.
  ///   - trigger: the value whose changes begin a play.
  ///   - content: the view with modifiers for a value; called for every frame.
  ///   - keyframes: the tracks of a play, given the value at its beginning.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    var animator = KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(of: self), $0) }, keyframes: keyframes)
    animator.isListed = false
    return animator
  }
}
