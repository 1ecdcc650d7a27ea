import Foundation

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// A source with one image, by default of 40 by 20 pixels with a scale of 2.
final class GreyImages: ImageAssetSource {
  let picture: ImageAsset

  init(_ picture: ImageAsset = ImageAsset(bitmap: .greys(40, 20), scale: 2)) {
    self.picture = picture
  }

  func image(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset? {
    name.name == "grey" ? picture : nil
  }
}
