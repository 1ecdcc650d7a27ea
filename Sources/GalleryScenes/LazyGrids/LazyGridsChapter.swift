import SwiftUI

extension GalleryChapter {
  static let lazyGrids = GalleryChapter(
    title: "Lazy grids",
    scenes: [
      GalleryScene(
        "lazy-fixed", "Fixed columns", origin: .layoutText, listings: ["Grid views: fixed"],
        size: (360, 160), files: [FixedColumns.sourceFile, MeasuredCell.sourceFile],
        note: "Fixed columns have their width even where the grid is narrower."
      ) { FixedColumns() },
      GalleryScene(
        "lazy-adaptive", "Adaptive columns", origin: .layoutText,
        listings: ["Grid views: adaptive"],
        size: (440, 160), files: [AdaptiveColumns.sourceFile, MeasuredCell.sourceFile],
        note: "As many columns of at least 50 points as fit into 400, which share what is left."
      ) { AdaptiveColumns() },
      GalleryScene(
        "lazy-flexible", "Flexible columns", origin: .layoutText,
        listings: ["Grid views: flexible"],
        size: (420, 160), files: [FlexibleColumns.sourceFile, MeasuredCell.sourceFile],
        note: """
          The minimums do not fit into 300 points. Widths are computed twice, the second time for what \
          the columns took, so the cells do not have the widths one expects.
          """
      ) { FlexibleColumns() },
      GalleryScene(
        "lazy-mixed", "Mixed columns", origin: .layoutText, listings: ["Grid views: mixed"],
        size: (420, 160), files: [MixedColumns.sourceFile, MeasuredCell.sourceFile],
        note: "An adaptive column between two flexible ones, in less width than their minimums."
      ) { MixedColumns() },
      GalleryScene(
        "lazy-safe", "Safe columns", origin: .layoutText, listings: ["Safe grid layouts"],
        size: (360, 160), files: [SafeColumns.sourceFile, MeasuredCell.sourceFile],
        note: "Flexible columns with maximums alone stay within the width that is proposed."
      ) { SafeColumns() },
      GalleryScene(
        "lazy-horizontal", "Horizontal grid", origin: .layoutText,
        listings: ["Grid views: LazyHGrid"],
        size: (320, 160), files: [HorizontalGrid.sourceFile, MeasuredCell.sourceFile],
        note: """
          A horizontal grid has rows instead, and makes its columns when they are scrolled to.
          """
      ) { HorizontalGrid() },
    ])
}
