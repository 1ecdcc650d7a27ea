/// A picture, or a part of it, and where it goes.
public struct PlacedImage: Hashable, Sendable {
  /// How the pixels of a picture become those between them. Smaller pictures are averages.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel, in smaller pictures, too.
    case none
    /// On straight lines between pixels.
    case linear
    /// On cubic curves through pixels.
    case cubic
  }

  public var bitmap: Bitmap
  /// Lies in the picture.
  public var part: BitmapPart
  /// Where the part goes, in points.
  public var frame: CGRect
  /// What is filled with copies of the part side by side, one of them in `frame`; `nil` for that one
  /// alone.
  public var area: CGRect?
  public var interpolation: Interpolation
  /// Whether edges between pixels are smooth.
  public var isAntialiased: Bool

  init(
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

  /// All that is painted, in points.
  var extent: CGRect { area ?? frame }
}
