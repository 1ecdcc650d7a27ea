internal import Foundation

/// The layout of a bar with three parts: one at the leading end, one in the middle and one at the trailing
/// end.
///
/// The middle part is centred in the bar, and moves aside where it would overlap another one. The leading
/// part, in which the title is, is shortened where the others leave too little space.
struct BarLayout: Layout {
  /// The smallest distance between the parts, in points.
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let parts = parts(in: proposal.width, subviews)
    let sum = total(parts.map(\.size.width))
    return CGSize(
      width: max(sum, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? sum),
      height: parts.map(\.size.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = parts(in: bounds.width, subviews)
    guard parts.count == 3 else { return }
    let widths = parts.map(\.size.width)
    let least = widths[0] > 0 ? widths[0] + spacing : 0
    let most = bounds.width - widths[1] - (widths[2] > 0 ? widths[2] + spacing : 0)
    let middle = max(least, min((bounds.width - widths[1]) / 2, most))
    for (index, x) in [0, middle, bounds.width - widths[2]].enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: parts[index].proposedWidth, height: nil))
    }
  }

  /// The width that a part is proposed, `nil` for its ideal one, and its size.
  private struct Part {
    var proposedWidth: CGFloat?
    var size: CGSize
  }

  /// Returns the parts in a bar of a width: of their ideal sizes, of which the first and then the second are
  /// reduced to what is left.
  private func parts(in width: CGFloat?, _ subviews: Subviews) -> [Part] {
    var parts = subviews.map { Part(size: $0.sizeThatFits(.unspecified)) }
    guard let width, width.isFinite, parts.count == 3 else { return parts }
    for index in 0..<2 {
      let excess = total(parts.map(\.size.width)) - width
      guard excess > 0 else { break }
      let proposed = max(0, parts[index].size.width - excess)
      parts[index] = Part(
        proposedWidth: proposed,
        size: subviews[index].sizeThatFits(ProposedViewSize(width: proposed, height: nil)))
    }
    return parts
  }

  /// Returns the sum of widths with the distances between those that are not empty.
  private func total(_ widths: [CGFloat]) -> CGFloat {
    let shown = widths.filter { $0 > 0 }
    return shown.reduce(0, +) + spacing * CGFloat(max(0, shown.count - 1))
  }
}
