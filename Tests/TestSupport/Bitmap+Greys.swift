import Foundation
import PlumbUI

@testable import PlumbCore
@testable import PlumbGraphics

extension Bitmap {
  /// Returns a bitmap whose pixels are computed by a closure.
  convenience init(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) {
    self.init(
      width: width, height: height,
      pixels: (0..<width * height).map { word($0 % width, $0 / width) })
  }

  /// Opaque greys with a different value for every pixel.
  static func greys(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width, height) { x, y in
      let level = UInt32((x * 37 + y * 91 + 13) % 256)
      return 0xFF00_0000 | level << 16 | level << 8 | level
    }
  }
}
