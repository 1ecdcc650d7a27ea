/// An image, or a part of it, and the frame in which it is drawn.
public struct PlacedImage: Hashable, Sendable {
  /// The interpolation between the pixels of an enlarged or rotated image. Reduced images are
  /// averaged instead.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel, in reduced images as well.
    case none
    /// Bilinear interpolation.
    case linear
    /// Bicubic interpolation through the pixels.
    case cubic
  }

  /// The pixels of the image.
  public var bitmap: Bitmap
  /// The part of the bitmap to draw.
  public var part: BitmapPart
  /// The frame of the part, in points.
  public var frame: CGRect
  /// The rectangle tiled with copies of the part, one of them in `frame`, in points; `nil` for a
  /// single copy.
  public var area: CGRect?
  /// The interpolation between pixels.
  public var interpolation: Interpolation
  /// Whether edges that are not on the pixel grid are antialiased.
  public var isAntialiased: Bool

  /// Creates a placed image; without a part the whole bitmap is drawn.
  package init(
    _ bitmap: Bitmap, part: BitmapPart? = nil, in frame: CGRect, filling area: CGRect? = nil,
    interpolation: Interpolation = .linear, isAntialiased: Bool = true
  ) {
    self.bitmap = bitmap
    self.part = part ?? bitmap.whole
    self.frame = frame
    self.area = area
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
  }

  /// The painted rectangle, in points.
  package var extent: CGRect { area ?? frame }
}
