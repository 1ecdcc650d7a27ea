/// A menu of commands in the menu bar.
///
/// As SwiftUI: custom menus stand between the View menu and the Window menu, in the order in which they are written; a
/// menu with the title of a standard one, such as "View", is a part of that standard menu.
public struct CommandMenu<Content: View> {
  private let name: Text
  private let content: Content

  /// Creates a menu with a localised name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a name that is not localised.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: _PrimitiveCommands {
  public static func _resolveCommands(_ commands: CommandMenu, at cursor: inout _ChildCursor) {
    let view = CommandEntryView(place: .menu(commands.name), content: commands.content)
    CommandEntryView._resolve(view, at: &cursor)
  }
}
