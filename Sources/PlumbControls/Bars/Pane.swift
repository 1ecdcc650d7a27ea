/// A part of a window that can be shown and hidden.
package struct Pane {
  /// The parts of a window, of each of which there is one at most.
  package enum Kind {
    case toolbar, sidebar, inspector
  }

  /// Whether the part is shown at present.
  package let isShown: Bool
  /// The object that represents the part as long as it exists.
  let owner: AnyObject
  /// Shows or hides the part.
  package let toggle: @MainActor () -> Void

  package init(isShown: Bool, owner: AnyObject, toggle: @escaping @MainActor () -> Void) {
    self.isShown = isShown
    self.owner = owner
    self.toggle = toggle
  }
}

extension Pane: Equatable {
  package static func == (lhs: Pane, rhs: Pane) -> Bool {
    lhs.isShown == rhs.isShown && lhs.owner === rhs.owner
  }
}

private enum PanesKey: FocusedValueKey {
  typealias Value = [Pane.Kind: Pane]
}

extension FocusedValues {
  /// The parts of the window that can be shown and hidden.
  package var panes: [Pane.Kind: Pane]? {
    get { self[PanesKey.self] }
    set { self[PanesKey.self] = (self[PanesKey.self] ?? [:]).merging(newValue ?? [:]) { $1 } }
  }
}
