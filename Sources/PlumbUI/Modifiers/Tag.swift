/// Makes a view an option of the picker it stands in, or a symbol of the canvas.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    guard let choice = cursor.environment.pickerChoice else {
      guard cursor.environment.isAmongSymbols else { return content(&cursor) }
      let tag = LayoutValue<SymbolTagKey>(value: modifier.tag)
      return LayoutValue._resolve(tag, content, at: &cursor)
    }
    cursor.withEnvironment {
      // A picker inside an option is one of its own.
      $0.pickerChoice = nil
    } _: { cursor in
      let option = PickerOption(
        choice: choice, tag: modifier.tag, content: _ControlPart(resolving: content))
      PickerOption._resolve(option, at: &cursor)
    }
  }
}

/// What the options of a picker do; `nil` outside of pickers.
struct PickerChoice {
  let selection: AnyHashable
  let select: @MainActor (AnyHashable) -> Void
  let isSegmented: Bool
}

private enum PickerChoiceKey: EnvironmentKey {
  static var defaultValue: PickerChoice? { nil }
}

extension EnvironmentValues {
  var pickerChoice: PickerChoice? {
    get { self[PickerChoiceKey.self] }
    set { self[PickerChoiceKey.self] = newValue }
  }
}
