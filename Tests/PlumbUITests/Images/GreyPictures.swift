import Foundation

@testable import PlumbUI

/// Knows one picture, if none is given of 40 by 20 pixels, twice as many as points.
final class GreyImages: ImageAssetSource {
  let picture: ImageAsset

  init(_ picture: ImageAsset = ImageAsset(bitmap: .greys(40, 20), scale: 2)) {
    self.picture = picture
  }

  func picture(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset? {
    name.name == "grey" ? picture : nil
  }
}
