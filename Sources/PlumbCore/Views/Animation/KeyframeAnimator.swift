/// A view whose content is animated by keyframes of a value.
///
/// As SwiftUI: the content is evaluated for every frame during playback; afterwards the value
/// remains at the last keyframe, where the next playback starts. A playback that interrupts another
/// one starts with the current value and velocities. In an image rendered without a time, and with
/// reduced motion, keyframes that play once are at their end, and repeating ones are at the initial
/// value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  fileprivate let initialValue: Value
  fileprivate let start: AnimatorStart
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath
  /// Whether the animator is in the list of elements; false for the modifier.
  fileprivate var isListed = true

  /// Creates an animator that plays keyframes when the view appears.
  ///
  /// - Parameters:
  ///   - initialValue: the value at which the first playback starts; later changes are ignored.
  ///   - repeating: whether the keyframes play again when they end.
  ///   - content: returns the view for a value.
  ///   - keyframes: returns the tracks of a playback for its first value.
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

  /// Creates an animator that plays keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first playback; later changes are ignored.
  ///   - trigger: the value whose changes start a playback.
  ///   - content: returns the view for a value.
  ///   - keyframes: returns the tracks of a playback for its first value.
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
    let node = cursor.node(KeyframeViewNode<Value, Content>.self) {
      KeyframeViewNode(view, at: $0)
    }
    node.update(view)
  }
}

/// The node of an animator, with the playback of its value.
private final class KeyframeViewNode<Value, Content: View>: ViewNode {
  // Set at the end of the initialiser, because it refers to the node.
  private var player: KeyframePlayer<Value>?
  private var content: (Value) -> Content
  private var trigger: AnimationTrigger?
  /// Whether the playback without a trigger has started.
  private var hasStarted = false

  init<Path: Keyframes>(
    _ view: KeyframeAnimator<Value, Path, Content>, at place: _ChildCursor.Place
  ) {
    content = view.content
    super.init(at: place, listedAs: view.isListed ? type(of: view) : nil)
    let player = KeyframePlayer(
      view.initialValue, repeats: view.start.repeats, of: self, makeTimeline: view.makeTimeline)
    player.didChange = requestUpdate
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
    // A repeating playback is suspended while motion is reduced, and restarts afterwards.
    if repeats, !player.repeats || context.scheduler.reducesMotion { hasStarted = false }
    player.repeats = repeats
    guard !hasStarted, !(repeats && context.scheduler.reducesMotion) else { return }
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
  /// Plays keyframes when the view appears, and applies modifiers for their value.
  ///
  /// - Parameters:
  ///   - initialValue: the value at which the first playback starts; later changes are ignored.
  ///   - repeating: whether the keyframes play again when they end.
  ///   - content: returns the modified view for a value; called for every frame.
  ///   - keyframes: returns the tracks of a playback for its first value.
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
  ///   - initialValue: the value before the first playback; later changes are ignored.
  ///   - trigger: the value whose changes start a playback.
  ///   - content: returns the modified view for a value; called for every frame.
  ///   - keyframes: returns the tracks of a playback for its first value.
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
