@_spi(Nodes) internal import PlumbCore

/// A primitive style that combines a button style with the standard interaction.
@usableFromInline struct PressedButtonStyle<Style: ButtonStyle> {
  let style: Style
}

extension PressedButtonStyle: PrimitiveButtonStyle {
  @usableFromInline func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: style, configuration: configuration)
  }
}

/// The body of a button style with a node that handles events.
private struct PressedButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PressedButton: View, _PrimitiveView {
  static func _resolve(_ view: PressedButton, at cursor: inout _ChildCursor) {
    let node = cursor.node(PressViewNode<Style>.self) { PressViewNode(at: $0) }
    node.update(view)
  }
}

/// A view node that stores the state of a button and evaluates its style.
private final class PressViewNode<Style: ButtonStyle>: ClosureWrapperViewNode<ResponderLayoutNode>,
  Responder, KeyHandler, FocusTarget, FocusedKeyHandler, PressTarget
{
  /// The current view.
  private var button: PressedButton<Style>?
  /// Whether the pointer is pressed inside the button.
  private var isPressed = false
  /// Whether the pointer is over the button.
  private var isHovered = false
  /// Whether the button has the keyboard focus.
  private var isFocused = false
  /// Whether the current press has already triggered the button, because it is held.
  private var hasRepeated = false

  /// Creates a node that also handles the keyboard shortcut of the button.
  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
    tree.keyHandlers.add(self)
  }

  /// Updates the node from a view and evaluates the style.
  func update(_ button: PressedButton<Style>) {
    self.button = button
    evaluate()
  }

  /// Evaluates the style with the current state; a disabled button is neither pressed nor hovered.
  override func evaluate() {
    guard let button else { return }
    let configuration = ButtonStyleConfiguration(
      role: button.configuration.role,
      label: ButtonStyleConfiguration.Label(resolve: button.configuration.label.resolve),
      isPressed: (isPressed || environment.menuButton?.isOpen == true) && environment.isEnabled,
      isHovered: isHovered && environment.isEnabled)
    let body = StyleBody(style: button.style) { $0.makeBody(configuration: configuration) }
    var inner = environment
    if inner.isFocused != isFocused { inner.setFocused(isFocused) }
    resolveChildren(in: inner) { StyleBody._resolve(body, at: &$0) }
    let ring = isFocused ? environment.focusRing : nil
    update { [weak self] layoutNode, _ in
      self?.handleEvents(of: layoutNode)
      layoutNode.ring = ring
    }
    didEvaluate()
  }

  /// Triggers the button with its keyboard shortcut.
  func handle(_ press: KeyStroke) -> Bool {
    // The search through the ancestors comes last: most keys are not the one of the button.
    guard isMounted, environment.isEnabled,
      environment.keyboardShortcut?.matches(press) == true
        || environment.alternativeShortcut?.matches(press) == true,
      !isInCoveredScreen
    else { return false }
    // A key that is still held since it presented an alert does not press a button in it.
    let isHeld = press.isRepeat && (press.key == .return || press.key == .escape)
    if !isHeld { button?.configuration.trigger() }
    return true
  }

  var isOfferedLast: Bool { environment.areStandardShortcuts }

  var usesDrags: Bool { false }

  var isDefaultButton: Bool {
    environment.keyboardShortcut == .defaultAction
      || environment.alternativeShortcut == .defaultAction
  }

  /// Whether the button can have the keyboard focus.
  var isFocusable: Bool { environment.isEnabled }

  /// Updates the focus ring.
  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  /// Triggers the button with the space bar or the return key. Key repeats are ignored.
  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, stroke.modifiers.held.isEmpty, stroke.key == .space || stroke.key == .return
    else {
      return false
    }
    if !stroke.isRepeat { button?.configuration.trigger() }
    return true
  }

  /// Updates the hover state.
  func hoverChanged(isInside: Bool) {
    guard isHovered != isInside else { return }
    isHovered = isInside
    setNeedsUpdate()
  }

  /// Updates the pressed state.
  func pressChanged(isInside: Bool) {
    guard isPressed != isInside else { return }
    isPressed = isInside
    setNeedsUpdate()
    scheduleRepetition(after: isInside ? Self.repetitionDelay : nil)
  }

  /// Triggers the button if the pointer was released inside it.
  func pressEnded(isInside: Bool) {
    pressChanged(isInside: false)
    if isInside, !hasRepeated { press() }
    hasRepeated = false
  }

  /// The time in seconds until a held button is triggered for the first time, or again.
  private static var repetitionDelay: Double { 0.5 }
  private static var repetitionInterval: Double { 0.1 }

  private func scheduleRepetition(after delay: Double?) {
    guard environment.buttonRepeatBehavior == .enabled else { return }
    let time = delay.map { tree.context.time + $0 } ?? .infinity
    context.scheduler.scheduleWakeUp(at: time, for: self) { [weak self] in
      MainActor.assumeIsolated { self?.repeatPress() }
    }
  }

  private func repeatPress() {
    guard isPressed, isMounted else { return }
    hasRepeated = true
    press()
    scheduleRepetition(after: Self.repetitionInterval)
  }

  /// Opens the menu of the button: as on a Mac, before the pointer is released.
  func pressAndTrack() -> TrackedPressEffect? {
    if environment.areMenuOptions { return .chooses }
    guard environment.isEnabled, environment.menuButton != nil else { return nil }
    press()
    return .opens
  }

  func trackedPressEnded(isClick: Bool) {
    if environment.areMenuOptions, !isClick { press() }
  }

  /// Triggers the button.
  func press() {
    if environment.isEnabled { button?.configuration.trigger() }
  }
}
