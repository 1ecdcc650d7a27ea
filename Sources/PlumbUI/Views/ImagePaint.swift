public import Foundation

/// A picture that fills something side by side, from the top left corner of what it fills.
///
/// Symbols, and pictures that cannot be shown, fill with nothing.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// The part of the picture that is repeated, in its unit square.
  public var sourceRect: CGRect
  /// How many times larger than it is the picture is painted.
  public var scale: CGFloat

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

  /// What is repeated; `nil` for nothing.
  func tile(in environment: EnvironmentValues) -> ImageTile? {
    guard let picture = image.picture(in: environment), scale > 0, scale.isFinite else {
      return nil
    }
    let (bitmap, rect) = (picture.bitmap, sourceRect.standardized)
    func pixels(from start: CGFloat, _ length: CGFloat, of count: Int) -> (start: Int, count: Int) {
      guard start.isFinite, length.isFinite else { return (0, 0) }
      func pixel(_ place: CGFloat) -> Int {
        Int((min(max(place, 0), 1) * CGFloat(count)).rounded())
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
        width: CGFloat(columns.count) / picture.scale * scale,
        height: CGFloat(rows.count) / picture.scale * scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture side by side; see ``ImagePaint``.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
