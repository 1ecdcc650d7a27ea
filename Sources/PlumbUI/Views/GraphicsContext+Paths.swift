public import Foundation

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(with: shading, in: path.frame) { $0.add(.fill(path, style, $1)) }
  }

  /// Draws a path's outline, half of it on either side.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(with: shading, in: path.frame) { $0.add(.stroke(path, style, $1)) }
  }

  /// Draws a path's outline, half of it on either side; the width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path {
  /// The bounds in which styles that fill the path are laid out.
  fileprivate var frame: CGRect {
    let bounds = boundingRect
    return bounds.isNull || bounds.isInfinite ? .zero : bounds
  }
}
