internal import Foundation

/// The layout of the actions of an alert: fields one below the other, and below them the buttons, in a row if they fit.
///
/// As on a Mac: in a row the first button is at the trailing end and the button that cancels at the leading end; in a
/// column the first button is at the top and the button that cancels at the bottom.
struct AlertButtonLayout: Layout {
  /// Whether the buttons are in a column in any case.
  let isColumn: Bool

  private static let spacing: CGFloat = 8
  /// The distance between a field and the buttons below it.
  private static let fieldSpacing: CGFloat = 12
  /// The greatest number of buttons in a row.
  private static let longestRow = 3

  /// The views in the order in which they are placed, with their rows.
  private func rows(_ subviews: Subviews, width: CGFloat?) -> [[LayoutSubview]] {
    let fields = subviews.filter { $0[AlertButtonKindKey.self] == nil }
    let actions = subviews.filter { $0[AlertButtonKindKey.self] == .action }
    let cancels = subviews.filter { $0[AlertButtonKindKey.self] == .cancel }
    let buttons = actions + cancels
    let widest = buttons.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let count = CGFloat(buttons.count)
    let fits = width.map { widest * count + Self.spacing * (count - 1) <= $0 } ?? true
    let isRow = !isColumn && buttons.count <= Self.longestRow && fits
    return fields.map { [$0] }
      + (isRow ? [buttons.reversed()].filter { !$0.isEmpty } : buttons.map { [$0] })
  }

  private func size(of row: [LayoutSubview], width: CGFloat?) -> (
    each: ProposedViewSize, height: CGFloat
  ) {
    let count = CGFloat(row.count)
    let each = ProposedViewSize(
      width: width.map { max($0 - Self.spacing * (count - 1), 0) / count }, height: nil)
    return (each, row.map { $0.sizeThatFits(each).height }.max() ?? 0)
  }

  private func gap(before index: Int, in rows: [[LayoutSubview]]) -> CGFloat {
    let isBelowField = rows[index - 1].first?[AlertButtonKindKey.self] == nil
    return isBelowField ? Self.fieldSpacing : Self.spacing
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, width: proposal.width)
    let heights = rows.map { size(of: $0, width: proposal.width).height }
    let ideal = rows.map { row in
      row.map { $0.sizeThatFits(.unspecified).width }.reduce(
        Self.spacing * CGFloat(row.count - 1), +)
    }
    return CGSize(
      width: proposal.width ?? ideal.max() ?? 0,
      height: heights.reduce(0, +)
        + rows.dropFirst().indices.reduce(0) { $0 + gap(before: $1, in: rows) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    let rows = rows(subviews, width: bounds.width)
    for (index, row) in rows.enumerated() {
      if index > 0 { y += gap(before: index, in: rows) }
      let (each, height) = size(of: row, width: bounds.width)
      var x = bounds.minX
      for subview in row {
        subview.place(at: CGPoint(x: x, y: y), proposal: each)
        x += (each.width ?? 0) + Self.spacing
      }
      y += height
    }
  }
}
