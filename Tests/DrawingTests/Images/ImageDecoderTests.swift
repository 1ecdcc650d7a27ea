import Foundation
import Testing

@testable import PlumbGraphics
@testable import PlumbSDL
@testable import TestSupport

/// Image files of other formats than PNG. Their pixels are tested only if SDL_image is installed.
@Suite struct ImageDecoderTests {
  /// Red pictures of 8 by 4 pixels.
  private static let files: [(name: String, data: Data)] = [
    (
      "red.jpg",
      data(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+"
          + "MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P"
          + "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAA"
          + "AAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEA"
          + "AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCfADKS/9k=")
    ),
    (
      "red.webp",
      data(
        "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAQAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/"
          + "+PIAAAA=")
    ),
    ("red.gif", data("R0lGODlhCAAEAPAAAP8AAAAAACH5BAAAAAAALAAAAAAIAAQAAAIFhI+piwUAOw==")),
    (
      "red.svg",
      Data(
        #"""
        <?xml version="1.0"?><!-- A picture. -->
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height='4px' viewBox="0 0 16 8">
        <rect width="16" height="8" fill="#ff0000"/></svg>
        """#.utf8)
    ),
  ]

  private static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

  private func message(_ data: Data, _ name: String, limit: Int = 1 << 26) -> String? {
    do {
      _ = try ImageDecoder.decode(data, named: name, limit: limit)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a picture is decoded, or a sentence tells what to install`() throws {
    for file in Self.files {
      let format = try #require(ImageFormat(file.data))
      guard SDLImageLibrary.shared != nil else {
        let article = format == .svg ? "an" : "a"
        #expect(
          message(file.data, file.name)
            == "The picture \(file.name) is \(article) \(format.rawValue), which needs the library"
            + " SDL2_image; install libsdl2-image-2.0-0.")
        continue
      }
      let canvas = try ImageDecoder.decode(file.data, named: file.name, limit: 32)
      #expect(canvas.width == 8 && canvas.height == 4, "\(file.name)")
      let pixel = canvas[4, 2]
      #expect(pixel >> 24 == 0xFF && pixel >> 16 & 0xFF > 0xF0, "\(file.name)")
      #expect(pixel >> 8 & 0xFF < 0x10 && pixel & 0xFF < 0x10, "\(file.name)")
    }
  }

  @Test func `a drawing of an old library gets the size that was asked for`() {
    let canvas = PixelCanvas(width: 2, height: 1)
    canvas.pixels[0] = 0xFF00_0000
    canvas.pixels[1] = 0xFFFF_8000
    let larger = canvas.resampled(width: 4, height: 2)
    #expect(larger.width == 4 && larger.height == 2)
    for row in 0..<2 {
      // The middles of the pixels are 0, a quarter, three quarters and 1 of the way between the two.
      #expect(
        (0..<4).map { larger[$0, row] } == [0xFF00_0000, 0xFF40_2000, 0xFFBF_6000, 0xFFFF_8000])
    }
    #expect(canvas.resampled(width: 2, height: 1) === canvas)
  }

  @Test func `formats and sizes are read from the first bytes`() throws {
    #expect(Self.files.map { ImageFormat($0.data) } == [.jpeg, .webP, .gif, .svg])
    for file in Self.files {
      let format = try #require(ImageFormat(file.data))
      let size = try #require(DeclaredSize.size(of: file.data, as: format))
      #expect(size == (8, 4), "\(file.name)")
    }
    #expect(ImageFormat(Data("<html>".utf8)) == nil)
    #expect(ImageFormat(Data()) == nil)
  }

  @Test(arguments: [
    ("width='3in' height='1in'", 288, 96), ("viewBox='0 0 20 10'", 20, 10),
    ("width='100%' height='100%' viewBox='0,0 30,40'", 30, 40), ("width='10' height='20'", 10, 20),
    ("data-width='9' width = \"6pt\" height=\"1.5\"", 8, 1.5),
  ])
  func `an SVG file has the size of its first element`(text: String, width: Double, height: Double)
  {
    let size = SVGSize(Data("<svg \(text)></svg>".utf8))
    #expect(size?.width == width && size?.height == height)
  }

  @Test(arguments: ["", "width='0' height='1'", "width='1e9' height='1'", "viewBox='0 0 1'"])
  func `an SVG file without a size is damaged`(text: String) {
    #expect(SVGSize(Data("<svg \(text)></svg>".utf8)) == nil)
  }

  @Test func `a picture beyond the limit is refused before memory is allocated`() {
    var jpeg = Self.files[0].data
    // The frame of the file declares 65 535 by 65 535 pixels.
    if let start = jpeg.range(of: Data([0xFF, 0xC0]))?.lowerBound {
      for index in 5...8 { jpeg[start + index] = 0xFF }
    }
    #expect(
      message(jpeg, "large.jpg")
        == "The picture large.jpg has 65535x65535 pixels, which are more than 67108864.")
    let svg = Data("<svg width='100000' height='100000'/>".utf8)
    #expect(message(svg, "large.svg")?.contains("100000x100000 pixels") == true)
    #expect(message(Self.files[1].data, "red.webp", limit: 31)?.contains("8x4 pixels") == true)
  }

  @Test func `pictures have a number of pixels together, which is free again with the last use`()
    throws
  {
    let file = try PNGFile.encode(PixelCanvas(width: 4, height: 4))
    // Of three pictures of 16 pixels.
    let budget = PixelBudget(48)
    func read() throws -> Bitmap {
      try ImageDecoder.bitmap(file, named: "cat.png", budget: budget)
    }
    var pictures = try (0..<3).map { _ in try read() }
    let failure = #expect(throws: ImageDecoder.Failure.self) { try read() }
    #expect(failure?.isTemporary == true)
    #expect(
      failure?.description == "The picture cat.png has 4x4 pixels, and all pictures that are shown"
        + " have at most 48 together.")
    pictures.removeLast()
    pictures.append(try read())
    #expect(throws: ImageDecoder.Failure.self) { try read() }
    // A file that cannot be decoded keeps nothing.
    pictures.removeLast()
    for _ in 0..<3 {
      #expect(throws: SDLError.self) {
        try ImageDecoder.bitmap(file.prefix(40), named: "cut.png", budget: budget)
      }
    }
    pictures.append(try read())
    #expect(pictures.count == 3)
  }

  /// The screen has 8 by 4 pixels; the image on it, in which the file is decoded, 65 535 by 65 535.
  @Test func `the size of a GIF is that of its image, if that is larger than the screen`() throws {
    var gif = Self.files[2].data
    let image = try #require(gif.firstIndex(of: 0x2C))
    for index in 5...8 { gif[image + index] = 0xFF }
    #expect(message(gif, "large.gif")?.contains("65535x65535 pixels") == true)
  }

  /// A marker without a length is followed by another marker, not by a length.
  @Test func `the size of a JPEG is that of the frame that the library reads`() throws {
    var jpeg = Self.files[0].data
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0]))?.lowerBound)
    for index in 5...8 { jpeg[frame + index] = 0xFF }
    jpeg.insert(contentsOf: [0xFF, 0xD0, 0xFF, 0x01], at: 2)
    #expect(message(jpeg, "large.jpg")?.contains("65535x65535 pixels") == true)
  }

  @Test func `damaged files give an image or a sentence`() {
    for file in Self.files {
      for count in stride(from: 0, to: file.data.count, by: 3) {
        _ = message(file.data.prefix(count), file.name)
      }
      for index in file.data.indices {
        var damaged = file.data
        damaged[index] = ~damaged[index]
        if let message = message(damaged, file.name, limit: 1 << 16) { #expect(!message.isEmpty) }
      }
    }
    #expect(message(Data("%PDF-1.4".utf8), "a.pdf")?.contains("convert it to PNG") == true)
  }
}
