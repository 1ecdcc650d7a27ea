internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The stripes below the last row of a list in which every second row has another background.
struct ListStripes {
  /// The background of every second row.
  let style: ResolvedStyle
  /// Whether the first of the stripes has that background.
  let isFirstFilled: Bool
  /// The height of each stripe, in points.
  let height: CGFloat
  /// The space beside them and below the last row, in points.
  let margin: CGFloat
  let marginBelowRows: CGFloat
  let cornerRadius: CGFloat
}

/// The node around the scroll view of a list. As on a Mac, the backgrounds of the rows go on below the last row.
///
/// As SwiftUI: a list has the length that it is proposed, and length 0 if none is proposed.
final class ListStripesLayoutNode: UnaryLayoutNode {
  /// The stripes; `nil` for a list whose rows have no alternating backgrounds.
  var stripes: ListStripes?
  /// The scroll view with the rows, as large as the node.
  weak var scrollNode: (any ScrollArea)?

  /// Whether an unspecified length is the length of the rows, as in a form, which is as high as its content.
  var fitsRows = false {
    didSet { if fitsRows != oldValue { invalidate() } }
  }

  // The stripes are clipped to the bounds.
  override var drawingReach: CGFloat? { 0 }

  // MARK: Layout

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if fitsRows { return super.computeSize(proposal) }
    return CGSize(width: proposal.width.resolved(or: 0), height: proposal.height.resolved(or: 0))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    if fitsRows { return super.computeIntrinsicBounds() }
    return .separable(minimum: .zero, maximum: computeSize(.infinity))
  }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    fitsRows ? super.staysFinite(at: proposal) : proposal.isFinite
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: fitsRows ? proposal : Proposal(size))
  }

  // MARK: Drawing

  override func draw(in context: inout DrawContext) {
    if let stripes, let scrollNode, let content = scrollNode.children.first {
      let offset = scrollNode.contentOffset
      let rows = content.presentedFrame.offsetBy(dx: offset.width, dy: offset.height)
        .insetBy(dx: stripes.margin, dy: 0)
      let end = rows.maxY - stripes.marginBelowRows
      if end.isFinite, end < presentedFrame.size.height, rows.width > 0 {
        let frame = context.frame(of: presentedFrame.size)
        context.clipped(to: frame) { draw(stripes, below: rows, from: end, in: &$0) }
      }
    }
    // Rows that need more width are cut off.
    guard withContent(\.size).exceeds(size) else { return super.draw(in: &context) }
    context.clipped(to: context.frame(of: size)) { super.draw(in: &$0) }
  }

  private func draw(
    _ stripes: ListStripes, below rows: CGRect, from top: CGFloat, in context: inout DrawContext
  ) {
    let size = presentedFrame.size
    guard stripes.height >= 1, size.height.isFinite else { return }
    let length = 2 * stripes.height
    for y in stride(
      from: top + (stripes.isFirstFilled ? 0 : stripes.height), to: size.height, by: length)
    {
      let frame = context.frame(
        of: CGRect(x: rows.minX, y: y, width: rows.width, height: stripes.height))
      let shape = Path(
        roundedRect: frame, cornerRadius: stripes.cornerRadius, style: .continuous)
      context.paint(stripes.style, in: frame) { $0.add(.fill(shape, FillStyle(), $1)) }
    }
  }
}
