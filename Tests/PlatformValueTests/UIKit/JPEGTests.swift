import Foundation
import PlumbUIKit
import SwiftUI
import Testing

@testable import PlumbPlatformValues

/// JPEG files, which are read again where SDL_image is installed.
@MainActor @Suite struct JPEGTests {
  /// Returns an image of four coloured quarters, whose sides are no multiples of a block.
  private func quarters() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 50, height: 34), format: format).image {
      let colors: [UIColor] = [.red, .green, .blue, .white]
      for (index, color) in colors.enumerated() {
        color.setFill()
        $0.fill(CGRect(x: index % 2 * 25, y: index / 2 * 17, width: 25, height: 17))
      }
    }
  }

  @Test func `a file has its marks and its size`() throws {
    let data = try #require(quarters().jpegData(compressionQuality: 0.9))
    let bytes = [UInt8](data)
    #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]))
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    #expect(bytes[(frame + 4)...].prefix(5) == [8, 0, 34, 0, 50])
  }

  @Test func `a lower quality makes a smaller file`() throws {
    let best = try #require(quarters().jpegData(compressionQuality: 1))
    let low = try #require(quarters().jpegData(compressionQuality: 0.1))
    #expect(low.count < best.count)
  }

  @Test func `an image without pixels has no file`() {
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func `frequencies are in the order of the standard`() {
    #expect(JPEGTables.zigzag.prefix(10) == [0, 1, 8, 16, 9, 2, 3, 10, 17, 24])
    #expect(JPEGTables.zigzag.suffix(3) == [55, 62, 63])
    #expect(Set(JPEGTables.zigzag).count == 64)
  }

  @Test func `the code has a word for each value`() {
    // The standard's words for zero and for the end of a block.
    #expect(JPEGTables.dc.words[0] == (0, 2))
    #expect(JPEGTables.ac.words[0] == (0b1010, 4))
    #expect(JPEGTables.ac.values.count == 162)
    #expect(JPEGTables.ac.counts.reduce(0) { $0 + Int($1) } == 162)
  }

  @Test func `the colours are read again`() throws {
    let data = try #require(quarters().jpegData(compressionQuality: 0.95))
    // Without the library that reads JPEG files there is nothing to compare.
    guard let bitmap = UIImage(data: data)?.cgImage else { return }
    #expect(bitmap.width == 50 && bitmap.height == 34)
    for (x, y, expected) in [
      (5, 5, 0xFF0000), (45, 5, 0x00FF00), (5, 30, 0x0000FF), (45, 30, 0xFFFFFF),
    ] {
      let pixel = Int(bitmap.pixels[y * 50 + x])
      for shift in [0, 8, 16] {
        #expect(abs((pixel >> shift & 0xFF) - (expected >> shift & 0xFF)) < 8, "\(x), \(y)")
      }
    }
  }
}
