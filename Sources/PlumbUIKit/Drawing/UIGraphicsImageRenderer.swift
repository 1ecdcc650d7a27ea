public import Foundation
internal import PlumbUI

/// The settings of the bitmaps that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels per point; that of the screen if it is not set.
  open var scale: CGFloat = MainThread.run { UIScreen.main.scale }
  /// Whether the bitmap has no transparent pixels, and is black at first.
  open var opaque = false

  /// Returns the settings for the screen.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns the settings for the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// A renderer that makes images of what a closure draws.
open class UIGraphicsImageRenderer: NSObject {
  /// The settings.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images with a size in points.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of an area in points.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns an image of what a closure draws; without pixels if it is too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(
      size: bounds.size, scale: format.scale, isOpaque: format.opaque, isFlipped: true)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.during { actions(UIGraphicsImageRendererContext(context, format)) }
    return context.image
  }

  /// Returns what a closure draws as the bytes of a PNG file; empty if it is too large.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what a closure draws as the bytes of a JPEG file; empty if it is too large.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context in which the closure of a renderer draws.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The settings of the renderer.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The image as it is drawn so far.
  public var currentImage: UIImage { cgContext.image }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle, mixed with the drawing below it.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the inner outline of a rectangle, one point wide.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  /// The drawing as an image; without pixels if it is too large.
  var image: UIImage {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
