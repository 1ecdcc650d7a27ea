import PlumbUI

/// Gives its one view the part of a podium on which the avatars stand.
///
/// That is the whole podium, or, when all contenders tie, the middle of its top band: nobody is
/// ahead, so nobody stands lower. Up to six avatars are three tenths of the podium high in
/// both, as in `RadialLayout`; more are smaller on the circle.
nonisolated struct PodiumLayout: Layout {
  var isTie: Bool

  /// Kept free at both ends of the top band in points: the band's number stands there.
  private static let margin: CGFloat = 32

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let area = isTie ? Self.row(in: bounds) : bounds
    for subview in subviews {
      subview.place(
        at: CGPoint(x: area.midX, y: area.midY), anchor: .center,
        proposal: ProposedViewSize(area.size))
    }
  }

  /// The part of the top band of three in which a row of avatars stands.
  static func row(in bounds: CGRect) -> CGRect {
    let height = 0.3 * bounds.height
    return CGRect(
      x: bounds.minX + min(margin, bounds.width / 2),
      y: bounds.minY + bounds.height / 6 - height / 2,
      width: max(0, bounds.width - 2 * margin),
      height: height)
  }
}
