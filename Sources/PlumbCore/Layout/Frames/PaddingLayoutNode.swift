internal import Foundation

/// A node with positive or negative insets around its content.
///
/// As SwiftUI: the content is proposed the remaining size, the node has the size of the content plus
/// the insets, and neither size is less than 0. With a NaN inset, the length of the node is 0 along
/// that axis; the content is placed as if the inset were 0.
@_spi(Nodes) @usableFromInline final class PaddingLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".padding(\(ShortText(insets)))" }

  override func offerReason(for child: LayoutNode) -> String? {
    "The padding kept \(ShortText(insets.horizontal)) points of the width and "
      + "\(ShortText(insets.vertical)) of the height."
  }

  override var drawingReach: CGFloat? { 0 }

  private var insets = EdgeInsets()
  /// The axes along which an inset is NaN.
  private var undefinedAxes: Axis.Set = []

  /// Sets the insets in points.
  func update(insets: EdgeInsets) {
    var undefinedAxes: Axis.Set = []
    if insets.horizontal.isNaN { undefinedAxes.insert(.horizontal) }
    if insets.vertical.isNaN { undefinedAxes.insert(.vertical) }
    let insets = insets.replacingNaN
    guard insets != self.insets || undefinedAxes != self.undefinedAxes else { return }
    (self.insets, self.undefinedAxes) = (insets, undefinedAxes)
    invalidate()
  }

  /// Returns the length of the node for a length of the content.
  private func length(around content: CGFloat, along axis: Axis) -> CGFloat {
    if undefinedAxes.contains(Axis.Set(axis)) { return 0 }
    return max(content + (axis == .horizontal ? insets.horizontal : insets.vertical), 0)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    func reduced(_ length: ProposedLength, by inset: CGFloat) -> ProposedLength {
      length.value.map { ProposedLength(max($0 - inset, 0)) } ?? .unspecified
    }
    return Proposal(
      width: reduced(proposal.width, by: insets.horizontal),
      height: reduced(proposal.height, by: insets.vertical))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let fittingSize = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: length(around: fittingSize.width, along: .horizontal),
      height: length(around: fittingSize.height, along: .vertical))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    let inside = content.intrinsicBounds
    // With negative or infinite insets, the content would be measured with other proposals than 0
    // and infinity.
    func outside(
      _ lengths: IntrinsicBounds.Lengths?, inset: CGFloat, along axis: Axis
    ) -> IntrinsicBounds.Lengths? {
      guard let lengths, inside.isRigid || (inset >= 0 && inset.isFinite) else { return nil }
      return IntrinsicBounds.Lengths(
        minimum: lengths.minimum.map { length(around: $0, along: axis) },
        maximum: lengths.maximum.map { length(around: $0, along: axis) })
    }
    return IntrinsicBounds(
      width: outside(inside.width, inset: insets.horizontal, along: .horizontal),
      height: outside(inside.height, inset: insets.vertical, along: .vertical),
      isRigid: inside.isRigid,
      staysFinite: inside.staysFinite)
  }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    let inset = axis == .horizontal ? insets.horizontal : insets.vertical
    let inside = content.lowerBound(to: inner(proposal), along: axis, threshold: threshold - inset)
    return length(around: inside, along: axis)
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  override func computeLayoutPriority() -> Double { 0 }

  /// As SwiftUI: a padded edge has the preferences of an ordinary view.
  override var spacing: ViewSpacing {
    var spacing = content.spacing
    let padded: [(Edge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading),
      (.bottom, insets.bottom), (.trailing, insets.trailing),
    ]
    for (edge, inset) in padded where inset != 0 { spacing[edge] = .ordinary }
    return spacing
  }
}
