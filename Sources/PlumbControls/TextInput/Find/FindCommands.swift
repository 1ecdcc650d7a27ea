/// The search in the editor that has the keyboard focus.
struct FindTarget {
  let finder: TextFinder
  let canReplace: Bool
}

extension FindTarget: Equatable {
  static func == (lhs: FindTarget, rhs: FindTarget) -> Bool {
    lhs.finder === rhs.finder && lhs.canReplace == rhs.canReplace
  }
}

private enum TextFinderKey: FocusedValueKey {
  typealias Value = FindTarget
}

extension FocusedValues {
  /// The search in the editor that has the keyboard focus.
  var textFinder: FindTarget? {
    get { self[TextFinderKey.self] }
    set { self[TextFinderKey.self] = newValue }
  }
}

/// The menu with the commands that find text in the editor with the keyboard focus, and with the command that moves the
/// focus to the search field of a window.
package struct FindMenu: View, ImplementationView {
  @FocusedValue(\.searchField) private var field
  @FocusedValue(\.textFinder) private var target

  package init() {}

  package var body: some View {
    Menu("Find") {
      Button("Find…") {
        if let target { target.finder.present() } else { field?.focus() }
      }
      .keyboardShortcut("f")
      .disabled(target == nil && field == nil)
      Button("Find and Replace…") { target?.finder.present(replaces: true) }
        .keyboardShortcut("f", modifiers: [.command, .option])
        .disabled(target?.canReplace != true)
      Group {
        Button("Find Next") { target?.finder.selectNext() }
          .keyboardShortcut("g")
        Button("Find Previous") { target?.finder.selectPrevious() }
          .keyboardShortcut("g", modifiers: [.command, .shift])
        Button("Use Selection for Find") { target?.finder.useSelection() }
          .keyboardShortcut("e")
      }
      .disabled(target == nil)
    }
  }
}
