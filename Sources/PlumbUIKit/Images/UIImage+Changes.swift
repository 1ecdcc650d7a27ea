public import Foundation
internal import PlumbUI

/// Images from this one.
extension UIImage {
  /// The turn that puts a bitmap upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var bitmapOrientation: BitmapOrientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// The mode in which an image is filled with the colour of its view.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The mode in which the middle of an image fills a larger size.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  private func changed(_ change: (inout ImageValue) -> Void) -> UIImage {
    var value = value
    change(&value)
    return UIImage(value)
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.isTemplate =
        switch renderingMode {
        case .automatic: nil
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }
  }

  /// Returns the image filled with a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color.storedColor }
  }

  /// Returns the image filled with a colour, with a rendering mode.
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns a symbol with a size, a weight or a colour.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    UIImage(value.with(configuration))
  }

  /// Returns a symbol with a size, a weight or a colour; `nil` for another image.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns an image that fills its view, except for its edges.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode = .tile
  ) -> UIImage {
    let edges = EdgeInsets(
      top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom,
      trailing: capInsets.right)
    return changed { $0.resizing = (edges, resizingMode == .tile ? .tile : .stretch) }
  }

  /// Returns the image reflected from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let bitmap = value.bitmap else { return self }
    return UIImage(cgImage: bitmap, scale: scale, orientation: .upMirrored)
  }

  /// Returns the image in a size in points, for a list of many; `nil` for an image without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image, which is decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  // MARK: Files

  /// Returns the bytes of a PNG file; `nil` for an image without pixels.
  public func pngData() -> Data? { value.pngData() }

  /// Returns the bytes of a JPEG file; `nil` for an image without pixels. Where it is transparent, white is seen.
  ///
  /// JPEG files are read where SDL_image is installed.
  ///
  /// - Parameter compressionQuality: from 0 for the smallest file to 1 for the best image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    value.jpegData(quality: compressionQuality)
  }

  // MARK: Drawing

  /// Draws the image in a rectangle of the current context; without one, it has no effect.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context, mixed with the drawing below it.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(value.commands(size: rect.size), uprightIn: rect)
    context.restoreGState()
  }

  /// Draws the image in its own size with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
