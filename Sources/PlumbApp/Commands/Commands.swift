/// Commands of a program, in addition to its views: the menus of the bar at the top of its windows.
///
/// As SwiftUI: custom commands return a `body` of other commands, and their dynamic properties, such as
/// ``FocusedValue``, are set before it is evaluated. On this platform every window of a ``WindowGroup`` or a
/// ``Window`` has a menu bar once a scene of the program has commands. The keyboard shortcuts of the buttons in them
/// work in all windows.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the views of commands to a tree. Implemented by built-in commands only.
  static func _resolveCommands(_ commands: Self, at cursor: inout _ChildCursor)
}

extension Commands {
  public static func _resolveCommands(_ commands: Self, at cursor: inout _ChildCursor) {
    let body = StyleBody(style: commands) { CommandsView(commands: $0.body) }
    StyleBody._resolve(body, at: &cursor)
  }
}

/// Commands as a view, which is not shown.
struct CommandsView<Content: Commands> {
  let commands: Content
}

extension CommandsView: View, _PrimitiveView {
  static func _resolve(_ view: CommandsView, at cursor: inout _ChildCursor) {
    Content._resolveCommands(view.commands, at: &cursor)
  }
}

extension Never: Commands {
  public static func _resolveCommands(_ commands: Never, at cursor: inout _ChildCursor) {}
}

/// Built-in commands that have no body.
@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never {
    preconditionFailure(
      "\(Self.self) are primitive commands without a body; use the commands themselves.")
  }
}

/// An empty set of commands.
public struct EmptyCommands: _PrimitiveCommands {
  /// Creates an empty set of commands.
  nonisolated public init() {}

  public static func _resolveCommands(_ commands: EmptyCommands, at cursor: inout _ChildCursor) {}
}

extension Scene {
  /// Adds commands to the menu bar of the program's windows.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = AnyView(CommandsView(commands: content()))
    return ModifiedScene(content: self) { $0.commands.append(commands) }
  }

  /// Removes the commands of the scene, also the commands that it has without the modifier `commands`, such as the
  /// command for a new window.
  public func commandsRemoved() -> some Scene {
    ModifiedScene(content: self) { window in
      window.commands = []
      window.hasStandardCommands = false
    }
  }

  /// Replaces the commands of the scene, also the commands that it has without the modifier `commands`.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = AnyView(CommandsView(commands: content()))
    return ModifiedScene(content: self) { window in
      window.commands = [commands]
      window.hasStandardCommands = false
    }
  }

  /// Sets whether the windows of the scene show their menu bar all the time.
  ///
  /// A hidden bar appears in front of the views while it is used with the keyboard: after F10 or Alt, or with Alt and the
  /// underlined letter of a menu. Windows without a title bar hide it by default. SwiftUI has no such modifier, because
  /// a Mac has one bar for all windows.
  public func menuBarVisibility(_ visibility: Visibility) -> some Scene {
    ModifiedScene(content: self) { $0.menuBarVisibility = visibility }
  }
}
