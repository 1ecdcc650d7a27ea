internal import Foundation

/// The upright picture of projected contents: its pixels and their positions on the canvas.
struct ProjectionPlane {
  /// The maximum number of pixels of a picture; a larger one is painted with fewer details.
  private static let maximumArea = 1 << 23

  /// The bounds of commands in the picture.
  let bounds: CommandBounds
  /// The pixels of the picture that may be visible.
  let ink: PixelRect
  /// The projection from pixels of the picture to pixels of the canvas.
  let toCanvas: ProjectionTransform

  /// Creates the plane of contents inside a transform.
  init(_ projection: PlacedProjection, of contents: [DrawCommand], in outer: CommandBounds) {
    var scale = outer.scale * Self.detail(projection, in: outer.transform)
    let limit = PaintLimits.effectMargin
    let margin = PixelRect(x: -limit, y: -limit, width: 4 * limit, height: 4 * limit)
    var bounds = CommandBounds(scale: scale)
    var ink = bounds.bounds(of: contents).intersection(margin)
    while ink.width * ink.height > Self.maximumArea {
      scale /= 2
      bounds = CommandBounds(scale: scale)
      ink = bounds.bounds(of: contents).intersection(margin)
    }
    self.bounds = bounds
    self.ink = ink
    toCanvas = ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      .concatenating(projection.transform)
      .concatenating(
        ProjectionTransform(
          outer.transform.concatenating(
            CGAffineTransform(scaleX: outer.scale, y: outer.scale))))
  }

  /// Returns the pixels of the picture per pixel of the canvas, a power of two.
  private static func detail(
    _ projection: PlacedProjection, in transform: CGAffineTransform
  ) -> CGFloat {
    let needed = projection.detail * min(max(transform.maximumScale, 1), 8)
    var detail: CGFloat = 1
    while detail < needed / 1.25, detail < 8 { detail *= 2 }
    return detail
  }

  /// Returns the bounds on the canvas of a rectangle of the picture, with the pixels into which its
  /// edges are interpolated.
  func canvasBounds(of rect: PixelRect) -> PixelRect {
    let rect = rect.padded(1)
    if rect.isEmpty { return .empty }
    let (left, top) = (CGFloat(rect.x), CGFloat(rect.y))
    let (right, bottom) = (CGFloat(rect.maxX), CGFloat(rect.maxY))
    let corners = toCanvas.projected([
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
      CGPoint(x: left, y: bottom),
    ])
    return PixelRect(around: corners).padded(1)
  }

  /// Returns the pixels of the picture that are visible in a region of the canvas.
  func field(of region: PixelRect, through inverse: ProjectionTransform) -> PixelRect {
    let corners = [
      CGPoint(x: region.x, y: region.y), CGPoint(x: region.maxX, y: region.y),
      CGPoint(x: region.maxX, y: region.maxY), CGPoint(x: region.x, y: region.maxY),
    ]
    // Beyond the horizon the picture is infinite.
    guard corners.allSatisfy({ inverse.depth(of: $0) > 0 }) else { return ink }
    return PixelRect(around: corners.map { $0.applying(inverse) }).padded(2).intersection(ink)
  }
}

extension PixelRect {
  /// Creates the smallest rectangle that contains points; empty if one of them is not a number.
  fileprivate init(around points: [CGPoint]) {
    self = .empty
    guard let first = points.first else { return }
    var (least, greatest) = (first, first)
    for point in points {
      if point.x.isNaN || point.y.isNaN { return }
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    func pixel(_ position: CGFloat) -> Int { Int(PaintLimits.clamp(Double(position))) }
    let (x, y) = (pixel(least.x.rounded(.down)), pixel(least.y.rounded(.down)))
    self.init(
      x: x, y: y, width: pixel(greatest.x.rounded(.up)) - x,
      height: pixel(greatest.y.rounded(.up)) - y)
  }
}
