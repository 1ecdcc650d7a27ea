public import Foundation

/// A set that enables gestures of a view and of its descendants.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// No gestures.
  public static let none = GestureMask([])
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the descendants.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gestures of the view and of its descendants.
  public static let all: GestureMask = [.gesture, .subviews]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Attaches a gesture to the view; gestures of descendants take precedence.
  ///
  /// The first gesture to be recognised wins; if several are recognised at the same time, the
  /// innermost.
  ///
  /// - Parameter mask: the gestures of the view and its descendants that are enabled.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, disposition: .normal, mask: mask))
  }

  /// Attaches a gesture to the view that is recognised independently of other gestures.
  ///
  /// - Parameter mask: the gestures of the view and its descendants that are enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, disposition: .simultaneous, mask: mask))
  }

  /// Attaches a gesture to the view that takes precedence over gestures of descendants.
  ///
  /// - Parameter mask: the gestures of the view and its descendants that are enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, disposition: .highPriority, mask: mask))
  }

  /// Attaches a gesture that can be disabled to the view; gestures of descendants take precedence.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Attaches a gesture that can be disabled to the view and is recognised independently of other
  /// gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Attaches a gesture that can be disabled to the view and takes precedence over gestures of
  /// descendants.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Calls an action when the view is tapped.
  ///
  /// - Parameter count: the number of consecutive taps required.
  @preconcurrency nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(gesture: TapGesture(count: count), action: action))
  }

  /// Calls an action when a press has ended in the view, however long it was, as a button does.
  nonisolated package func onPress(perform action: @escaping @MainActor () -> Void) -> some View {
    var gesture = TapGesture()
    gesture.isBrief = false
    return modifier(TapModifier(gesture: gesture, action: action))
  }

  /// Calls an action when a press has lasted for a minimum duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: the minimum duration in seconds.
  ///   - maximumDistance: the maximum movement of the pointer during that time, in points.
  ///   - action: the action to perform.
  ///   - onPressingChanged: called with true when the press starts and with false when it ends or
  ///     fails.
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
        disposition: .normal, mask: .all))
  }

  /// Calls an action when a press has lasted for a minimum duration, with the parameters in their
  /// original order.
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

/// Creates the gesture in its body, because gestures are isolated to the main actor.
@usableFromInline struct TapModifier: ViewModifier {
  let gesture: TapGesture
  let action: @MainActor () -> Void

  @usableFromInline func body(content: Content) -> some View {
    let action = action
    content.gesture(gesture.onEnded { action() })
  }
}

/// A long press gesture that also reports when the press starts and ends.
@usableFromInline struct PressingGesture: _PrimitiveGesture {
  @usableFromInline typealias Value = Bool

  let gesture: LongPressGesture
  let action: @MainActor () -> Void
  let pressingChanged: (@MainActor (Bool) -> Void)?

  @usableFromInline static func _recognizer(
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

@usableFromInline struct GestureModifier<G: Gesture> {
  let gesture: G
  let disposition: GestureDisposition
  let mask: GestureMask
}

extension GestureModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(GestureViewNode<G>.self) { GestureViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// A node with the recogniser of a view's gesture.
private final class GestureViewNode<G: Gesture>: ClosureWrapperViewNode<UnaryLayoutNode>,
  GestureClient, EventHandler
{
  weak var arena: GestureArena?
  private(set) var disposition = GestureDisposition.normal
  private var mask = GestureMask.all
  private var recognizer: _GestureRecognizer<G.Value>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  func update(_ modifier: GestureModifier<G>) {
    disposition = modifier.disposition
    mask = modifier.mask
    recognizer = G._recognizer(for: modifier.gesture, after: recognizer)
    if movesWindow { environment.windowDragging?.begin() }
  }

  var receivesPresses: Bool { isMounted && environment.isEnabled && mask.contains(.gesture) }
  var allowsInnerClients: Bool { mask.contains(.subviews) }
  var movesWindow: Bool { recognizer?.movesWindow == true }

  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    guard isMounted, let recognizer else { return (.failed, []) }
    var actions: GestureActions = []
    var event = event
    event.modifiers = tree.pointer.modifiers
    let phase = recognizer.receive(event, &actions).pressPhase
    scheduleWakeUp(at: phase.isOpen ? recognizer.deadline : nil)
    return (phase, actions)
  }

  private func scheduleWakeUp(at time: Double?) {
    context.scheduler.scheduleWakeUp(at: time ?? .infinity, for: self) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let time else { return }
        self.arena?.timeDidElapse(for: self, at: time)
      }
    }
  }
}
