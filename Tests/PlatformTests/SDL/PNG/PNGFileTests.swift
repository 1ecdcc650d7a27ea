import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct PNGFileTests {
  /// A canvas with every alpha, and with colours valid for that alpha.
  private func canvas(width: Int = 256, height: Int = 24) -> PixelCanvas {
    let canvas = PixelCanvas(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = UInt32(x & 255)
        let red = alpha * UInt32(y) / 23
        let blue = alpha - red
        canvas.pixels[y * width + x] = alpha << 24 | red << 16 | (alpha / 2) << 8 | blue
      }
    }
    return canvas
  }

  @Test func `a canvas is equal after writing and reading, including transparency`() throws {
    let canvas = canvas()
    #expect(try PNGFile.decode(PNGFile.encode(canvas)) == canvas)
  }

  @Test func `the smallest canvas can be written and read`() throws {
    let canvas = PixelCanvas(width: 1, height: 1)
    #expect(try PNGFile.decode(PNGFile.encode(canvas)) == canvas)
  }

  @Test func `equal canvases give equal bytes`() throws {
    #expect(try PNGFile.encode(canvas()) == PNGFile.encode(canvas()))
  }

  /// Half transparent red is 80 00 00 premultiplied and FF 00 00 in a file.
  @Test func `files contain colours that are not premultiplied`() throws {
    let canvas = PixelCanvas(width: 1, height: 1)
    canvas.pixels[0] = 0x8080_0000
    #expect(StraightPixels(canvas).words == [0x80FF_0000])
    #expect(try PNGFile.decode(PNGFile.encode(canvas))[0, 0] == 0x8080_0000)
  }

  /// libpng writes at most a million columns.
  @Test func `a canvas that libpng does not write is an error with its message`() {
    let canvas = PixelCanvas(width: 1_000_001, height: 1)
    let error = #expect(throws: SDLError.self) { try PNGFile.encode(canvas) }
    #expect(error?.description == "libpng failed: Invalid IHDR data.")
  }

  /// A row alone does not repeat itself, but equal rows differ by nothing.
  @Test func `equal rows take almost no bytes`() throws {
    let canvas = PixelCanvas(width: 256, height: 400)
    for index in canvas.pixels.indices {
      canvas.pixels[index] = 0xFF00_0000 | UInt32(index % 256 * 40_503)
    }
    #expect(try PNGFile.encode(canvas).count < 4_000)
    #expect(try PNGFile.decode(PNGFile.encode(canvas)) == canvas)
  }

  @Test(arguments: [Data(), Data("\u{89}PNG".utf8), Data(repeating: 0, count: 100)])
  func `data that is not an image is rejected with a message`(data: Data) {
    let error = #expect(throws: SDLError.self) { try PNGFile.decode(data) }
    #expect(error?.description.hasPrefix("The data is not a readable PNG image") == true)
  }

  @Test func `damaged data does not crash the reader`() throws {
    let good = try PNGFile.encode(canvas())
    var random = Damage(state: 1)
    for _ in 0..<1_000 {
      var data = good
      for _ in 0...random.next(below: 4) {
        data[random.next(below: data.count)] = UInt8(random.next(below: 256))
      }
      if random.next(below: 4) == 0 { data = data.prefix(random.next(below: data.count)) }
      // Either result is correct; the test is that there is one.
      _ = try? PNGFile.decode(data)
    }
  }

  /// A header of 100 000 by 100 000 pixels in a file of a few bytes, with a correct checksum.
  @Test func `a header with a huge size allocates no memory`() throws {
    var data = try PNGFile.encode(PixelCanvas(width: 1, height: 1))
    data.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    let checksum = crc32(data[12..<29])
    data.replaceSubrange(29..<33, with: withUnsafeBytes(of: checksum.bigEndian, Array.init))
    let error = #expect(throws: SDLError.self) { try PNGFile.decode(data) }
    #expect(error?.description.contains("100000x100000 pixels cannot be in") == true)
  }

  /// A photograph of 12 000 by 8 000 pixels is read; a square of 16 384 pixels, which compresses to 33 KB,
  /// is not.
  @Test(arguments: [(12_000, 8_000, true), (11_585, 11_585, true), (16_384, 16_384, false)])
  func `an image of half a gigabyte is the largest one`(
    width: Int, height: Int, isRead: Bool
  ) throws {
    #expect((width * height <= PNGFile.largestImage) == isRead)
    guard !isRead else { return }
    var data = try PNGFile.encode(PixelCanvas(width: 1, height: 1))
    data.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    let checksum = crc32(data[12..<29])
    data.replaceSubrange(29..<33, with: withUnsafeBytes(of: checksum.bigEndian, Array.init))
    data.append(Data(count: 33_000))
    let size = try #require(PNGFile.size(of: data))
    #expect(size == (width, height))
    let error = #expect(throws: SDLError.self) { try PNGFile.decode(data) }
    #expect(error?.description.contains("16384x16384 pixels are more than 134217728") == true)
  }

  @Test func `a file is replaced atomically`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".png")
    defer { try? FileManager.default.removeItem(at: url) }
    try PNGFile.write(PixelCanvas(width: 3, height: 2), to: url)
    try PNGFile.write(canvas(), to: url)
    #expect(try PNGFile.decode(Data(contentsOf: url)) == canvas())
  }

  @Test func `an unwritable path is named in the error`() {
    let url = URL(filePath: "/no/such/folder/picture.png")
    let error = #expect(throws: SDLError.self) { try PNGFile.write(canvas(), to: url) }
    #expect(
      error?.description == "The image cannot be written to /no/such/folder/picture.png: "
        + "No such file or directory; choose another path.")
  }

  private func crc32(_ bytes: Data) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// A small generator, so that failures are reproducible.
  private struct Damage {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
