internal import Foundation

/// A node that proposes a size with a fixed aspect ratio to its content.
///
/// As SwiftUI: the target is the given ratio or the content's ideal size. Each proposed axis has a
/// factor to the target; fitting uses the smaller factor, filling the larger. The node has the size
/// of the content for the resulting proposal. If nothing is proposed the proposal is unchanged.
@_spi(Nodes) @usableFromInline final class AspectRatioLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? {
    let ratio = givenTarget.map { "\(ShortText($0.width / $0.height)), " } ?? ""
    return ".aspectRatio(\(ratio)contentMode: \(isFilling ? ".fill" : ".fit"))"
  }

  override func offerReason(for child: LayoutNode) -> String? {
    "The aspect ratio \(isFilling ? "fills" : "fits into") the \(ShortText(placedProposal)) that it was offered."
  }

  private var givenTarget: CGSize?
  private var isFilling = false

  /// Sets a size with the ratio of width to height, `nil` for the content's ideal size.
  func update(target: CGSize?, isFilling: Bool) {
    guard (target, isFilling) != (givenTarget, self.isFilling) else { return }
    (givenTarget, self.isFilling) = (target, isFilling)
    invalidate()
  }

  /// The size that defines the ratio.
  private var target: CGSize {
    givenTarget ?? content.sizeThatFits(.unspecified)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    let target = target
    let factors = [
      // −0 + 0 is 0: a side of length 0 results in an infinite factor, not a negatively infinite
      // one.
      proposal.width.value.map { $0 / (target.width + 0) },
      proposal.height.value.map { $0 / (target.height + 0) },
    ].compactMap(\.self)
    guard let first = factors.first else { return proposal }
    let factor = factors.dropFirst().reduce(first) { isFilling ? max($0, $1) : min($0, $1) }
    return Proposal(
      width: Self.product(factor, target.width), height: Self.product(factor, target.height))
  }

  /// Returns the product of a factor and a side. As SwiftUI: a side of length 0 stays 0 for every
  /// factor, where ∞ · 0 would be NaN.
  private static func product(_ factor: CGFloat, _ side: CGFloat) -> CGFloat {
    side == 0 ? 0 : factor * side
  }

  /// Fitted into a length of 0, the content is proposed 0 on both axes.
  override func computeIntrinsicBounds() -> IntrinsicBounds {
    let target = target
    guard !isFilling, target.width > 0, target.height > 0, target.width.isFinite,
      target.height.isFinite
    else { return .none }
    func fitted(_ lengths: IntrinsicBounds.Lengths?) -> IntrinsicBounds.Lengths? {
      lengths.map { IntrinsicBounds.Lengths(minimum: $0.minimum, maximum: .unbounded) }
    }
    let inside = content.intrinsicBounds
    return IntrinsicBounds(
      width: fitted(inside.width), height: fitted(inside.height), staysFinite: inside.staysFinite)
  }

  override func computeLayoutPriority() -> Double { 0 }
}
