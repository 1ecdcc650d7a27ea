internal import Foundation

/// The geometry of a scroll indicator, in points, in the coordinates of the scroll view.
///
/// SwiftUI leaves indicators to each system and specifies no sizes. Here: a rounded bar 6 points
/// thick, 2 points from the trailing or bottom edge, with a length proportional to the visible part
/// of the content, at least 20 points.
package struct ScrollIndicator {
  static let thickness: CGFloat = 6
  private static let margin: CGFloat = 2
  private static let leastLength: CGFloat = 20

  let axis: Axis
  let viewport: CGSize
  /// The length of the whole content along the axis, in points.
  package let contentLength: CGFloat
  /// The distance by which the content is scrolled from its start, in points.
  package let offset: CGFloat
  let isRightToLeft: Bool

  package init(
    axis: Axis, viewport: CGSize, contentLength: CGFloat, offset: CGFloat, isRightToLeft: Bool
  ) {
    self.axis = axis
    self.viewport = viewport
    self.contentLength = contentLength
    self.offset = offset
    self.isRightToLeft = isRightToLeft
  }

  /// The strip along the edge in which the indicator moves.
  package var strip: CGRect {
    let thicknessWithMargins = Self.thickness + 2 * Self.margin
    if axis == .horizontal {
      return CGRect(
        x: 0, y: viewport.height - thicknessWithMargins, width: viewport.width,
        height: thicknessWithMargins)
    }
    let left = isRightToLeft ? 0 : viewport.width - thicknessWithMargins
    return CGRect(x: left, y: 0, width: thicknessWithMargins, height: viewport.height)
  }

  /// The bar that represents the visible part.
  package var knob: CGRect {
    let start = Self.margin + fraction(offset, of: reach) * travel
    let strip = strip
    if axis == .horizontal {
      let left = isRightToLeft ? viewport.width - start - knobLength : start
      return CGRect(
        x: left, y: strip.minY + Self.margin, width: knobLength, height: Self.thickness)
    }
    return CGRect(
      x: strip.minX + Self.margin, y: start, width: Self.thickness, height: knobLength)
  }

  /// Returns the scroll offset when the knob is dragged by a distance, both in points.
  ///
  /// - Parameter start: the offset when the drag started.
  package func offset(draggedBy distance: CGFloat, from start: CGFloat) -> CGFloat {
    let direction: CGFloat = axis == .horizontal && isRightToLeft ? -1 : 1
    return start + direction * fraction(distance, of: travel) * reach
  }

  /// Returns the command that draws the knob.
  ///
  /// - Parameter origin: the corner of the scroll view in the window.
  package func command(at origin: CGPoint, color: ResolvedColor) -> DrawCommand {
    let path = Path { path in
      path.addRoundedRect(
        in: knob.offsetBy(dx: origin.x, dy: origin.y),
        cornerSize: CGSize(width: Self.thickness / 2, height: Self.thickness / 2))
    }
    return .fill(path, FillStyle(), .color(color))
  }

  private var reach: CGFloat { contentLength - viewport[axis] }
  private var track: CGFloat { max(viewport[axis] - 2 * Self.margin, 0) }
  /// The distance that the knob can move.
  private var travel: CGFloat { track - knobLength }

  private var knobLength: CGFloat {
    let shown = fraction(viewport[axis], of: contentLength) * track
    return min(max(shown, Self.leastLength), track)
  }

  private func fraction(_ part: CGFloat, of whole: CGFloat) -> CGFloat {
    whole > 0 ? part / whole : 0
  }
}
