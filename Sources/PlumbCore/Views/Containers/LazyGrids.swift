public import Foundation

/// A grid with columns of given widths, which makes only the views near the visible part of a
/// scroll view.
///
/// As SwiftUI: the columns depend only on the items and the proposed width. A cell is proposed its
/// column's width and no height, and may overflow its column; a line is as high as its highest
/// cell. Items that need less than the proposed width are placed together in it with the grid's
/// alignment; items that need more make the grid wider and are laid out once more in that width,
/// which can make them overflow it. Without a proposed width the ideal widths of the first line are
/// used, which is an assumption about SwiftUI.
///
/// Views are made, kept and removed as in ``LazyVStack``. An adaptive item makes at most 1 000
/// columns.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: the sizes, the spacing and the alignments of the columns.
  ///   - alignment: the alignment of the columns in a wider grid, and of cells in columns without
  ///     an alignment of their own.
  ///   - spacing: the distance between lines in points; `nil` for 8.
  ///   - pinnedViews: the headers and footers of sections that stay visible while their section
  ///     scrolls.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, _PrimitiveView {
  public static func _resolve(_ view: LazyVGrid, at cursor: inout _ChildCursor) {
    let rule = LazyRule(
      axis: .vertical, spacing: view.spacing, alignment: view.alignment.key, items: view.columns)
    cursor.lazyContainer(rule, pinning: view.pinnedViews, listedAs: LazyVGrid.self, view.content)
  }
}

/// A grid with rows of given heights, which makes only the views near the visible part of a scroll
/// view.
///
/// The description of ``LazyVGrid`` applies with the axes exchanged.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: the sizes, the spacing and the alignments of the rows.
  ///   - alignment: the alignment of the rows in a higher grid, and of cells in rows without an
  ///     alignment of their own.
  ///   - spacing: the distance between lines in points; `nil` for 8.
  ///   - pinnedViews: the headers and footers of sections that stay visible while their section
  ///     scrolls.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, _PrimitiveView {
  public static func _resolve(_ view: LazyHGrid, at cursor: inout _ChildCursor) {
    let rule = LazyRule(
      axis: .horizontal, spacing: view.spacing, alignment: view.alignment.key, items: view.rows)
    cursor.lazyContainer(rule, pinning: view.pinnedViews, listedAs: LazyHGrid.self, view.content)
  }
}
