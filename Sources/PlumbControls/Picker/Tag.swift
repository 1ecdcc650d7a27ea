extension View {
  /// Adds a tag to the view, by which a container distinguishes it from other views.
  ///
  /// - Parameter includeOptional: whether the tag also matches values of the optional type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag))).modifier(
      ContainerValueModifier {
        $0.changeContainerValues { values in
          values.addTag(AnyHashable(tag))
          if includeOptional { values.addTag(AnyHashable(Optional(tag))) }
        }
      })
  }
}

/// A modifier that makes a view an option of the picker or a symbol of the canvas that contains it.
@usableFromInline struct TagModifier {
  /// The value that identifies the view.
  let tag: AnyHashable
}

extension TagModifier: TransparentModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    guard let choice = cursor.environment.pickerChoice else {
      return cursor.resolve(content, taggedAsSymbol: modifier.tag)
    }
    cursor.withEnvironment {
      // A picker within an option does not inherit the selection.
      $0.pickerChoice = nil
    } _: { cursor in
      let option = PickerOption(
        choice: choice, tag: modifier.tag, content: _ControlPart(resolving: content))
      PickerOption._resolve(option, at: &cursor)
    }
  }
}

/// The selection of a picker and the action for changing it, as passed to its options.
struct PickerChoice {
  /// The tag of the selected option; `nil` for none.
  let selection: AnyHashable?
  /// Selects the option with a tag.
  let select: @MainActor (AnyHashable) -> Void
  /// The arrangement of the options.
  let arrangement: PickerArrangement
  /// The tag of the option with the highlight, and with the keyboard focus; only in a menu.
  var highlight: FocusState<AnyHashable?>.Binding?
}

extension EnvironmentValues {
  /// The selection of the enclosing picker; `nil` outside of pickers.
  @EnvironmentEntry var pickerChoice: PickerChoice?
}
