extension View {
  /// Calls an action when modifier keys are pressed or released, wherever the keyboard focus is.
  ///
  /// As SwiftUI: only the keys in the mask count, and Caps Lock counts while it is on.
  ///
  /// - Parameter initial: whether the action also runs when the view appears, with the same keys twice.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysChange(mask: mask, isInitial: initial, action: action))
  }

  /// Shows another view while just these modifier keys are held: the alternative of an item of a menu, for instance.
  ///
  /// As SwiftUI: both views have an identity and a state of their own.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
  }
}

@usableFromInline struct ModifierKeysChange {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.modifierKeys) private var keys
}

extension ModifierKeysChange: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.onChange(
      of: EventModifiers(keys?.held ?? []).intersection(mask), initial: isInitial, action)
  }
}

@usableFromInline struct ModifierKeyAlternate<Alternate: View> {
  let modifiers: EventModifiers
  let alternate: Alternate
  @Environment(\.modifierKeys) private var keys
}

extension ModifierKeyAlternate: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    if EventModifiers((keys?.held ?? []).held) == modifiers { alternate } else { content }
  }
}
