internal import Foundation

/// The place of a panel below the node to which it belongs, or above it where there is not enough space below, as wide
/// as that node at least and never larger than its bounds.
///
/// If a rectangle is set instead, the panel is below or above it, with a corner at the rectangle if that is empty, as
/// far as it fits.
struct BesidePlacement {
  /// The distance between the panel and its anchor, and the edges of its bounds, in points.
  private static let gap: CGFloat = 4

  /// The frame of the anchor in the window, in points.
  let anchorFrame: CGRect
  /// The area in which the panel may be, in points from the window's top left corner.
  let bounds: CGRect
  let isRightToLeft: Bool

  /// Returns the frame of a panel of an ideal size beside the anchor, in points.
  func frame(of ideal: CGSize) -> CGRect {
    let gap = Self.gap
    let width = min(max(ideal.width, anchorFrame.width), max(bounds.width - 2 * gap, 0))
    let below = bounds.maxY - gap - (anchorFrame.maxY + gap)
    let above = anchorFrame.minY - bounds.minY - 2 * gap
    // The side with more space if neither has enough.
    let isBelow = ideal.height <= below || below >= above
    let height = min(ideal.height, max(isBelow ? below : above, 0))
    let x = isRightToLeft ? anchorFrame.maxX - width : anchorFrame.minX
    let y = isBelow ? anchorFrame.maxY + gap : anchorFrame.minY - gap - height
    return frame(at: CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }

  /// Returns the frame of a panel of an ideal size beside a rectangle in the window, in points.
  func frame(of ideal: CGSize, beside place: CGRect) -> CGRect {
    let width = min(ideal.width, max(bounds.width - 2 * Self.gap, 0))
    let height = min(ideal.height, max(bounds.height - 2 * Self.gap, 0))
    let x = isRightToLeft ? place.maxX - width : place.minX
    // As GTK: a menu of a row that has no room below is above it. A location of the pointer is covered instead.
    let isAbove =
      !place.isEmpty && place.maxY + height > bounds.maxY - Self.gap
      && place.minY - height >= bounds.minY + Self.gap
    let y = isAbove ? place.minY - height : place.maxY
    return frame(at: CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }

  /// Returns the frame of a panel that is moved into its bounds.
  private func frame(at origin: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(origin: bounds.fitting(size, at: origin, gap: Self.gap), size: size)
  }
}

extension CGRect {
  /// Returns the origin nearest to a wanted one at which a rectangle of a size is inside the bounds, with a distance
  /// from the edges as far as there is room for it.
  func fitting(_ size: CGSize, at wanted: CGPoint, gap: CGFloat) -> CGPoint {
    CGPoint(
      x: min(max(wanted.x, minX + gap), max(maxX - gap - size.width, minX)),
      y: min(max(wanted.y, minY + gap), max(maxY - gap - size.height, minY)))
  }
}
