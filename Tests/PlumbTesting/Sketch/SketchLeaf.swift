public import Foundation
public import PlumbUI

/// A view without views inside.
public enum RandomLeaf: Equatable, Sendable {
  /// Always of one size.
  case fixed(Double, Double)
  /// As large as proposed, a colour.
  case greedy
  /// As wide as proposed, 10 where nothing is, and as high as its area then needs.
  case covering(Double)
  /// As large as proposed within bounds, and of an ideal size.
  case bounded(width: ClosedRange<Double>, height: ClosedRange<Double>, ideal: [Double])
  /// Boxes in lines, as many as fit beside each other and no more lines than fit, as a text.
  case lines(layoutNodes: Int, width: Double, height: Double)
  /// One line of characters, each 10 wide, 20 high; its baseline is at 15.
  case text(Int)
  /// Words of so many characters, each 10 wide, in lines 20 high.
  ///
  /// A veiled one stands in a layout that passes everything on: nothing is known of its answers
  /// but what it is asked.
  case paragraph([Int], isVeiled: Bool)
}

extension RandomLeaf {
  /// The answer of a leaf that is a layout of nothing.
  func answer(_ width: Double?, _ height: Double?) -> (width: Double, height: Double) {
    switch self {
    case .fixed(let width, let height): return (width, height)
    case .greedy: return (width ?? 10, height ?? 10)
    case .covering(let area):
      // Narrower than a point it would be endlessly high.
      let width = max(width ?? 10, 1)
      return (width, area / width)
    case .bounded(let widths, let heights, let ideal):
      return (
        min(max(width ?? ideal[0], widths.lowerBound), widths.upperBound),
        min(max(height ?? ideal[1], heights.lowerBound), heights.upperBound)
      )
    case .lines(let layoutNodes, let side, let line):
      let count = Double(layoutNodes)
      let inLine = min(max((width.map { $0 / side } ?? count).rounded(.down), 1), count)
      let needed = (count / inLine).rounded(.up)
      let room = height.map { max(($0 / line).rounded(.down), 1) } ?? needed
      return (min(inLine * side, max(width ?? .infinity, 0)), min(needed, room) * line)
    case .text(let count):
      return (Double(count) * 10, 20)
    case .paragraph:
      preconditionFailure("Only the engine sets paragraphs; leave them out of the vocabulary here")
    }
  }
}

extension RandomLeaf: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = answer(proposal.width.map(Double.init), proposal.height.map(Double.init))
    return CGSize(width: size.width, height: size.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// As any view that is no container; without this a layout of nothing keeps no distance.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
