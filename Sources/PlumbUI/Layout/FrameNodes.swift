internal import Foundation

/// A box of a given width, height or both.
///
/// As SwiftUI: a given length replaces the proposal and the answer; infinite and NaN lengths count
/// as not given, negative ones as 0.
final class FixedFrameNode: UnaryNode {
  private var width: CGFloat?
  private var height: CGFloat?
  private var alignment = Alignment.center

  func update(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    let width = Self.sanitized(width)
    let height = Self.sanitized(height)
    guard (width, height, alignment) != (self.width, self.height, self.alignment) else { return }
    (self.width, self.height, self.alignment) = (width, height, alignment)
    invalidate()
  }

  private static func sanitized(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN, length != .infinity else { return nil }
    return max(length, 0)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width.map { ProposedLength($0) } ?? proposal.width,
      height: height.map { ProposedLength($0) } ?? proposal.height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let fittingSize = content.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? fittingSize.width, height: height ?? fittingSize.height)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    if let width, let height { return .rigid(CGSize(width: width, height: height)) }
    var fittingSizes = content.intrinsicBounds
    if let width { fittingSizes.width = IntrinsicBounds.Lengths(least: width, greatest: width) }
    if let height { fittingSizes.height = IntrinsicBounds.Lengths(least: height, greatest: height) }
    return fittingSizes
  }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    (axis == .horizontal ? width : height)
      ?? super.lowerBound(ofAnswerTo: proposal, along: axis, enough: enough)
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    aligned(alignment, in: size, proposal: inner(proposal))
  }

  override func findLayoutPriority() -> Double { 0 }

  override var spacing: ViewSpacing {
    framedSpacing(hidesHorizontal: width != nil, hidesVertical: height != nil)
  }
}

/// A box whose lengths are bounded by given ones.
final class FlexibleFrameNode: UnaryNode {
  private var horizontal = FlexibleLength()
  private var vertical = FlexibleLength()
  private var alignment = Alignment.center

  func update(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: Alignment) {
    guard
      (horizontal, vertical, alignment) != (self.horizontal, self.vertical, self.alignment)
    else { return }
    (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal.proposal(for: proposal.width),
      height: vertical.proposal(for: proposal.height))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let inner = inner(proposal)
    let fittingSize = content.sizeThatFits(inner)
    return CGSize(
      width: horizontal.length(
        proposed: proposal.width, toContent: inner.width, content: fittingSize.width),
      height: vertical.length(
        proposed: proposal.height, toContent: inner.height, content: fittingSize.height))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    let inside = content.intrinsicBounds
    return IntrinsicBounds(
      width: horizontal.known(round: inside.width), height: vertical.known(round: inside.height),
      staysFinite: inside.staysFinite)
  }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    (axis == .horizontal ? horizontal : vertical).length(
      proposed: proposal[axis], toContent: inner(proposal)[axis],
      content: super.lowerBound(ofAnswerTo: proposal, along: axis, enough: enough))
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    aligned(
      alignment, in: size,
      proposal: Proposal(
        width: horizontal.placement(proposed: proposal.width, length: size.width),
        height: vertical.placement(proposed: proposal.height, length: size.height)))
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    proposal.isFinite && super.staysFinite(at: proposal)
  }

  override func findLayoutPriority() -> Double { 0 }

  override var spacing: ViewSpacing {
    framedSpacing(
      hidesHorizontal: !horizontal.isTransparent, hidesVertical: !vertical.isTransparent)
  }
}

extension UnaryNode {
  /// The content at a proposal, its guides on those of a box of `size`.
  final func aligned(_ alignment: Alignment, in size: CGSize, proposal: Proposal) -> Placement {
    withContent { content in
      let fittingSize = content.sizeThatFits(proposal)
      let layoutNode = ViewDimensions(size: size)
      func start(_ key: AlignmentKey) -> CGFloat {
        layoutNode[key] - content.guide(key, at: proposal, size: fittingSize)
      }
      return Placement(
        origin: CGPoint(x: start(alignment.horizontal.key), y: start(alignment.vertical.key)),
        proposal: proposal, fittingSize: fittingSize)
    }
  }

  /// As SwiftUI: a frame has no opinion on the axes it sets, except round a spacer.
  final func framedSpacing(hidesHorizontal: Bool, hidesVertical: Bool) -> ViewSpacing {
    var spacing = content.spacing
    for edge in Edge.allCases {
      let isHorizontal = Edge.Set.horizontal.contains(Edge.Set(edge))
      guard isHorizontal ? hidesHorizontal : hidesVertical else { continue }
      if spacing[edge].plain == 0 { continue }
      spacing[edge] = .ordinary
    }
    return spacing
  }
}
