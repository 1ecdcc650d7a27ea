/// Commands at a position among the standard ones of the menu bar.
public struct CommandGroup<Content: View> {
  private let placement: CommandGroupPlacement
  private let position: CommandGroupPosition
  private let content: Content

  /// Creates commands before a standard group.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    position = .before
    content = addition()
  }

  /// Creates commands after a standard group.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    position = .after
    content = addition()
  }

  /// Creates commands that replace a standard group; none for an `EmptyView`.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    position = .instead
    content = addition()
  }
}

extension CommandGroup: _PrimitiveCommands {
  public static func _resolveCommands(_ commands: CommandGroup, at cursor: inout _ChildCursor) {
    let view = CommandEntryView(
      place: .group(commands.placement, commands.position), content: commands.content)
    CommandEntryView._resolve(view, at: &cursor)
  }
}

/// The position of a command group in the menus of a program.
///
/// As SwiftUI, except for the program's own menu on a Mac: on this platform the settings and quitting are in the File
/// menu, and the information about the app is in the Help menu.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// System services; empty on this platform.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing the app; empty on this platform.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Creating and opening documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents, and closing the window.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting; empty unless the program fills it.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing; empty unless the program fills it.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text; empty unless the program fills it.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text; empty unless the program fills it.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Showing the toolbar; empty unless the program fills it, also with ``ToolbarCommands``.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Showing the sidebar and full screen.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Changing the size of the window; empty unless the program fills it.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows; empty unless the program fills it.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The list of the program's single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Arranging windows; empty unless the program fills it.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help; empty unless the program fills it.
  public static let help = CommandGroupPlacement(name: "help")
}
