public import Foundation

extension GraphicsContext {
  /// An image prepared for drawing.
  public struct ResolvedImage {
    fileprivate let drawing: CanvasDrawing
    /// The shading of the image's shape; `nil` for the colours of the image, or the foreground
    /// style of a symbol.
    public var shading: Shading?

    /// The size in points.
    public var size: CGSize { drawing.size }

    /// The distance of the baseline from the top, in points.
    public var baseline: CGFloat { drawing.baseline }
  }

  /// Returns the image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(drawing: images.drawing(of: image, scale: scale))
  }

  /// Draws an image stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle in points.
  ///   - style: Without effect: edges are always antialiased.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let shading = image.shading else {
      return draw(image.drawing.commands, of: image.size, in: rect)
    }
    let frame = CGRect(origin: .zero, size: image.size)
    let filled = recorded { context in
      paint(with: shading, in: frame, &context) { $0.add(.fill(Path(frame), FillStyle(), $1)) }
    }
    draw([.mask(image.drawing.commands, filled)], of: image.size, in: rect)
  }

  /// Draws an image in its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: image.size.origin(of: anchor, at: point), size: image.size))
  }

  /// Draws an image stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle in points.
  ///   - style: Without effect: edges are always antialiased.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
