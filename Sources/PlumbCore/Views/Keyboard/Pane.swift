/// A part of a window that can be shown and hidden.
struct Pane {
  enum Kind {
    case sidebar, inspector
  }

  let isShown: Bool
  let toggle: @MainActor () -> Void
}

private enum PanesKey: FocusedValueKey {
  typealias Value = [Pane.Kind: Pane]
}

extension FocusedValues {
  /// The parts of the window that can be shown and hidden.
  var panes: [Pane.Kind: Pane]? {
    get { self[PanesKey.self] }
    set { self[PanesKey.self] = (self[PanesKey.self] ?? [:]).merging(newValue ?? [:]) { $1 } }
  }
}
