import SwiftUI

/// A layout that places its only view in the part of a podium with the avatars.
///
/// This part is the podium without its numbers or, if all contenders tie, the centre of its top
/// band: no contender is ahead, so none is lower. Up to six avatars are three tenths of the podium
/// high in both, as in `RadialLayout`; more are smaller on the circle.
nonisolated struct PodiumLayout: Layout {
  var isTie: Bool

  /// The margin at both ends of a band in points, for its number.
  private static let margin: CGFloat = 32

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let area = isTie ? Self.row(in: bounds) : Self.circle(in: bounds)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: area.midX, y: area.midY), anchor: .center,
        proposal: ProposedViewSize(area.size))
    }
  }

  /// The part of a podium in which the avatars of a ranking are placed.
  static func circle(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(margin, bounds.width / 4), dy: 0)
  }

  /// The fraction of the top band of three used by a row of avatars.
  static func row(in bounds: CGRect) -> CGRect {
    let height = 0.3 * bounds.height
    return CGRect(
      x: bounds.minX + min(margin, bounds.width / 2),
      y: bounds.minY + bounds.height / 6 - height / 2,
      width: max(0, bounds.width - 2 * margin),
      height: height)
  }
}
