public import Foundation

/// Views in columns of given widths, of which only those near the visible part of a scroll view are
/// made.
///
/// As SwiftUI: the columns follow from the items and the proposed width alone. A cell is proposed
/// its column's width and no height, and may stick out of its column; a line is as high as its
/// highest cell. Items that need less than the proposed width stand together in it, aligned as the
/// grid is; items that need more make the grid wider, and are then laid out once more in that width,
/// which can make them stick out of it. Without a proposed width the first line's ideal widths
/// count, which is a guess at what SwiftUI does.
///
/// Views are made, kept and let go as in ``LazyVStack``. An adaptive item makes at most 1 000
/// columns.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// - Parameters:
  ///   - alignment: where the columns stand in a wider grid, and cells in columns that do not say
  ///     it themselves.
  ///   - spacing: the distance between lines in points; `nil` for 8.
  ///   - pinnedViews: which headers and footers of sections stay in sight while their section
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

/// Views in rows of given heights, of which only those near the visible part of a scroll view are
/// made.
///
/// Everything said of ``LazyVGrid`` holds with the axes exchanged.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// - Parameters:
  ///   - alignment: where the rows stand in a higher grid, and cells in rows that do not say it
  ///     themselves.
  ///   - spacing: the distance between lines in points; `nil` for 8.
  ///   - pinnedViews: which headers and footers of sections stay in sight while their section
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
