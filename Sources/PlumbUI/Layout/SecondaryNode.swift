internal import Foundation

/// The box of a view with an overlay or a background: the primary child decides everything but
/// the drawing.
///
/// As SwiftUI: the secondary child is proposed the primary's size and aligned with it; it may
/// stick out without effect on layout.
final class SecondaryNode: LayoutNode {
  private var alignment: Alignment
  /// Whether the secondary child is drawn first, below the primary.
  private let isBackground: Bool

  init(alignment: Alignment, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  func update(alignment: Alignment) {
    guard self.alignment != alignment else { return }
    self.alignment = alignment
    invalidate()
  }

  /// Gives the node its views; children are drawn in order, so a background comes first.
  func setContent(primary: LayoutNode, secondary: LayoutNode?, at moment: Moment) {
    let pair = isBackground ? [secondary, primary] : [primary, secondary]
    setChildren(pair.compactMap(\.self), at: moment)
  }

  private var primary: LayoutNode { isBackground ? children[children.count - 1] : children[0] }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    primary.sizeThatFits(proposal)
  }

  override func foreseeAnswers() -> KnownAnswers { primary.knownAnswers }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    primary.leastAnswer(to: proposal, along: axis, enough: enough)
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    primary.staysFinite(at: proposal)
  }

  override func placeChildren(in moment: Moment) {
    let target = primary.dimensions(in: placedProposal)
    for child in children {
      guard child !== primary else {
        place(child, at: Placement(origin: .zero, proposal: placedProposal), in: moment)
        continue
      }
      let proposal = Proposal(width: target.width, height: target.height)
      let own = child.dimensions(in: proposal)
      let origin = CGPoint(
        x: target[alignment.horizontal] - own[alignment.horizontal],
        y: target[alignment.vertical] - own[alignment.vertical])
      place(child, at: Placement(origin: origin, proposal: proposal), in: moment)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    primary.explicitAlignment(key, at: proposal)
  }

  override var setsFrameGuides: Bool { primary.setsFrameGuides }
  override var spacing: ViewSpacing { primary.spacing }
  override var layoutPriority: Double { primary.layoutPriority }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }
  override var gridCell: GridCellTraits { primary.gridCell }
  override var gridRow: GridRowMark? { ownGridRow ?? primary.gridRow }
  override var zIndex: Double { primary.zIndex }
  override var passageTraits: PassageTraits { primary.passageTraits }
}
