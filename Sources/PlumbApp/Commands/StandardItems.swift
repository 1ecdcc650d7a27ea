/// The items that open a new window of each group.
struct NewWindowItems: View, ImplementationView {
  let items: [StandardMenus.WindowItem]
  /// Whether no other items have the usual shortcut.
  let areFirst: Bool
  @Environment(\.windowContext) private var context

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      // As SwiftUI: the first group has the usual shortcut.
      Button(title(of: index)) { _ = context?.openWindow(items[index].request) }
        .keyboardShortcut(
          items[index].shortcut.shortcut(
            usually: index == 0 && areFirst ? KeyboardShortcut("n") : nil))
    }
  }

  private func title(of index: Int) -> LocalizedStringKey {
    let title = items[index].title
    return items.count == 1 || title.isEmpty ? "New Window" : "New \(title) Window"
  }
}

/// The items that open the single windows of a program, or bring them to the front.
struct SingleWindowItems: View, ImplementationView {
  let items: [StandardMenus.WindowItem]
  @Environment(\.windowContext) private var context

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      Button(items[index].title) { _ = context?.openWindow(items[index].request) }
        .keyboardShortcut(items[index].shortcut.shortcut(usually: nil))
    }
  }
}

/// The items of the open windows, which bring them to the front. As on a Mac: the one in front has a check mark.
struct WindowListItems: View, ImplementationView {
  @Environment(\.windowContext) private var context

  var body: some View {
    let windows = context?.openWindows ?? []
    ForEach(windows.indices, id: \.self) { index in
      Button(windows[index].title) { windows[index].bringToFront() }
        .environment(\.menuItemCheck, windows[index].isCurrent)
        .accessibilityAddTraits(windows[index].isCurrent ? .isSelected : [])
    }
  }
}

/// The item that opens the settings of a program.
struct SettingsItem: View, ImplementationView {
  @Environment(\.windowContext) private var context

  var body: some View {
    Button("Settings…") { _ = context?.openSettings() }
      .keyboardShortcut(",")
  }
}

/// An item with a command for its window.
struct WindowCommandItem: View, ImplementationView {
  private let title: LocalizedStringKey
  private let command: WindowCommand
  @Environment(\.windowContext) private var context

  init(_ title: LocalizedStringKey, _ command: WindowCommand) {
    self.title = title
    self.command = command
  }

  var body: some View {
    Button(title) { context?.perform(command) }
  }
}

/// The items that change the appearance of a window.
struct AppearanceItems: View, ImplementationView {
  var body: some View {
    WindowCommandItem("Larger Text", .largerType).keyboardShortcut("+")
    WindowCommandItem("Smaller Text", .smallerType).keyboardShortcut("-")
    WindowCommandItem("Usual Text Size", .usualType).keyboardShortcut("0")
    Divider()
    WindowCommandItem("Full Screen", .fullScreen)
      .keyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])
  }
}

/// The items that undo and redo changes of the text with the keyboard focus, or else the changes that the program has
/// registered with the undo manager of the window.
struct UndoItems: View, ImplementationView {
  @Environment(\.focusedEditing) private var editing

  var body: some View {
    let undo = editing.actionName(of: .undo)
    let redo = editing.actionName(of: .redo)
    EditItem(undo.isEmpty ? "Undo" : "Undo \(undo)", .undo).keyboardShortcut("z")
    EditItem(redo.isEmpty ? "Redo" : "Redo \(redo)", .redo)
      .keyboardShortcut("z", modifiers: [.command, .shift])
  }
}

/// The items of the clipboard.
struct PasteboardItems: View, ImplementationView {
  var body: some View {
    EditItem("Cut", .cut).keyboardShortcut("x")
    EditItem("Copy", .copy).keyboardShortcut("c")
    EditItem("Paste", .paste).keyboardShortcut("v")
    EditItem("Delete", .delete).keyboardShortcut(.deleteForward, modifiers: [])
    EditItem("Select All", .selectAll).keyboardShortcut("a")
  }
}

/// An item with a command for the view that has the keyboard focus.
private struct EditItem: View, ImplementationView {
  private let title: LocalizedStringKey
  private let command: TextCommand
  @Environment(\.focusedEditing) private var editing
  @Environment(\.keyboardShortcut) private var shortcut

  init(_ title: LocalizedStringKey, _ command: TextCommand) {
    self.title = title
    self.command = command
  }

  var body: some View {
    Button(title) { editing.perform(command, shortcut: shortcut) }
      .disabled(!editing.canPerform(command))
  }
}
