internal import Foundation

/// A box that proposes its content lengths in a ratio.
///
/// As SwiftUI: the target is the given ratio or the content's ideal size; each proposed axis has a
/// factor to the target, fitting takes the smaller, filling the larger. The answer is whatever the
/// content says to that. With nothing proposed nothing changes.
final class AspectRatioNode: UnaryNode {
  private var ratio: CGFloat?
  private var isFilling = false

  func update(ratio: CGFloat?, isFilling: Bool) {
    guard (ratio, isFilling) != (self.ratio, self.isFilling) else { return }
    (self.ratio, self.isFilling) = (ratio, isFilling)
    invalidate()
  }

  /// What the ratio is taken from.
  private var target: CGSize {
    ratio.map { CGSize(width: $0, height: 1) } ?? content.sizeThatFits(.unspecified)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    let target = target
    let factors = [
      // −0 + 0 is 0: a side of no length asks for endlessly much, not for endlessly little.
      proposal.width.value.map { $0 / (target.width + 0) },
      proposal.height.value.map { $0 / (target.height + 0) },
    ].compactMap(\.self)
    guard let first = factors.first else { return proposal }
    let factor = factors.dropFirst().reduce(first) { isFilling ? max($0, $1) : min($0, $1) }
    return Proposal(
      width: Self.product(factor, target.width), height: Self.product(factor, target.height))
  }

  /// As SwiftUI: a side of no length has none however far the other one grows, where ∞ · 0 would
  /// be no number.
  private static func product(_ factor: CGFloat, _ side: CGFloat) -> CGFloat {
    side == 0 ? 0 : factor * side
  }

  /// Fitted into no length, the content is proposed no length on either axis.
  override func computeIntrinsicBounds() -> IntrinsicBounds {
    let target = target
    guard !isFilling, target.width > 0, target.height > 0, target.width.isFinite,
      target.height.isFinite
    else { return .none }
    func fitted(_ lengths: IntrinsicBounds.Lengths?) -> IntrinsicBounds.Lengths? {
      lengths.map { IntrinsicBounds.Lengths(least: $0.least, greatest: .any) }
    }
    let inside = content.intrinsicBounds
    return IntrinsicBounds(
      width: fitted(inside.width), height: fitted(inside.height), staysFinite: inside.staysFinite)
  }

  override func findLayoutPriority() -> Double { 0 }
}
