internal import Foundation

/// The layout of the titles of a table, and of each of its rows: views side by side in columns.
///
/// Every row has the same columns, since they depend on the width of the table only.
struct TableColumnLayout: Layout {
  /// The properties of a column that the layout uses.
  struct Column: Equatable {
    var width: TableColumnWidth
    /// The width to which a person has dragged the column, in points; `nil` for a share of the space.
    var chosenWidth: CGFloat?
    var alignment: HorizontalAlignment
  }

  let columns: [Column]

  /// The distance between two columns, in points.
  static let spacing: CGFloat = 12

  /// The least width of all columns, in points; in a narrower table they are scrolled.
  var leastWidth: CGFloat {
    let gaps = Self.spacing * CGFloat(max(0, columns.count - 1))
    return columns.reduce(gaps) { $0 + ($1.chosenWidth ?? $1.width.min) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widths = widths(in: proposal.width)
    let heights = zip(subviews, widths).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    let gaps = Self.spacing * CGFloat(max(0, widths.count - 1))
    return CGSize(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (index, width) in widths(in: bounds.width).enumerated() where index < subviews.count {
      let alignment = columns[index].alignment
      let fraction: CGFloat = alignment == .trailing ? 1 : alignment == .center ? 0.5 : 0
      subviews[index].place(
        at: CGPoint(x: x + width * fraction, y: bounds.midY),
        anchor: UnitPoint(x: fraction, y: 0.5),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.spacing
    }
  }

  /// Returns the widths of the columns in a table of a width, in points: the chosen widths unchanged, and for the other
  /// columns shares of the rest, within their limits.
  func widths(in total: CGFloat?) -> [CGFloat] {
    guard let total, total.isFinite else {
      return columns.map { $0.chosenWidth ?? $0.width.limited($0.width.ideal) }
    }
    var widths = columns.map(\.chosenWidth)
    let gaps = Self.spacing * CGFloat(max(0, columns.count - 1))
    while let open = openColumns(widths) {
      let rest = max(0, total - gaps - widths.reduce(0) { $0 + ($1 ?? 0) })
      let sum = open.reduce(0) { $0 + columns[$1].width.ideal }
      let shares = open.map { sum > 0 ? rest * columns[$0].width.ideal / sum : 0 }
      let limited = zip(open, shares).map { columns[$0].width.limited($1) }
      // While the limits require more than the available width, columns at their least width are fixed; otherwise
      // columns at their greatest width are.
      let excess = limited.reduce(0, +) - shares.reduce(0, +)
      let kept = open.indices.filter {
        excess > 0 ? limited[$0] > shares[$0] : excess < 0 ? limited[$0] < shares[$0] : true
      }
      for index in kept { widths[open[index]] = limited[index] }
    }
    return widths.map { $0 ?? 0 }
  }

  /// Returns the indices of the columns whose width is not known yet; `nil` if there are none.
  private func openColumns(_ widths: [CGFloat?]) -> [Int]? {
    let open = widths.indices.filter { widths[$0] == nil }
    return open.isEmpty ? nil : open
  }
}
