import CoreGraphics
import PlumbGraphics
import Testing

/// Parts of bitmaps, as in Core Graphics.
@Suite struct CroppedBitmapTests {
  /// Three columns and two rows, with the numbers 0 to 5.
  private let bitmap = Bitmap(width: 3, height: 2, pixels: Array(0..<6))

  private func pixels(_ rect: CGRect) -> [UInt32]? { bitmap.cropping(to: rect)?.pixels }

  @Test func `a part has its own pixels, from the upper left corner`() {
    #expect(pixels(CGRect(x: 1, y: 0, width: 2, height: 1)) == [1, 2])
    #expect(pixels(CGRect(x: 0, y: 0, width: 1, height: 2)) == [0, 3])
    let part = bitmap.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2))
    #expect(part?.width == 2 && part?.height == 2)
  }

  @Test func `a rectangle is made larger to whole pixels, and ends with the picture`() {
    #expect(pixels(CGRect(x: 0.5, y: 0.5, width: 1, height: 0.4)) == [0, 1])
    #expect(pixels(CGRect(x: 2, y: 1, width: 9, height: 9)) == [5])
    #expect(pixels(CGRect(x: -5, y: -5, width: 100, height: 100)) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `there is no picture without pixels`() {
    #expect(pixels(CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(pixels(CGRect(x: 1, y: 1, width: 0, height: 0)) == nil)
    #expect(pixels(.null) == nil)
  }
}
