import SwiftUI

extension GalleryChapter {
  static let leaderboardGrid = GalleryChapter(
    title: "Leaderboard grid",
    scenes: [
      .opening,
      GalleryScene(
        "grid-alignment", "Aligned columns",
        listings: ["Data model", "Grid with alignment"],
        size: (320, 120), files: [AlignedGrid.sourceFile, Pet.sourceFile],
        note: """
          The alignment of the grid applies to every cell. One cell with gridColumnAlignment aligns \
          the whole last column.
          """
      ) { AlignedGrid() },
      GalleryScene(
        "grid-divider-cell", "A divider in one cell", listings: ["Adding dividers, first attempt"],
        size: (320, 160), files: [DividerInFirstColumn.sourceFile, Pet.sourceFile],
        note: """
          A divider is flexible, so the first column shares what is left with the bars. The cells that \
          its row lacks stay empty.
          """
      ) { DividerInFirstColumn() },
      GalleryScene(
        "grid-divider-span", "A divider across columns", listings: ["gridCellColumns"],
        size: (320, 160), files: [DividerAcrossColumns.sourceFile, Pet.sourceFile],
        note: """
          A cell that spans all columns asks none of them for width. The first column is as wide as \
          its names again.
          """
      ) { DividerAcrossColumns() },
      GalleryScene(
        "leaderboard", "Leaderboard", listings: ["Final leaderboard"],
        size: (320, 200), files: [Leaderboard.sourceFile, Pet.sourceFile],
        note: """
          A view outside of a row is a row by itself, as wide as the grid. It does not make the grid \
          wider.
          """
      ) {
        Leaderboard(pets: Pet.exampleData, totalVotes: Pet.exampleData.reduce(0) { $0 + $1.votes })
      },
    ])
}

extension GalleryScene {
  /// The scene that the gallery shows first.
  public static let opening = GalleryScene(
    "grid-first", "First attempt", listings: ["Grid with explicit rows"],
    size: (320, 120), files: [FirstGrid.sourceFile],
    note: """
      The first and the last column are as wide as their widest text, and the bars get the rest. \
      All cells are centred, which is the default.
      """
  ) { FirstGrid() }
}
