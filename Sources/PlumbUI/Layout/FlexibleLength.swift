internal import Foundation

/// One axis of a flexible frame.
///
/// As SwiftUI: the bounds are put in order when the frame is made (a minimum below 0 is 0; the
/// ideal is at least the minimum, the maximum at least the ideal), the content is proposed the
/// clamped proposal, and the answer follows the table in `length(proposed:toContent:content:)`.
struct FlexibleLength: Equatable {
  private(set) var least: CGFloat?
  private(set) var ideal: CGFloat?
  private(set) var greatest: CGFloat?

  init(least: CGFloat? = nil, ideal: CGFloat? = nil, greatest: CGFloat? = nil) {
    self.least = least.map { Self.atLeast($0, 0) }
    self.ideal = ideal.map { Self.atLeast($0, self.least ?? 0) }
    self.greatest = greatest.map { Self.atLeast($0, self.ideal ?? self.least ?? 0) }
  }

  /// NaN stays NaN, so that a NaN bound shows in the answer.
  private static func atLeast(_ length: CGFloat, _ bound: CGFloat) -> CGFloat {
    length < bound ? bound : length
  }

  var isTransparent: Bool { least == nil && ideal == nil && greatest == nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    var result = length
    if let greatest, !(result <= greatest) { result = greatest }
    if let least, !(result >= least) { result = least }
    return result
  }

  /// What the content is proposed.
  func proposal(for proposed: ProposedLength) -> ProposedLength {
    guard let length = proposed.value ?? ideal else { return .unspecified }
    return ProposedLength(clamp(length))
  }

  /// The frame's length, given what the content was proposed and answered.
  ///
  /// | given     | proposed                   | not proposed, ideal | not proposed     |
  /// |-----------|----------------------------|---------------------|------------------|
  /// | min, max  | clamp(proposed)            | ideal               | clamp(content)   |
  /// | max       | min(max(inner, content), max) | ideal            | min(content, max)|
  /// | min       | max(min(inner, content), min) | ideal            | max(content, min)|
  /// | none      | content                    | ideal               | content          |
  func length(proposed: ProposedLength, toContent inner: ProposedLength, content: CGFloat)
    -> CGFloat
  {
    guard let length = proposed.value else {
      return ideal ?? clamp(content)
    }
    switch (least, greatest) {
    case (nil, nil): return content
    case (.some, .some): return clamp(length)
    case (nil, .some(let greatest)):
      return min(max(inner.resolved(or: content), content), greatest)
    case (.some(let least), nil):
      return max(min(inner.resolved(or: content), content), least)
    }
  }

  /// The frame's answers to 0 and infinity, where the content's are enough to know them.
  func known(round content: IntrinsicBounds.Lengths?) -> IntrinsicBounds.Lengths? {
    func response(to proposed: ProposedLength) -> IntrinsicBounds.Bounds? {
      let inner = proposal(for: proposed)
      let inside =
        switch inner {
        case .zero: content?.least
        case .infinity: content?.greatest
        default: nil as IntrinsicBounds.Bounds?
        }
      // Between two bounds the content has no say, nor has it at 0 above a least length.
      let isDecided = least != nil && (greatest != nil || proposed == .zero)
      let response = isDecided ? IntrinsicBounds.Bounds(0) : inside
      return response?.map { length(proposed: proposed, toContent: inner, content: $0) }
    }
    guard let least = response(to: .zero), let greatest = response(to: .infinity) else {
      return nil
    }
    return IntrinsicBounds.Lengths(least: least, greatest: greatest)
  }

  /// What the content is proposed when the frame has its length.
  ///
  /// An axis stays open when nothing decided it: no proposal, no ideal, and an answer strictly
  /// between the bounds.
  func placement(proposed: ProposedLength, length: CGFloat) -> ProposedLength {
    if isTransparent { return proposed }
    let isOpen =
      proposed.isUnspecified && ideal == nil && (least ?? -.infinity) < length
      && length < (greatest ?? .infinity)
    return isOpen ? .unspecified : ProposedLength(length)
  }
}
