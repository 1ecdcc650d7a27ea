/// A result builder that combines the scenes listed in a closure into one scene.
@resultBuilder public struct SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<(repeat each Content)> {
    TupleScene(collecting: repeat each content)
  }
}

/// Several scenes of an app, in the order in which a scene builder lists them.
public struct TupleScene<T> {
  private let content: any TupleSceneContent

  /// Creates a scene from a parameter pack; used by the scene builder.
  init<each Content: Scene>(
    collecting content: repeat each Content
  ) where T == (repeat each Content) {
    self.content = TypedTupleSceneContent(scenes: (repeat each content))
  }
}

extension TupleScene: Scene, _PrimitiveScene {
  public static func _collect(_ scene: TupleScene, into list: inout _SceneList) {
    scene.content.collect(into: &list)
  }
}

/// A tuple of scenes with erased types.
private protocol TupleSceneContent {
  @MainActor func collect(into list: inout _SceneList)
}

private struct TypedTupleSceneContent<each Content: Scene>: TupleSceneContent {
  let scenes: (repeat each Content)

  func collect(into list: inout _SceneList) {
    repeat (each Content)._collect(each scenes, into: &list)
  }
}
