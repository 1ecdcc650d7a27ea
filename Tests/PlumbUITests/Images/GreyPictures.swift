import Foundation

@testable import PlumbUI

/// Knows one picture, if none is given of 40 by 20 pixels, twice as many as points.
final class GreyPictures: PictureSource {
  let picture: Picture

  init(_ picture: Picture = Picture(bitmap: .greys(40, 20), scale: 2)) {
    self.picture = picture
  }

  func picture(named name: PictureName, scale: CGFloat, isDark: Bool) -> Picture? {
    name.name == "grey" ? picture : nil
  }
}
