internal import Foundation

/// A bitmap with its scale.
package struct ImageAsset {
  /// The pixels of the image.
  package var bitmap: Bitmap
  /// The number of pixels per point.
  package var scale: CGFloat

  /// Creates an asset from a bitmap and its pixels per point.
  package init(
    bitmap: Bitmap,
    scale: CGFloat
  ) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The size in points.
  package var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

/// A source of image assets.
package protocol ImageAssetSource: AnyObject {
  /// Returns the image with a name that matches a screen best, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point of the screen.
  ///   - isDark: Whether the colour scheme is dark.
  func image(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset?
}
