internal import Foundation

extension LayoutTrace: CustomStringConvertible {
  /// A line for each step, indented by the steps that it is part of.
  ///
  /// ```
  /// HStack  320 × 44 → 212 × 34
  ///   Text "Cat"  knows 0…23 wide
  ///   Text "Cat"  102 × 44 → 23 × 17
  /// HStack  at x: 54, y: 5 with 320 × 44: 212 × 34
  /// ```
  public var description: String {
    var lines = steps.map { step in
      String(repeating: "  ", count: step.depth) + "\(nodes[step.node].title)  \(step.event)"
    }
    if isTruncated {
      lines.append("There are more than \(steps.count) steps; the rest is left out.")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LayoutTrace.Event: CustomStringConvertible {
  /// The proposal and the size, or another answer, in points.
  public var description: String {
    switch self {
    case .measured(let proposal, let size, let isCached):
      return "\(ShortText(proposal)) → \(ShortText(size))\(isCached ? "  cached" : "")"
    case .limits(let width, let height):
      func text(_ range: ClosedRange<CGFloat>?, _ name: String) -> String? {
        range.map {
          $0.lowerBound == $0.upperBound
            ? "\(ShortText($0.lowerBound)) \(name)"
            : "\(ShortText($0.lowerBound))…\(ShortText($0.upperBound)) \(name)"
        }
      }
      let limits = [text(width, "wide"), text(height, "high")].compactMap(\.self)
      return limits.isEmpty ? "knows no limits" : "knows \(limits.joined(separator: ", "))"
    case .lowerBound(let proposal, let axis, let length):
      let name = axis == .horizontal ? "wide" : "high"
      return "\(ShortText(proposal)) → at least \(ShortText(length)) \(name)"
    case .compared:
      return "compares its sizes after a change"
    case .placed(let origin, let proposal, let size, let isUnchanged):
      return "at \(ShortText(origin)) with \(ShortText(proposal)): \(ShortText(size))"
        + (isUnchanged ? "  unchanged" : "")
    }
  }
}
