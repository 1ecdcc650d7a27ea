public import Foundation

extension View {
  /// Calls an action when a key is pressed while the view or a descendant has the keyboard focus.
  @preconcurrency nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls an action in some phases of a key while the view or a descendant has the keyboard focus.
  @preconcurrency nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls an action in some phases of several keys while the view or a descendant has the keyboard
  /// focus.
  @preconcurrency nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Calls an action in some phases of keys that type certain characters, while the view or a
  /// descendant has the keyboard focus.
  @preconcurrency nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let matches = press.characters.unicodeScalars.contains { characters.contains($0) }
      return matches ? action(press) : .ignored
    }
  }

  /// Calls an action in some phases of any key while the view or a descendant has the keyboard
  /// focus.
  @preconcurrency nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, action: action))
  }
}

@usableFromInline struct KeyPressModifier {
  let phases: KeyPress.Phases
  let action: @MainActor (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(KeyPressViewNode.self) { KeyPressViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class KeyPressViewNode: ViewNode, FocusedKeyHandler {
  var modifier: KeyPressModifier?

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    let phase: KeyPress.Phases = isDown ? stroke.isRepeat ? .repeat : .down : .up
    guard let modifier, environment.isEnabled, modifier.phases.contains(phase) else { return false }
    return modifier.action(KeyPress(stroke, phase: phase)) == .handled
  }
}
