extension GalleryChapter {
  /// All chapters, in the order of the texts.
  public static var all: [GalleryChapter] {
    [
      leaderboardGrid, equalWidths, radialLayouts, shapes, imagesAndText, modifiers, stacks,
      lazyGrids,
      reuse, geometry,
    ]
  }
}

extension GalleryScene {
  /// The scenes of all chapters.
  public static var all: [GalleryScene] { GalleryChapter.all.flatMap(\.scenes) }

  /// Returns the scene with a name; `nil` if there is none.
  public static func named(_ name: String) -> GalleryScene? { all.first { $0.name == name } }
}
