internal import Foundation

/// A projection of contents, which are painted upright first and then resampled.
public struct PlacedProjection: Hashable, Sendable {
  /// The projection, in points.
  public var transform: ProjectionTransform
  /// The pixels of the upright picture per pixel of the canvas, along each side.
  public var detail: CGFloat

  /// Creates a projection with a number of pixels for its contents.
  public init(_ transform: ProjectionTransform, detail: CGFloat = 1) {
    self.transform = transform
    self.detail = detail
  }

  /// Creates a projection with enough pixels for contents in a rectangle, in coordinates whose origin
  /// is a point.
  ///
  /// The number is a power of two, so that it seldom changes in an animation.
  package init(_ transform: ProjectionTransform, of frame: CGRect, about origin: CGPoint) {
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    let stretch: CGFloat = corners.reduce(1) { stretch, corner in
      transform.depth(of: corner) < 0.1
        ? stretch : max(stretch, transform.affine(near: corner).maximumScale)
    }
    self.init(transform.about(origin), detail: stretch > 2.5 ? 4 : stretch > 1.25 ? 2 : 1)
  }
}
