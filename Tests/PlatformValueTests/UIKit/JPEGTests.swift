import Foundation
import PlumbUIKit
import SwiftUI
import Testing

@testable import PlumbPlatformValues

/// JPEG files, which are read again by the reader of these tests.
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

  @Test(arguments: [(1.0, 2), (0.95, 8), (0.5, 16)])
  func `the colours are read again`(quality: CGFloat, tolerance: Int) throws {
    let data = try #require(quarters().jpegData(compressionQuality: quality))
    let file = try JPEGReader(data)
    #expect(file.width == 50 && file.height == 34)
    // The middles of the quarters, with an edge in none of their blocks.
    for (x, y, color) in [
      (11, 4, SIMD3(255, 0, 0)), (44, 4, [0, 255, 0]), (11, 28, [0, 0, 255]),
      (44, 28, [255, 255, 255]),
    ] {
      #expect(distance(file.pixels[y * 50 + x], color) <= tolerance, "\(x), \(y)")
    }
  }

  @Test func `each pixel is near to what was drawn`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 33, height: 21), format: format).image {
      for x in 0..<33 {
        UIColor(red: CGFloat(x) / 32, green: 0.5, blue: 1 - CGFloat(x) / 32, alpha: 1).setFill()
        $0.fill(CGRect(x: x, y: 0, width: 1, height: 21))
      }
    }
    let bitmap = try #require(image.cgImage)
    let file = try JPEGReader(try #require(image.jpegData(compressionQuality: 1)))
    for (pixel, read) in zip(bitmap.pixels, file.pixels) {
      let drawn = SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
      #expect(distance(read, drawn) <= 4)
    }
  }

  @Test func `white is seen where nothing is drawn`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor.black.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let file = try JPEGReader(try #require(image.jpegData(compressionQuality: 1)))
    #expect(distance(file.pixels[0], [127, 127, 127]) <= 3)
    #expect(distance(file.pixels[63], [255, 255, 255]) <= 3)
  }

  /// Returns the largest difference of two colours in a component.
  private func distance(_ first: SIMD3<Int>, _ second: SIMD3<Int>) -> Int {
    let difference = first &- second
    return max(difference.max(), -difference.min())
  }

  // A file of 10 by 9 pixels of another writer, libjpeg by way of ImageMagick, and the colours that libjpeg reads in
  // its corners.
  @Test func `the reader of these tests reads the file of another writer`() throws {
    let text = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCw
      kJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ
      EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAJAAoDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAACAf/xA
      AjEAABBAAEBwAAAAAAAAAAAAABAAIDBAUGEbEHCBI0RHFz/8QAGAEAAgMAAAAAAAAAAAAAAAAACAkFBgf/xAAmEQAB
      AgMGBwAAAAAAAAAAAAABAAMCByEEBQZBQnEIEiMyM1Gh/9oADAMBAAIRAxEAPwCN8G8at4zYghgc7p1GrlP4mkRBZo
      SYmviqHEFNK034+62zHStUu6mXyasJLCSY27LF3JPjnPTz9Jfr14kuREnMod8tHiegmi451Ii5ka076faQfNuyHlzv
      O6FR7yRblf/Z
      """
    let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    let file = try JPEGReader(data)
    #expect(file.width == 10 && file.height == 9)
    for (index, color) in [
      (0, SIMD3(253, 1, 0)), (9, [6, 255, 3]), (80, [0, 0, 254]), (89, [0, 254, 255]),
    ] {
      #expect(distance(file.pixels[index], color) <= 2, "\(index)")
    }
  }

  @Test func `the reader of these tests refuses damaged files`() throws {
    let data = try #require(quarters().jpegData(compressionQuality: 0.9))
    #expect(throws: JPEGReader.FormatError.self) { try JPEGReader(data.prefix(60)) }
    #expect(throws: JPEGReader.FormatError.self) { try JPEGReader(Data("no image".utf8)) }
  }
}
