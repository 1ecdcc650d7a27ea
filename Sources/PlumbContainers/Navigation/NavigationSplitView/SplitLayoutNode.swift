internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of the columns of a split view, side by side, with lines between them.
///
/// As SwiftUI on macOS: a column is at least as wide as its content needs, unless its width is set.
final class SplitLayoutNode: LayoutNode {
  /// A column.
  struct Part {
    let node: LayoutNode
    /// The width in points; `nil` for the width that the others leave.
    let width: CGFloat?
    /// Whether the column has that width although its content needs more.
    var isFixed = false

    /// The least width that the content needs, in points.
    fileprivate var neededWidth: CGFloat {
      if isFixed { return 0 }
      let width = node.sizeThatFits(.zero).width
      return width.isFinite ? max(0, width) : 0
    }
  }

  private var parts: [Part] = []
  private var handles: [LayoutNode] = []
  /// Whether the last column is as wide as the node, behind the others.
  var keepsDetailWidth = false {
    didSet {
      guard keepsDetailWidth != oldValue else { return }
      showChildren(backToFrontParts + handles)
      invalidate()
    }
  }

  override var sizeReason: String? { "The columns take the space that they are offered." }

  /// Sets the columns that are shown, from the leading side, and the lines after each but the last.
  func show(_ parts: [Part], handles: [LayoutNode]) {
    let isSame =
      parts.map(\.width) == self.parts.map(\.width)
      && parts.map(\.isFixed) == self.parts.map(\.isFixed)
      && parts.map(\.node).elementsEqual(self.parts.map(\.node), by: ===)
      && handles.elementsEqual(self.handles, by: ===)
    guard !isSame else { return }
    (self.parts, self.handles) = (parts, handles)
    showChildren(backToFrontParts + handles)
    invalidate()
  }

  /// The columns in the order in which they are drawn.
  private var backToFrontParts: [LayoutNode] {
    guard keepsDetailWidth, let detail = parts.last else { return parts.map(\.node) }
    return [detail.node] + parts.dropLast().map(\.node)
  }

  /// The least width of a column that takes the remaining width, in points.
  private static let leastWidth: CGFloat = 160

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let ideal = parts.reduce(0) {
      $0 + max($1.width ?? Self.leastWidth * 2, $1.neededWidth)
    }
    let proposed = proposal.width.resolved(or: ideal)
    var size = CGSize(width: proposed.isFinite ? max(Self.leastWidth, proposed) : ideal, height: 0)
    for (part, width) in zip(parts, widths(in: size.width)) {
      let inner = part.node.sizeThatFits(
        Proposal(width: ProposedLength(width), height: proposal.height))
      size.height = max(size.height, inner.height)
    }
    let height = proposal.height.resolved(or: size.height)
    if height.isFinite { size.height = max(size.height, height) }
    return size
  }

  /// Returns the widths of the columns in a width: if the last column would have too little, the others have
  /// less than the set width, and finally less than they need.
  private func widths(in width: CGFloat) -> [CGFloat] {
    let needed = parts.map(\.neededWidth)
    var widths = zip(parts, needed).map { part, needed in part.width.map { max($0, needed) } ?? 0 }
    let flexible = parts.indices.filter { parts[$0].width == nil }
    /// Shortens the columns, as far as some widths, until a length is left for the others.
    func shorten(to least: [CGFloat], leaving length: CGFloat) {
      let excess = widths.reduce(length - width, +)
      let most = zip(widths, least).reduce(0) { $0 + max(0, $1.0 - $1.1) }
      guard excess > 0, most > 0 else { return }
      let factor = min(1, excess / most)
      widths = zip(widths, least).map { $0 - factor * max(0, $0 - $1) }
    }
    let neededByOthers = flexible.reduce(0) { $0 + max(Self.leastWidth, needed[$1]) }
    shorten(to: zip(parts, needed).map { $0.isFixed ? $0.width ?? 0 : $1 }, leaving: neededByOthers)
    shorten(
      to: Array(repeating: 0, count: parts.count),
      leaving: Self.leastWidth * CGFloat(flexible.count))
    let rest = widths.reduce(width, -)
    for index in flexible { widths[index] = max(0, rest) / CGFloat(flexible.count) }
    if keepsDetailWidth, flexible.last == parts.count - 1 { widths[parts.count - 1] = width }
    return widths
  }

  override func placeChildren(in context: UpdateContext) {
    var x: CGFloat = 0
    for (index, (part, width)) in zip(parts, widths(in: size.width)).enumerated() {
      let proposal = Proposal(width: width, height: size.height)
      let isBehind = keepsDetailWidth && index == parts.count - 1
      let origin = CGPoint(x: isBehind ? 0 : x, y: 0)
      place(part.node, at: Placement(origin: origin, proposal: proposal), in: context)
      x += width
      guard index < handles.count else { continue }
      let handle = handles[index]
      let handleProposal = Proposal(
        width: ProposedLength.unspecified, height: ProposedLength(size.height))
      let handleWidth = handle.sizeThatFits(handleProposal).width
      place(
        handle,
        at: Placement(origin: CGPoint(x: x - handleWidth / 2, y: 0), proposal: handleProposal),
        in: context)
    }
  }

  /// Columns do not draw over their neighbours.
  override func draw(in context: inout DrawContext) {
    for part in backToFrontParts {
      let frame = part.presentedFrame.offsetBy(dx: context.origin.x, dy: context.origin.y)
      context.clipped(to: frame) { $0.draw(part) }
    }
    for handle in handles { context.draw(handle) }
  }
}
