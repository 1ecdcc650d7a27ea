/// A style that only looks, pressed the usual way.
struct PressedButtonStyle<Style: ButtonStyle> {
  let style: Style
}

extension PressedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: style, configuration: configuration)
  }
}

/// A button's look with a box that takes the pointer.
private struct PressedButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PressedButton: View, _PrimitiveView {
  static func _resolve(_ view: PressedButton, at cursor: inout _ChildCursor) {
    let node = cursor.node(PressNode<Style>.self) { PressNode(at: $0) }
    node.update(view)
  }
}

/// Keeps whether a button is pressed and evaluates its style.
private final class PressNode<Style: ButtonStyle>: WrapperNode<ResponderNode>, Responder,
  KeyHandler, FocusTarget, FocusedKeyHandler
{
  private var button: PressedButton<Style>?
  private var isPressed = false
  private var isHovered = false
  private var isFocused = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in layoutNode.responder = self }
    tree.keyHandlers.add(self)
  }

  func update(_ button: PressedButton<Style>) {
    self.button = button
    evaluate()
  }

  override func evaluate() {
    guard let button else { return }
    let configuration = ButtonStyleConfiguration(
      role: button.configuration.role,
      label: ButtonStyleConfiguration.Label(resolve: button.configuration.label.resolve),
      isPressed: isPressed && environment.isEnabled,
      isHovered: isHovered && environment.isEnabled)
    let body = StyleBody(style: button.style) { $0.makeBody(configuration: configuration) }
    resolveChildren { StyleBody._resolve(body, at: &$0) }
    let ring = isFocused ? environment.focusRing : nil
    update { [weak self] layoutNode, _ in
      layoutNode.responder = self
      layoutNode.ring = ring
    }
    didEvaluate()
  }

  func takes(_ press: KeyStroke) -> Bool {
    guard isMounted, environment.isEnabled, environment.keyboardShortcut?.matches(press) == true
    else { return false }
    button?.configuration.trigger()
    return true
  }

  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  /// The space bar and the return key press the button that has the focus; held, they do so once.
  func takes(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, stroke.modifiers.isEmpty, stroke.key == .space || stroke.key == .return else {
      return false
    }
    if !stroke.isRepeat { button?.configuration.trigger() }
    return true
  }

  func hoverChanged(isInside: Bool) {
    guard isHovered != isInside else { return }
    isHovered = isInside
    setNeedsUpdate()
  }

  func pressChanged(isInside: Bool) {
    guard isPressed != isInside else { return }
    isPressed = isInside
    setNeedsUpdate()
  }

  func pressEnded(isInside: Bool) {
    pressChanged(isInside: false)
    guard isInside, environment.isEnabled else { return }
    button?.configuration.trigger()
  }
}
