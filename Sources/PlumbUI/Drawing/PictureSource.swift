internal import Foundation

/// A picture with the number of its pixels to a point.
struct ImageAsset {
  var bitmap: Bitmap
  var scale: CGFloat

  /// In points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

/// What a picture is known by.
struct ImageAssetName: Hashable, Sendable {
  var name: String
  /// The folders of the bundle it is in; none for the program's own.
  var bundleFolders: [URL] = []
}

/// Finds pictures.
protocol ImageAssetSource: AnyObject {
  /// The picture of a name that fits a screen best; `nil` where there is none.
  ///
  /// - Parameter scale: the screen's pixels per point.
  func picture(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset?
}
