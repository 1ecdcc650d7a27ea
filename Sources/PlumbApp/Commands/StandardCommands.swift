/// Commands that show and hide the sidebar of a ``NavigationSplitView``.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { PaneItem(.sidebar) }
  }
}

/// Commands that show and hide the view of the modifier `inspector`.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { PaneItem(.inspector) }
  }
}

/// Commands that find and replace text in the editor with the keyboard focus, or move the focus to the field of the
/// modifier `searchable`. The other commands for the text with the focus are in the Edit menu anyway.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(before: .textEditing) { FindMenu() }
  }
}

/// Commands for the format of the text with the keyboard focus. Text views edit texts without formats on this platform,
/// so that there are none.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide the toolbar. On this platform a person cannot change its items, and the commands have no
/// keys, as the keys of a Mac open a terminal on many desktops.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(before: .toolbar) { PaneItem(.toolbar) }
  }
}

/// Commands that take pictures with devices nearby, of which there are none on this platform.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The item that shows and hides a part of a window.
private struct PaneItem: View, ImplementationView {
  private let kind: Pane.Kind
  @FocusedValue(\.panes) private var panes

  init(_ kind: Pane.Kind) {
    self.kind = kind
  }

  var body: some View {
    let pane = panes?[kind]
    Button(title(isShown: pane?.isShown == true)) { pane?.toggle() }
      .keyboardShortcut(shortcut)
      .disabled(pane == nil)
  }

  private var shortcut: KeyboardShortcut? {
    switch kind {
    case .toolbar: nil
    case .sidebar: KeyboardShortcut("s", modifiers: [.control, .option])
    case .inspector: KeyboardShortcut("i", modifiers: [.control, .option])
    }
  }

  private func title(isShown: Bool) -> LocalizedStringKey {
    switch kind {
    case .toolbar: isShown ? "Hide Toolbar" : "Show Toolbar"
    case .sidebar: isShown ? "Hide Sidebar" : "Show Sidebar"
    case .inspector: isShown ? "Hide Inspector" : "Show Inspector"
    }
  }
}
