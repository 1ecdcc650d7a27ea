import Foundation

@testable import PlumbUI

/// Knows one picture, of 40 by 20 pixels, and gives it twice as many pixels as points.
final class GreyPictures: PictureSource {
  let picture = Picture(bitmap: .greys(40, 20), scale: 2)

  func picture(named name: PictureName, scale: CGFloat, isDark: Bool) -> Picture? {
    name.name == "grey" ? picture : nil
  }
}
