import SwiftUI

/// Views in as many columns as fit, read row by row; each column is as wide as its widest view.
nonisolated struct HistoryLegendLayout: Layout {
  /// The space between two columns and between two rows, in points.
  private static let gap = CGSize(width: 20, height: 8)

  private struct Grid {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let grid = grid(of: subviews, width: proposal.width)
    return CGSize(
      width: proposal.width ?? Self.length(of: grid.columns, gap: Self.gap.width),
      height: Self.length(of: grid.rows, gap: Self.gap.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let grid = grid(of: subviews, width: bounds.width)
    var next = bounds.origin
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns.count)
      if column == 0, row > 0 {
        next = CGPoint(x: bounds.minX, y: next.y + grid.rows[row - 1] + Self.gap.height)
      }
      subview.place(
        at: CGPoint(x: next.x, y: next.y + grid.rows[row] / 2), anchor: .leading,
        proposal: ProposedViewSize(width: grid.columns[column], height: nil))
      next.x += grid.columns[column] + Self.gap.width
    }
  }

  /// Returns the grid with the most columns that fit; a single column is never wider than the width.
  private func grid(of subviews: Subviews, width: CGFloat?) -> Grid {
    let available = width ?? .infinity
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    var columns = Self.columns(of: widths, most: max(1, widths.count))
    while columns.count > 1, Self.length(of: columns, gap: Self.gap.width) > available {
      columns = Self.columns(of: widths, most: columns.count - 1)
    }
    if columns.count == 1 { columns[0] = min(columns[0], available) }
    let heights = subviews.enumerated().map { index, subview in
      let width = columns[index % columns.count]
      return subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    let rows = stride(from: 0, to: heights.count, by: columns.count).map { start in
      heights[start..<min(start + columns.count, heights.count)].max() ?? 0
    }
    return Grid(columns: columns, rows: rows)
  }

  /// Returns the widths of columns that views of some widths fill row by row.
  private static func columns(of widths: [CGFloat], most count: Int) -> [CGFloat] {
    var columns = Array(repeating: CGFloat(0), count: count)
    for (index, width) in widths.enumerated() {
      columns[index % count] = max(columns[index % count], width)
    }
    return columns
  }

  private static func length(of parts: [CGFloat], gap: CGFloat) -> CGFloat {
    parts.reduce(0, +) + gap * CGFloat(max(0, parts.count - 1))
  }
}
