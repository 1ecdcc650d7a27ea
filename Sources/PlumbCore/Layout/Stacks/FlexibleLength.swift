internal import Foundation

/// The constraints of a flexible frame along one axis.
///
/// As SwiftUI: the bounds are put in order when the frame is created (a minimum below 0 is 0; the
/// ideal is at least the minimum, the maximum at least the ideal), the content is proposed the
/// clamped proposal, and the length of the frame follows the table in
/// `length(proposed:toContent:content:)`.
package struct FlexibleLength: Equatable {
  private(set) var minimum: CGFloat?
  private(set) var ideal: CGFloat?
  private(set) var maximum: CGFloat?

  /// Creates constraints in points, which are put in order; `nil` for no constraint.
  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum.map { Self.atLeast($0, 0) }
    self.ideal = ideal.map { Self.atLeast($0, self.minimum ?? 0) }
    self.maximum = maximum.map { Self.atLeast($0, self.ideal ?? self.minimum ?? 0) }
  }

  /// Returns the larger of a length and a bound. NaN stays NaN, so that a NaN bound is visible in
  /// the result.
  private static func atLeast(_ length: CGFloat, _ bound: CGFloat) -> CGFloat {
    length < bound ? bound : length
  }

  /// Whether there are no constraints, so that the frame has no effect.
  var isTransparent: Bool { minimum == nil && ideal == nil && maximum == nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    var result = length
    if let maximum, !(result <= maximum) { result = maximum }
    if let minimum, !(result >= minimum) { result = minimum }
    return result
  }

  /// Returns the proposal for the content.
  package func proposal(for proposed: ProposedLength) -> ProposedLength {
    guard let length = proposed.value ?? ideal else { return .unspecified }
    return ProposedLength(clamp(length))
  }

  /// Returns the length of the frame, given the proposal for the content and the content's length.
  ///
  /// | given     | proposed                   | not proposed, ideal | not proposed     |
  /// |-----------|----------------------------|---------------------|------------------|
  /// | min, max  | clamp(proposed)            | ideal               | clamp(content)   |
  /// | max       | min(max(inner, content), max) | ideal            | min(content, max)|
  /// | min       | max(min(inner, content), min) | ideal            | max(content, min)|
  /// | none      | content                    | ideal               | content          |
  package func length(proposed: ProposedLength, toContent inner: ProposedLength, content: CGFloat)
    -> CGFloat
  {
    guard let length = proposed.value else {
      return ideal ?? clamp(content)
    }
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (.some, .some): return clamp(length)
    case (nil, .some(let maximum)):
      return min(max(inner.resolved(or: content), content), maximum)
    case (.some(let minimum), nil):
      return max(min(inner.resolved(or: content), content), minimum)
    }
  }

  /// Returns the lengths of the frame for proposals of 0 and of infinity, or `nil` if the content's
  /// lengths are not sufficient to compute them.
  func intrinsicLengths(round content: IntrinsicBounds.Lengths?) -> IntrinsicBounds.Lengths? {
    func response(to proposed: ProposedLength) -> IntrinsicBounds.Bounds? {
      let inner = proposal(for: proposed)
      let inside =
        switch inner {
        case .zero: content?.minimum
        case .infinity: content?.maximum
        default: nil as IntrinsicBounds.Bounds?
        }
      // With both bounds, or at 0 with a minimum, the length does not depend on the content.
      let isDecided = minimum != nil && (maximum != nil || proposed == .zero)
      let response = isDecided ? IntrinsicBounds.Bounds(0) : inside
      return response?.map { length(proposed: proposed, toContent: inner, content: $0) }
    }
    guard let minimum = response(to: .zero), let maximum = response(to: .infinity) else {
      return nil
    }
    return IntrinsicBounds.Lengths(minimum: minimum, maximum: maximum)
  }

  /// Returns the proposal for the content when the frame has its final length.
  ///
  /// As SwiftUI: it is the length of the frame, also along an axis without constraints. It is left
  /// unspecified if nothing determined it: no proposal, no ideal, and a length strictly between the
  /// bounds.
  package func placement(proposed: ProposedLength, length: CGFloat) -> ProposedLength {
    let isOpen =
      proposed.isUnspecified && ideal == nil && (minimum ?? -.infinity) < length
      && length < (maximum ?? .infinity)
    return isOpen ? .unspecified : ProposedLength(length)
  }
}
