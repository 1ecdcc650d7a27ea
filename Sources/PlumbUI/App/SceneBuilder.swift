/// Makes one scene of the several that a closure lists.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<(repeat each Content)> {
    TupleScene(collecting: repeat each content)
  }
}

/// Several scenes of one app, as a builder lists them.
public struct TupleScene<T> {
  private let content: any TupleSceneContent

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

/// Scenes whose number and types only their maker knows.
private protocol TupleSceneContent {
  @MainActor func collect(into list: inout _SceneList)
}

private struct TypedTupleSceneContent<each Content: Scene>: TupleSceneContent {
  let scenes: (repeat each Content)

  func collect(into list: inout _SceneList) {
    repeat (each Content)._collect(each scenes, into: &list)
  }
}
