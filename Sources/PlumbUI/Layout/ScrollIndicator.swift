internal import Foundation

/// Where a scroll view's indicator stands; in points, in the view's coordinates.
///
/// SwiftUI leaves indicators to each system and states no sizes. Here: a round bar 6 thick, 2 from
/// the trailing or bottom edge, as much of the edge as shows of the content, at least 20 long.
struct ScrollIndicator {
  static let thickness: CGFloat = 6
  private static let margin: CGFloat = 2
  private static let leastLength: CGFloat = 20

  let axis: Axis
  let viewport: CGSize
  let contentLength: CGFloat
  let offset: CGFloat
  let isRightToLeft: Bool

  /// The edge along which the indicator moves.
  var strip: CGRect {
    let breadth = Self.thickness + 2 * Self.margin
    if axis == .horizontal {
      return CGRect(x: 0, y: viewport.height - breadth, width: viewport.width, height: breadth)
    }
    let left = isRightToLeft ? 0 : viewport.width - breadth
    return CGRect(x: left, y: 0, width: breadth, height: viewport.height)
  }

  /// The bar that stands for what shows.
  var knob: CGRect {
    let start = Self.margin + share(offset, of: reach) * travel
    let strip = strip
    if axis == .horizontal {
      let left = isRightToLeft ? viewport.width - start - knobLength : start
      return CGRect(
        x: left, y: strip.minY + Self.margin, width: knobLength, height: Self.thickness)
    }
    return CGRect(
      x: strip.minX + Self.margin, y: start, width: Self.thickness, height: knobLength)
  }

  /// How far the content is scrolled when the knob's start is dragged by a distance.
  func offset(draggedBy distance: CGFloat, from start: CGFloat) -> CGFloat {
    let direction: CGFloat = axis == .horizontal && isRightToLeft ? -1 : 1
    return start + direction * share(distance, of: travel) * reach
  }

  private var reach: CGFloat { contentLength - viewport[axis] }
  private var track: CGFloat { max(viewport[axis] - 2 * Self.margin, 0) }
  /// How far the knob can move.
  private var travel: CGFloat { track - knobLength }

  private var knobLength: CGFloat {
    let shown = share(viewport[axis], of: contentLength) * track
    return min(max(shown, Self.leastLength), track)
  }

  private func share(_ part: CGFloat, of whole: CGFloat) -> CGFloat {
    whole > 0 ? part / whole : 0
  }
}
