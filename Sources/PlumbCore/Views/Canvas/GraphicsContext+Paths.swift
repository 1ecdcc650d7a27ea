public import Foundation

extension GraphicsContext {
  /// Fills a path with a shading.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(with: shading, in: path.frame) { $0.add(.fill(path, style, $1)) }
  }

  /// Draws the outline of a path with a shading, centred on the path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(with: shading, in: path.frame) { $0.add(.stroke(path, style, $1)) }
  }

  /// Draws the outline of a path, centred on the path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path {
  /// The bounds of the path, in which the style of the fill is laid out.
  fileprivate var frame: CGRect {
    let bounds = boundingRect
    return bounds.isNull || bounds.isInfinite ? .zero : bounds
  }
}
