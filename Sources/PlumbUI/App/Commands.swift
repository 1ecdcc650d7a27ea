/// What a program lets people do, apart from its views.
///
/// There is no menu bar on Linux that a window could fill, so that commands do not show; the keyboard
/// shortcuts of the buttons in them work.
///
/// As SwiftUI: commands of one's own give a `body` of others.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the views of commands to a list. Only the engine's own commands implement it.
  static func _collect(_ commands: Self, into list: inout _CommandList)
}

extension Commands {
  public static func _collect(_ commands: Self, into list: inout _CommandList) {
    Body._collect(commands.body, into: &list)
  }
}

/// Where commands leave their views.
@MainActor public struct _CommandList {
  private(set) var views: [AnyView] = []

  /// The views of commands.
  init<C: Commands>(_ commands: C) {
    C._collect(commands, into: &self)
  }

  fileprivate mutating func add(_ view: some View) { views.append(AnyView(view)) }
}

extension Never: Commands {
  public static func _collect(_ commands: Never, into list: inout _CommandList) {}
}

/// Commands of the engine's own that have no body.
@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is one of the commands others are made of.")
  }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
  nonisolated public init() {}

  public static func _collect(_ commands: EmptyCommands, into list: inout _CommandList) {}
}

/// A menu, which is not shown; the shortcuts in it work.
public struct CommandMenu<Content: View> {
  private let content: Content

  /// - Parameter nameKey: what the menu is called.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

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

/// Commands at a place among those every program has, which are not shown; the shortcuts in them work.
public struct CommandGroup<Content: View> {
  private let content: Content

  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

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

/// A place in the menus of a program. There are none, so that all places are alike.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// Makes commands of the several that a closure lists.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _ListedCommands {
    var list = _CommandList(EmptyCommands())
    repeat (each Content)._collect(each content, into: &list)
    return _ListedCommands(views: list.views)
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first content: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: content, second: nil)
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second content: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: nil, second: content)
  }
}

/// Commands that may not be there: an `if` without `else`.
public struct _OptionalCommands<Content: Commands> {
  fileprivate let content: Content?
}

extension _OptionalCommands: _PrimitiveCommands {
  public static func _collect(_ commands: Self, into list: inout _CommandList) {
    if let content = commands.content { Content._collect(content, into: &list) }
  }
}

/// One of two commands, as `if` and `switch` in a builder make it.
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

/// Several commands, as a builder lists them.
public struct _ListedCommands: _PrimitiveCommands {
  fileprivate let views: [AnyView]

  public static func _collect(_ commands: _ListedCommands, into list: inout _CommandList) {
    for view in commands.views { list.add(view) }
  }
}

extension Scene {
  /// Adds commands to the scene's windows: nothing shows, as there are no menus, but the keyboard
  /// shortcuts of the buttons in them work.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let views = _CommandList(content()).views
    return ModifiedScene(content: self) { $0.commands += views }
  }

  /// The scene itself: there are no commands here unless the scene adds some.
  public func commandsRemoved() -> some Scene { self }
}

/// The views of commands, which are never shown.
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
