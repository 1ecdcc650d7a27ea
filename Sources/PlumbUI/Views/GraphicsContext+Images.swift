public import Foundation

extension GraphicsContext {
  /// An image ready to be drawn.
  public struct ResolvedImage {
    fileprivate let picture: CanvasDrawing
    /// What its form is filled with; `nil` for its own colours, or the foreground style.
    public var shading: Shading?

    /// In points.
    public var size: CGSize { picture.size }

    /// How far below the top its baseline is, in points.
    public var baseline: CGFloat { picture.baseline }
  }

  /// The image as it is at the place of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(picture: images.picture(of: image, scale: scale))
  }

  /// Draws an image stretched to a rectangle.
  ///
  /// - Parameter style: how its edges are drawn, which are always smooth.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let shading = image.shading else {
      return draw(image.picture.commands, of: image.size, in: rect)
    }
    let frame = CGRect(origin: .zero, size: image.size)
    let filled = pictured { context in
      paint(with: shading, in: frame, &context) { $0.add(.fill(Path(frame), FillStyle(), $1)) }
    }
    draw([.mask(image.picture.commands, filled)], of: image.size, in: rect)
  }

  /// Draws an image at its size, with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: image.size.origin(of: anchor, at: point), size: image.size))
  }

  /// Draws an image stretched to a rectangle.
  ///
  /// - Parameter style: how its edges are drawn, which are always smooth.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its size, with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
