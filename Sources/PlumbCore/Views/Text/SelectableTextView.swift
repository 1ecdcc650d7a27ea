/// A kind of view that shows texts which can be selected.
@MainActor package protocol SelectableTextView {
  /// Creates or updates the nodes of a text in a context.
  static func show(
    _ text: Text, in context: LocalizationContext, at cursor: inout _ChildCursor)
}

/// A kind of view for texts that can be selected, or none.
// Compared by the type, so that the environment is the same wherever the same type is set.
private struct SelectableTextKind: Equatable {
  let type: (any SelectableTextView.Type)?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }
}

private enum SelectableTextKey: EnvironmentKey {
  static var defaultValue: SelectableTextKind { SelectableTextKind(type: nil) }
}

extension EnvironmentValues {
  /// The kind of view that shows texts so that they can be selected; `nil` if they cannot.
  package var selectableText: (any SelectableTextView.Type)? {
    get { self[SelectableTextKey.self].type }
    set { self[SelectableTextKey.self] = SelectableTextKind(type: newValue) }
  }
}
