internal import Foundation

/// The layout of a view and its inspector, which are its first and its second subview.
///
/// The inspector has the chosen width if the view fits beside it, and is narrower, down to its least width, if the view
/// needs more. If even that is too wide, the inspector lies over the trailing part of the view, which has the whole
/// width: a Mac would not let its window become that narrow, but a desktop that tiles its windows does.
struct InspectorLayout: Layout {
  /// The width of the line beside the inspector in points.
  static let lineWidth: CGFloat = 1

  /// The chosen width of the inspector in points.
  let width: CGFloat
  /// The least width of the inspector in points.
  let leastWidth: CGFloat

  /// Returns the widths of the view and of the inspector with its line, in points.
  private func widths(
    of subviews: Subviews, in proposal: ProposedViewSize
  ) -> (view: CGFloat?, inspector: CGFloat) {
    let chosen = width + Self.lineWidth
    guard let offered = proposal.width, offered.isFinite else { return (proposal.width, chosen) }
    let least = leastWidth + Self.lineWidth
    let rest = max(offered - chosen, 0)
    let beside = ProposedViewSize(width: rest, height: proposal.height)
    let view = subviews[0].sizeThatFits(beside).width
    if view <= rest { return (rest, chosen) }
    if view + least <= offered { return (view, offered - view) }
    return (offered, max(min(least, offered), 0))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let widths = widths(of: subviews, in: proposal)
    let view = subviews[0].sizeThatFits(
      ProposedViewSize(width: widths.view, height: proposal.height))
    let inspector = subviews[1].sizeThatFits(
      ProposedViewSize(width: widths.inspector, height: proposal.height))
    let isBeside = widths.view.map { $0 < proposal.width ?? .infinity } ?? true
    return CGSize(
      width: isBeside ? view.width + inspector.width : max(view.width, inspector.width),
      height: max(view.height, inspector.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      return
    }
    let widths = widths(of: subviews, in: ProposedViewSize(bounds.size))
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: widths.view, height: bounds.height))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing,
      proposal: ProposedViewSize(width: widths.inspector, height: bounds.height))
  }
}
