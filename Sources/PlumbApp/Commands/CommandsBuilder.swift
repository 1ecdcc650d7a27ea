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
    var list: [@MainActor (inout _ChildCursor) -> Void] = []
    for commands in repeat each content { list.append(Self.resolving(commands)) }
    return _ListedCommands(list: list)
  }

  @MainActor private static func resolving<Content: Commands>(
    _ commands: Content
  ) -> @MainActor (inout _ChildCursor) -> Void {
    { Content._resolveCommands(commands, at: &$0) }
  }

  /// Returns the commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }

  /// Returns the commands of the first branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    first content: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(content: .first(content))
  }

  /// Returns the commands of the second branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    second content: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(content: .second(content))
  }
}

/// Commands that may be absent, as created by an `if` without `else` in a builder.
public struct _OptionalCommands<Content: Commands> {
  fileprivate let content: Content?
}

extension _OptionalCommands: _PrimitiveCommands {
  public static func _resolveCommands(_ commands: Self, at cursor: inout _ChildCursor) {
    let view = Group {
      if let content = commands.content { CommandsView(commands: content) }
    }
    Group._resolve(view, at: &cursor)
  }
}

/// One of two commands, as created by `if` and `switch` in a builder.
public struct _ConditionalCommands<First: Commands, Second: Commands> {
  fileprivate enum Branch {
    case first(First)
    case second(Second)
  }

  fileprivate let content: Branch
}

extension _ConditionalCommands: _PrimitiveCommands {
  public static func _resolveCommands(_ commands: Self, at cursor: inout _ChildCursor) {
    let view = Group {
      switch commands.content {
      case .first(let content): CommandsView(commands: content)
      case .second(let content): CommandsView(commands: content)
      }
    }
    Group._resolve(view, at: &cursor)
  }
}

/// Several commands, in the order in which a builder lists them.
public struct _ListedCommands: _PrimitiveCommands {
  fileprivate let list: [@MainActor (inout _ChildCursor) -> Void]

  public static func _resolveCommands(
    _ commands: _ListedCommands, at cursor: inout _ChildCursor
  ) {
    for resolve in commands.list { resolve(&cursor) }
  }
}
