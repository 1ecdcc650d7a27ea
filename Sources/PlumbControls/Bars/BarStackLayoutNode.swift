internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A node with bars above and below its content.
///
/// If the content is larger than the space that the bars leave, the bars keep their places at the edges, and the
/// content is cut off: only the size for a proposal of zero includes the content's minimum.
final class BarStackLayoutNode: LayoutNode {
  private var topBars: [LayoutNode] = []
  private var bottomBars: [LayoutNode] = []
  private let content = ContainerLayoutNode(
    StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))

  override var sizeReason: String? {
    "The bars and what is between them, but no more than is offered."
  }

  /// Sets the bars and the views between them, which are in a column if there are several.
  func show(
    topBars: [LayoutNode], content nodes: [LayoutNode], bottomBars: [LayoutNode],
    at context: UpdateContext?
  ) {
    (self.topBars, self.bottomBars) = (topBars, bottomBars)
    content.isRightToLeft = isRightToLeft
    content.setChildren(nodes, at: context)
    setChildren(topBars + [content] + bottomBars, at: context)
  }

  /// The bars are in front of content that is too large.
  override var backToFront: [LayoutNode] {
    let (inner, bars) = (super.backToFront.filter { $0 === content }, super.backToFront)
    return inner + bars.filter { $0 !== content }
  }

  // MARK: Layout

  /// Returns the total height of some bars in a width, and the greatest of their widths.
  private func measure(_ bars: [LayoutNode], in width: ProposedLength) -> CGSize {
    bars.reduce(into: CGSize.zero) { result, bar in
      let size = bar.sizeThatFits(Proposal(width: width, height: .unspecified))
      result = CGSize(width: max(result.width, size.width), height: result.height + size.height)
    }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let bars = measure(topBars + bottomBars, in: proposal.width)
    var inner = proposal
    if let height = proposal.height.value {
      inner.height = ProposedLength(max(0, height - bars.height))
    }
    let size = content.sizeThatFits(inner)
    return CGSize(
      width: proposal.width.limiting(max(bars.width, size.width)),
      height: proposal.height.limiting(bars.height + size.height))
  }

  override func placeChildren(in context: UpdateContext) {
    let width = ProposedLength(size.width)
    let top = measure(topBars, in: width).height
    let bottom = measure(bottomBars, in: width).height
    place(topBars, from: 0, in: context)
    place(bottomBars, from: size.height - bottom, in: context)
    let area = CGSize(width: size.width, height: max(0, size.height - top - bottom))
    let fitting = content.sizeThatFits(Proposal(area))
    let origin = CGPoint(
      x: (area.width - fitting.width) / 2, y: top + (area.height - fitting.height) / 2)
    place(content, at: Placement(origin: origin, proposal: Proposal(area)), in: context)
    visibleArea = CGRect(origin: CGPoint(x: 0, y: top), size: area)
  }

  private func place(_ bars: [LayoutNode], from top: CGFloat, in context: UpdateContext) {
    let proposal = Proposal(width: ProposedLength(size.width), height: .unspecified)
    var y = top
    for bar in bars {
      let width = bar.sizeThatFits(proposal).width
      let origin = CGPoint(x: (size.width - width) / 2, y: y)
      place(bar, at: Placement(origin: origin, proposal: proposal), in: context)
      y += bar.size.height
    }
  }

  // MARK: Drawing

  /// The space between the bars.
  private var visibleArea = CGRect.zero

  override func draw(in context: inout DrawContext) {
    guard content.size.exceeds(visibleArea.size) else { return super.draw(in: &context) }
    let area = visibleArea.offsetBy(dx: context.origin.x, dy: context.origin.y)
    context.clipped(to: area) { $0.draw(content) }
    for child in backToFront where child !== content { context.draw(child) }
  }
}

extension ProposedLength {
  /// Returns a length that is no greater than the proposed one, unless that is zero, which requests the minimum.
  package func limiting(_ length: CGFloat) -> CGFloat {
    guard let value, value > 0 else { return length }
    return min(length, value)
  }
}

extension CGSize {
  /// Whether the size is greater than another one along an axis, by more than the error of a sum.
  package func exceeds(_ other: CGSize) -> Bool {
    width > other.width + 0.01 || height > other.height + 0.01
  }
}
