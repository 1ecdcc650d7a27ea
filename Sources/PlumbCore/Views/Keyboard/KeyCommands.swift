extension View {
  /// Calls an action for the keys that delete, while the view or a descendant has the keyboard focus.
  ///
  /// A list whose rows can be deleted, and a text that is edited, use these keys first.
  @preconcurrency nonisolated public func onDeleteCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    onKeyCommand([.delete, .deleteForward], isUsed: action != nil) { _ in action?() }
  }

  /// Calls an action for the arrow keys, while the view or a descendant has the keyboard focus.
  ///
  /// A list, a control that is adjusted and a text that is edited use these keys first.
  @preconcurrency nonisolated public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyCommand([.upArrow, .downArrow, .leftArrow, .rightArrow], isUsed: action != nil) {
      action?(MoveCommandDirection($0))
    }
  }

  /// Calls an action for the Escape key, while the view or a descendant has the keyboard focus.
  @preconcurrency nonisolated public func onExitCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    onKeyCommand([.escape], isUsed: action != nil) { _ in action?() }
  }

  /// Calls an action for keys without modifiers. Keys that the action does not use are passed to the enclosing views.
  @usableFromInline nonisolated func onKeyCommand(
    _ keys: Set<KeyEquivalent>, isUsed: Bool, action: @escaping @MainActor (KeyEquivalent) -> Void
  ) -> some View {
    onKeyPress(keys: keys) { press in
      let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
      guard isUsed, modifiers.isEmpty else { return .ignored }
      action(press.key)
      return .handled
    }
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  fileprivate init(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    default: self = .right
    }
  }
}
