import SwiftUI

/// A layout that puts views beside each other, and begins another row where one is full, as a text does with words.
///
/// Each view has its ideal size, or the width of the layout if that is smaller. Rows are as high as their highest view,
/// in whose middle the others are.
public struct FlowLayout: Layout {
  /// The side to which rows are moved that are not full.
  public var alignment: HorizontalAlignment
  /// The space between two views of a row, and between two rows, in points.
  public var spacing: CGFloat

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .leading, spacing: CGFloat = 8) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(of: subviews, width: proposal.width)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1)))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, width: bounds.width) {
      var x = bounds.minX + (bounds.width - row.width) * share
      for (index, size) in row.views {
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - size.height) / 2),
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  /// The part of the free space of a row that is before its views.
  private var share: CGFloat {
    switch alignment {
    case .center: 0.5
    case .trailing: 1
    default: 0
    }
  }

  private struct Row {
    var views: [(index: Int, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// Returns the rows for a width; a single one without a width.
  private func rows(of subviews: Subviews, width: CGFloat?) -> [Row] {
    let limit = width ?? .infinity
    var rows: [Row] = []
    for index in subviews.indices {
      var size = subviews[index].sizeThatFits(.unspecified)
      if size.width > limit {
        size = subviews[index].sizeThatFits(ProposedViewSize(width: limit, height: nil))
      }
      if let last = rows.last, last.width + spacing + size.width <= limit {
        rows[rows.count - 1].width += spacing + size.width
      } else {
        rows.append(Row(width: size.width))
      }
      rows[rows.count - 1].views.append((index, size))
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}
