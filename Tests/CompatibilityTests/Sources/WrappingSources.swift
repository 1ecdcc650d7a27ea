import SwiftUI

// Layouts that put views that do not fit into the next row or column, in the form of sources for SwiftUI.

/// Rows from the left, each as high as the highest in it.
struct ChipRows: Layout {
  var spacing: CGFloat = 8

  struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let rows = rows(of: cache, in: proposal.width ?? .infinity)
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var y = bounds.minY
    for row in rows(of: cache, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = cache[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - size.height) / 2), proposal: .init(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private func rows(of sizes: [CGSize], in width: CGFloat) -> [Row] {
    var rows = [Row()]
    for (index, size) in sizes.enumerated() {
      let start = rows[rows.count - 1].width
      if start > 0, start + spacing + size.width > width { rows.append(Row()) }
      let row = rows.count - 1
      rows[row].width += size.width + (rows[row].indices.isEmpty ? 0 : spacing)
      rows[row].height = max(rows[row].height, size.height)
      rows[row].indices.append(index)
    }
    return rows
  }
}

/// Columns of one width; each view goes below the shortest one.
struct Bricks: Layout {
  var columns = 2
  var gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = frames(of: subviews, width: width)
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: .init(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    let column = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let height = subview.sizeThatFits(.init(width: column, height: nil)).height
      let shortest = heights.enumerated().min { $0.element < $1.element }?.offset ?? 0
      defer { heights[shortest] += height + gap }
      return CGRect(
        x: CGFloat(shortest) * (column + gap), y: heights[shortest], width: column, height: height)
    }
  }
}

/// The tag cloud of the years before `Layout`: its guides depend on the order in which they are called.
struct GuidedTags: View {
  let tags: [String]

  var body: some View {
    GeometryReader { room in
      self.cloud(in: room)
    }
  }

  private func cloud(in room: GeometryProxy) -> some View {
    var x = CGFloat.zero
    var y = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(self.tags, id: \.self) { tag in
        Color.gray.frame(width: 40, height: 20).accessibilityLabel(tag)
          .alignmentGuide(.leading) { d in
            if abs(x - d.width) > room.size.width {
              x = 0
              y -= d.height
            }
            let result = x
            if tag == self.tags.last { x = 0 } else { x -= d.width }
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = y
            if tag == self.tags.last { y = 0 }
            return result
          }
      }
    }
  }
}

/// A row if it fits, and otherwise a column, made of the built-in layouts.
struct RowOrColumn: Layout {
  var spacing: CGFloat = 10

  private func arrangement(in width: CGFloat?, _ subviews: Subviews) -> AnyLayout {
    let widths = subviews.reduce(CGFloat.zero) { $0 + $1.sizeThatFits(.unspecified).width }
    let ideal = widths + spacing * CGFloat(max(0, subviews.count - 1))
    if let width, ideal > width {
      return AnyLayout(VStackLayout(alignment: .trailing, spacing: spacing))
    }
    return AnyLayout(HStackLayout(alignment: .bottom, spacing: spacing))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let layout = arrangement(in: proposal.width, subviews)
    var inner = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &inner)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let layout = arrangement(in: bounds.width, subviews)
    var inner = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
  }
}
