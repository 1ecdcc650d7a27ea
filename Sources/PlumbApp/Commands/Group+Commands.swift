// The initialisers are tried last: most groups are of views, and each further candidate costs the compiler time.

extension Group: Commands, _PrimitiveCommands where Content: Commands {
  /// Creates a group of commands.
  @_disfavoredOverload
  nonisolated public init(@CommandsBuilder content: () -> Content) {
    self = .of(content())
  }

  public static func _resolveCommands(_ commands: Group, at cursor: inout _ChildCursor) {
    Content._resolveCommands(commands.content, at: &cursor)
  }
}

extension Group: Scene, _PrimitiveScene where Content: Scene {
  /// Creates a group of scenes.
  @_disfavoredOverload
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self = .of(content())
  }

  public static func _collect(_ scene: Group, into list: inout _SceneList) {
    Content._collect(scene.content, into: &list)
  }
}
