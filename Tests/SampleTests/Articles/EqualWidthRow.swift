import SwiftUI

/// A row whose views are all as wide as the widest one.
struct EqualWidthRow: Layout {
  /// The part of the usual distance between the views that there is.
  var spread: CGFloat = 1

  var animatableData: CGFloat {
    get { spread }
    set { spread = newValue }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  struct Cache {
    var widest: CGFloat
    var distances: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let distances = subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return Cache(widest: widths.max() ?? 0, distances: distances)
  }

  /// The proposal to every view: as wide as the widest one, or its part of the row.
  private func cell(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> ProposedViewSize {
    let gaps = cache.distances.reduce(0, +) * spread
    let part = ((proposal.width ?? .infinity) - gaps) / CGFloat(max(subviews.count, 1))
    return ProposedViewSize(width: min(cache.widest, max(part, 0)), height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let cell = cell(proposal, subviews, cache)
    let sizes = subviews.map { $0.sizeThatFits(cell) }
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: width * CGFloat(subviews.count) + cache.distances.reduce(0, +) * spread,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let cell = cell(proposal, subviews, cache)
    let width = subviews.map { $0.sizeThatFits(cell).width }.max() ?? 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: cell)
      x += width + (index < cache.distances.count ? cache.distances[index] * spread : 0)
    }
  }
}
