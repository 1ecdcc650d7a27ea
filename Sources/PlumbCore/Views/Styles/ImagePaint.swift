public import Foundation

/// A style that tiles an image, starting at the top left corner of the filled area.
///
/// Symbols and images that cannot be shown leave the area empty.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image.
  public var image: Image
  /// The tiled part of the image, in its unit square.
  public var sourceRect: CGRect
  /// The factor by which the image is scaled.
  public var scale: CGFloat

  /// Creates a style from a part of an image and a scale.
  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    tile(in: environment).map { ResolvedStyle(.image($0)) } ?? ResolvedStyle(.clear)
  }

  /// Returns the tile in an environment; `nil` if nothing is painted.
  func tile(in environment: EnvironmentValues) -> ImageTile? {
    guard let imageAsset = image.imageAsset(in: environment), scale > 0, scale.isFinite else {
      return nil
    }
    let (bitmap, rect) = (imageAsset.bitmap, sourceRect.standardized)
    /// Returns the range of pixels for a range of the unit square, limited to the image.
    func pixels(from start: CGFloat, _ length: CGFloat, of count: Int) -> (start: Int, count: Int) {
      guard start.isFinite, length.isFinite else { return (0, 0) }
      func pixel(_ coordinate: CGFloat) -> Int {
        Int((min(max(coordinate, 0), 1) * CGFloat(count)).rounded())
      }
      return (pixel(start), pixel(start + length) - pixel(start))
    }
    let columns = pixels(from: rect.origin.x, rect.size.width, of: bitmap.width)
    let rows = pixels(from: rect.origin.y, rect.size.height, of: bitmap.height)
    guard columns.count > 0, rows.count > 0 else { return nil }
    return ImageTile(
      bitmap: bitmap,
      part: BitmapPart(
        x: columns.start, y: rows.start, width: columns.count, height: rows.count),
      size: CGSize(
        width: CGFloat(columns.count) / imageAsset.scale * scale,
        height: CGFloat(rows.count) / imageAsset.scale * scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an image; see ``ImagePaint``.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
