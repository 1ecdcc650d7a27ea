import SwiftUI

/// The place of a view along an axis, from 0 to 1.
nonisolated struct AxisFraction: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Numbers of votes at the leading edge and lines from them to the trailing edge.
///
/// The subviews are a number and its line, in turn. Without a proposal the height is the smallest
/// one that leaves space between the numbers; the width is never less than the width of the
/// numbers.
nonisolated struct CountAxisLayout: Layout {
  /// The least space between two numbers, in points.
  private static let gap: CGFloat = 20
  /// The space between numbers and lines, in points.
  private static let margin: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let labels = Self.labels(of: subviews)
    let height = labels.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    let places = labels.map { $0[AxisFraction.self] }
    let distances = zip(places, places.dropFirst()).map { $1 - $0 }
    let least = distances.min().map { (height + Self.gap) / $0 } ?? height
    return CGSize(
      width: max(proposal.width ?? 0, Self.numbersWidth(labels)), height: proposal.height ?? least)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let numbers = Self.numbersWidth(Self.labels(of: subviews))
    for (index, subview) in subviews.enumerated() {
      let y = bounds.maxY - bounds.height * subview[AxisFraction.self]
      if index.isMultiple(of: 2) {
        subview.place(
          at: CGPoint(x: bounds.minX + numbers - Self.margin, y: y), anchor: .trailing,
          proposal: .unspecified)
      } else {
        subview.place(
          at: CGPoint(x: bounds.minX + numbers, y: y), anchor: .leading,
          proposal: ProposedViewSize(width: bounds.width - numbers, height: 1))
      }
    }
  }

  private static func labels(of subviews: Subviews) -> [LayoutSubview] {
    subviews.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private static func numbersWidth(_ labels: [LayoutSubview]) -> CGFloat {
    margin + (labels.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }
}

/// Moments below the chart, each with a mark.
///
/// The subviews are a text and its mark, in turn. A text is centred below its mark, or moved inside
/// the bounds. Without a proposal the width is the smallest one that leaves space between the texts.
nonisolated struct TimeAxisLayout: Layout {
  /// The least space between two texts, in points.
  private static let gap: CGFloat = 20
  /// The space above the texts, in points.
  private static let margin: CGFloat = 8
  /// The height of a mark, in points.
  private static let mark: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let texts = subviews.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let sizes = texts.map { $0.sizeThatFits(.unspecified) }
    let height = Self.margin + (sizes.map(\.height).max() ?? 0)
    return CGSize(
      width: proposal.width
        ?? Self.leastWidth(
          fractions: texts.map { $0[AxisFraction.self] }, widths: sizes.map(\.width)),
      height: height)
  }

  /// Returns the smallest width at which texts of some widths do not touch.
  static func leastWidth(fractions: [CGFloat], widths: [CGFloat]) -> CGFloat {
    var least = widths.max() ?? 0
    for (index, next) in zip(fractions.indices, fractions.indices.dropFirst()) {
      let (a, b) = (fractions[index], fractions[next])
      let space = gap + (widths[index] + widths[next]) / 2
      // Both below their marks, one of them moved inside, or both.
      least = max(least, space / (b - a), gap + widths[index] + widths[next])
      if b > 0 { least = max(least, (space + widths[index] / 2) / b) }
      if a < 1 { least = max(least, (space + widths[next] / 2) / (1 - a)) }
    }
    return least
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + bounds.width * subview[AxisFraction.self]
      guard index.isMultiple(of: 2) else {
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), anchor: .top,
          proposal: ProposedViewSize(width: 1, height: Self.mark))
        continue
      }
      let half = subview.sizeThatFits(.unspecified).width / 2
      subview.place(
        at: CGPoint(
          x: max(bounds.minX + half, min(x, bounds.maxX - half)), y: bounds.minY + Self.margin),
        anchor: .top, proposal: .unspecified)
    }
  }
}
