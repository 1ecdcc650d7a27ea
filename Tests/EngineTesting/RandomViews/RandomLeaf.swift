public import Foundation
public import PlumbUI

/// A view without children.
public enum RandomLeaf: Equatable, Sendable {
  /// A view of a fixed size.
  case fixed(Double, Double)
  /// A colour, which takes the proposed size.
  case greedy
  /// A view of a given area: as wide as proposed, or 10 if the width is unspecified.
  case covering(Double)
  /// A view that takes the proposed size within bounds, or its ideal size.
  case bounded(width: ClosedRange<Double>, height: ClosedRange<Double>, ideal: [Double])
  /// Equal rectangles wrapped into lines that fit the width, and truncated to the lines that fit
  /// the height, as a text.
  case lines(count: Int, width: Double, height: Double)
  /// One line of characters, each 10 wide, 20 high; its baseline is at 15.
  case text(Int)
  /// Words with given numbers of characters, each 10 wide, in lines 20 high.
  ///
  /// With hidden intrinsic bounds the text is in a custom layout that passes everything on except
  /// intrinsic bounds, so that its sizes must be measured.
  case paragraph([Int], hidesIntrinsicBounds: Bool)
}

extension RandomLeaf {
  /// Returns the size of a leaf that is a layout without subviews.
  func measuredSize(_ width: Double?, _ height: Double?) -> (width: Double, height: Double) {
    switch self {
    case .fixed(let width, let height): return (width, height)
    case .greedy: return (width ?? 10, height ?? 10)
    case .covering(let area):
      // Limits the height for very small widths.
      let width = max(width ?? 10, 1)
      return (width, area / width)
    case .bounded(let widths, let heights, let ideal):
      return (
        min(max(width ?? ideal[0], widths.lowerBound), widths.upperBound),
        min(max(height ?? ideal[1], heights.lowerBound), heights.upperBound)
      )
    case .lines(let count, let side, let line):
      let count = Double(count)
      let inLine = min(max((width.map { $0 / side } ?? count).rounded(.down), 1), count)
      let needed = (count / inLine).rounded(.up)
      let available = height.map { max(($0 / line).rounded(.down), 1) } ?? needed
      return (min(inLine * side, max(width ?? .infinity, 0)), min(needed, available) * line)
    case .text(let count):
      return (Double(count) * 10, 20)
    case .paragraph:
      preconditionFailure("Only the engine lays out paragraphs. Exclude them from the vocabulary.")
    }
  }
}

extension RandomLeaf: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = measuredSize(proposal.width.map(Double.init), proposal.height.map(Double.init))
    return CGSize(width: size.width, height: size.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// The spacing of a view that is not a container; a layout without subviews has none by default.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
