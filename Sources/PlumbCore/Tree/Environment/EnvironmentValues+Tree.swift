private enum TextMeasurerKey: EnvironmentKey {
  static var defaultValue: (any TextMeasurer)? { nil }
}

extension EnvironmentValues {
  /// Whether the user can scroll the content of scroll views.
  @EnvironmentEntry public var isScrollEnabled: Bool = true

  /// The measurer of text, set by the root of each view tree.
  package var textMeasurer: any TextMeasurer {
    get {
      guard let measurer = self[TextMeasurerKey.self] else {
        preconditionFailure("A text is not part of a view tree; add its view to a ViewTree first.")
      }
      return measurer
    }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// Sets the values that belong to a tree.
  @MainActor mutating func addValues(of tree: ViewTree) {
    textMeasurer = tree.measurer
    clipboardItems = ClipboardItems(of: tree.reference)
    editMode = tree.service(EditModeState.self).binding
    undoManager = tree.undoManager
    modifierKeys = tree.service(ModifierKeys.self)
    focusedValueStorage = tree.focusedValues.storage
  }
}
