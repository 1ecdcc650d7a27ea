public import Foundation

/// Which gestures of a view and of those inside it work.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let none = GestureMask([])
  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Lets the view follow a gesture, unless one further inside takes it.
  ///
  /// The first gesture to recognise what it waits for wins; of several at once the innermost.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, standing: .normal, mask: mask))
  }

  /// Lets the view follow a gesture, whoever else does.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, standing: .simultaneous, mask: mask))
  }

  /// Lets the view follow a gesture before those further inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, standing: .highPriority, mask: mask))
  }

  /// Lets the view follow a gesture while that is enabled, unless one further inside takes it.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Lets the view follow a gesture while that is enabled, whoever else does.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Lets the view follow a gesture while that is enabled, before those further inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Calls an action when the view is tapped.
  ///
  /// - Parameter count: how many taps make one.
  @preconcurrency nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Calls an action when a press has lasted long enough.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points.
  ///   - onPressingChanged: told when the press begins and when it is over, one way or the other.
  @preconcurrency nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressingGesture(
          gesture: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          action: action, pressingChanged: onPressingChanged),
        standing: .normal, mask: .all))
  }

  /// Calls an action when a press has lasted long enough; the same in the order of earlier years.
  @_disfavoredOverload
  @preconcurrency nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

extension GestureMask {
  fileprivate init(isEnabled: Bool) {
    self = isEnabled ? .all : .subviews
  }
}

/// Made a gesture on the main actor, where gestures are made.
private struct TapModifier: ViewModifier {
  let count: Int
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    let action = action
    content.gesture(TapGesture(count: count).onEnded { action() })
  }
}

/// A long press that also says when the button is down.
private struct PressingGesture: _PrimitiveGesture {
  typealias Value = Bool

  let gesture: LongPressGesture
  let action: @MainActor () -> Void
  let pressingChanged: (@MainActor (Bool) -> Void)?

  static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let recognizer = earlier as? PressingRecognizer ?? PressingRecognizer()
    recognizer.content = LongPressGesture._recognizer(
      for: gesture.gesture, after: recognizer.content)
    recognizer.gesture = gesture
    return recognizer
  }
}

private final class PressingRecognizer: _GestureRecognizer<Bool> {
  var content: _GestureRecognizer<Bool>?
  var gesture: PressingGesture?
  private var isPressing = false

  override var deadline: Double? { content?.deadline }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Bool> {
    let phase = content?.receive(event, &actions) ?? .failed
    guard let gesture else { return phase }
    if phase.isOpen != isPressing {
      isPressing = phase.isOpen
      actions.append { [isPressing] in gesture.pressingChanged?(isPressing) }
    }
    if case .ended = phase { actions.append(gesture.action) }
    return phase
  }
}

private struct GestureModifier<G: Gesture> {
  let gesture: G
  let standing: GestureDisposition
  let mask: GestureMask
}

extension GestureModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(GestureNode<G>.self) { GestureNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// Keeps what recognises the gesture of a view.
private final class GestureNode<G: Gesture>: WrapperNode<UnaryNode>, GestureClient {
  weak var arena: GestureArena?
  private(set) var standing = GestureDisposition.normal
  private var mask = GestureMask.all
  private var recognizer: _GestureRecognizer<G.Value>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in layoutNode.responder = self }
  }

  func update(_ modifier: GestureModifier<G>) {
    standing = modifier.standing
    mask = modifier.mask
    recognizer = G._recognizer(for: modifier.gesture, after: recognizer)
  }

  var isFollowing: Bool { isMounted && environment.isEnabled && mask.contains(.gesture) }
  var admitsOthersInside: Bool { mask.contains(.subviews) }

  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    guard isMounted, let recognizer else { return (.failed, []) }
    var actions: GestureActions = []
    let phase = recognizer.receive(event, &actions).pressPhase
    scheduleWakeUp(at: phase.isOpen ? recognizer.deadline : nil)
    return (phase, actions)
  }

  private func scheduleWakeUp(at time: Double?) {
    context.clock.scheduleWakeUp(at: time ?? .infinity, for: self) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let time else { return }
        self.arena?.timeCame(for: self, at: time)
      }
    }
  }
}
