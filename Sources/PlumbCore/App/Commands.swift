/// Commands of a program, in addition to its views.
///
/// Windows on Linux have no menu bar to fill, so commands are not shown; the keyboard shortcuts of
/// the buttons in them work.
///
/// As SwiftUI: custom commands return a `body` of other commands.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the views of commands to a list. Implemented by built-in commands only.
  static func _collect(_ commands: Self, into list: inout _CommandList)
}

extension Commands {
  public static func _collect(_ commands: Self, into list: inout _CommandList) {
    Body._collect(commands.body, into: &list)
  }
}

/// A list of the views of commands.
@MainActor public struct _CommandList {
  private(set) var views: [AnyView] = []

  /// Collects the views of commands.
  init<C: Commands>(_ commands: C) {
    C._collect(commands, into: &self)
  }

  fileprivate mutating func add(_ view: some View) { views.append(AnyView(view)) }
}

extension Never: Commands {
  public static func _collect(_ commands: Never, into list: inout _CommandList) {}
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

  public static func _collect(_ commands: EmptyCommands, into list: inout _CommandList) {}
}

/// A menu of commands, which is not shown; the keyboard shortcuts in it work.
public struct CommandMenu<Content: View> {
  private let content: Content

  /// Creates a menu with a localised name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a name that is not localised.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: _PrimitiveCommands {
  public static func _collect(_ commands: CommandMenu, into list: inout _CommandList) {
    list.add(commands.content)
  }
}

/// Commands at a position among the standard ones, which are not shown; the keyboard shortcuts in
/// them work.
public struct CommandGroup<Content: View> {
  private let content: Content

  /// Creates commands before a standard group.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Creates commands after a standard group.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Creates commands that replace a standard group.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

extension CommandGroup: _PrimitiveCommands {
  public static func _collect(_ commands: CommandGroup, into list: inout _CommandList) {
    list.add(commands.content)
  }
}

/// The position of a command group in the menus of a program. There are no menus on this platform,
/// so all positions are equivalent.
public struct CommandGroupPlacement: Sendable {
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// System services.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement()
  /// Creating and opening documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// Showing and customising the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Showing the sidebar and full screen.
  public static let sidebar = CommandGroupPlacement()
  /// Changing the size of the window.
  public static let windowSize = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// The list of single windows.
  public static let singleWindowList = CommandGroupPlacement()
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// A result builder that combines the commands listed in a closure.
@resultBuilder public struct CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns no commands for an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns single commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines several commands.
  @MainActor public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _ListedCommands {
    var list = _CommandList(EmptyCommands())
    repeat (each Content)._collect(each content, into: &list)
    return _ListedCommands(views: list.views)
  }

  /// Returns the commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }

  /// Returns the commands of the first branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    first content: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: content, second: nil)
  }

  /// Returns the commands of the second branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    second content: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: nil, second: content)
  }
}

/// Commands that may be absent, as created by an `if` without `else` in a builder.
public struct _OptionalCommands<Content: Commands> {
  fileprivate let content: Content?
}

extension _OptionalCommands: _PrimitiveCommands {
  public static func _collect(_ commands: Self, into list: inout _CommandList) {
    if let content = commands.content { Content._collect(content, into: &list) }
  }
}

/// One of two commands, as created by `if` and `switch` in a builder.
public struct _ConditionalCommands<First: Commands, Second: Commands> {
  fileprivate let first: First?
  fileprivate let second: Second?
}

extension _ConditionalCommands: _PrimitiveCommands {
  public static func _collect(_ commands: Self, into list: inout _CommandList) {
    if let first = commands.first { First._collect(first, into: &list) }
    if let second = commands.second { Second._collect(second, into: &list) }
  }
}

/// Several commands, in the order in which a builder lists them.
public struct _ListedCommands: _PrimitiveCommands {
  fileprivate let views: [AnyView]

  public static func _collect(_ commands: _ListedCommands, into list: inout _CommandList) {
    for view in commands.views { list.add(view) }
  }
}

extension Scene {
  /// Adds commands to the scene's windows. They are not shown, as there are no menus, but the
  /// keyboard shortcuts of the buttons in them work.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let views = _CommandList(content()).views
    return ModifiedScene(content: self) { $0.commands += views }
  }

  /// Returns the scene unchanged: there are no standard commands on this platform.
  public func commandsRemoved() -> some Scene { self }
}

/// A view that installs the keyboard shortcuts of commands without showing them.
struct CommandShortcuts {
  let commands: [AnyView]
}

extension CommandShortcuts: View, _PrimitiveView {
  static func _resolve(_ view: CommandShortcuts, at cursor: inout _ChildCursor) {
    let node = cursor.node(NonVisualNode.self) { NonVisualNode(at: $0) }
    node.resolveChildren { cursor in
      for command in view.commands { AnyView._resolve(command, at: &cursor) }
    }
  }
}
