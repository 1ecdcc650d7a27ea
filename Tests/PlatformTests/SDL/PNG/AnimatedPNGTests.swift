import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct AnimatedPNGTests {
  private let backdrop: UInt32 = 0xFF20_4060

  /// Returns a canvas of 24 by 16 pixels in one colour, with a mark on a part of it.
  private func canvas(_ colour: UInt32, mark: PixelRect? = nil, in ink: UInt32 = 0) -> PixelCanvas {
    let canvas = PixelCanvas(width: 24, height: 16)
    canvas.pixels.update(repeating: colour)
    guard let mark else { return canvas }
    for y in mark.y..<mark.y + mark.height {
      for x in mark.x..<mark.x + mark.width { canvas.pixels[y * 24 + x] = ink }
    }
    return canvas
  }

  /// A mark that moves, stays and disappears, on an opaque and then a translucent background.
  private var transition: [PixelCanvas] {
    let marks = [(2, 3), (3, 3), (3, 3), (3, 3), (20, 12), (0, 0)].map { x, y in
      canvas(backdrop, mark: PixelRect(x: x, y: y, width: 4, height: 3), in: 0x8080_0040)
    }
    return marks + [canvas(backdrop), canvas(0x4010_2040), canvas(0), canvas(0), canvas(backdrop)]
  }

  private func film(_ canvases: [PixelCanvas], frameRate: Int = 30) throws -> Data {
    var film = AnimatedPNG(width: 24, height: 16, frameRate: frameRate)
    for canvas in canvases { try film.append(canvas) }
    return film.data()
  }

  @Test func `the chunks are in the order required by the format`() throws {
    let reader = try AnimatedPNGReader(film(transition))
    let kinds = reader.kinds
    #expect(kinds.first == "IHDR")
    #expect(kinds.last == "IEND")
    let control = try #require(kinds.firstIndex(of: "acTL"))
    let pixels = try #require(kinds.firstIndex(of: "IDAT"))
    #expect(control < pixels)
    #expect(kinds[pixels - 1] == "fcTL")
    let later = (1..<reader.frames.count).flatMap { _ in ["fcTL", "fdAT"] }
    #expect(Array(kinds[(pixels + 1)...]) == later + ["IEND"])
    #expect(Set(kinds.filter { $0 != "fcTL" && $0 != "fdAT" }).count == pixels + 1)
  }

  @Test func `every chunk has its checksum`() throws {
    for chunk in try AnimatedPNGReader(film(transition)).chunks {
      #expect(chunk.check == CRC32(chunk.kind.utf8 + chunk.payload).value)
    }
  }

  @Test func `sequence numbers start at zero without a gap`() throws {
    let reader = try AnimatedPNGReader(film(transition))
    #expect(reader.numbers == Array(0..<2 * reader.frames.count - 1))
  }

  /// Eight bytes: the number of frames, then the number of repetitions; zero means infinite.
  @Test func `the control chunk has the number of frames and repeats forever`() throws {
    let reader = try AnimatedPNGReader(film(transition))
    let control = try #require(reader.chunks.first { $0.kind == "acTL" })
    #expect(control.payload == [0, 0, 0, UInt8(reader.frames.count), 0, 0, 0, 0])
  }

  @Test func `a viewer without animation shows the first frame`() throws {
    #expect(try PNGFile.decode(film(transition)) == transition[0])
  }

  @Test func `the composed frames are equal to the canvases`() throws {
    let reader = try AnimatedPNGReader(film(transition))
    let shown = zip(reader.frames, try reader.pictures()).flatMap { frame, picture in
      Array(repeating: picture, count: frame.delay.numerator)
    }
    #expect(shown == transition)
  }

  @Test func `consecutive equal canvases are one longer frame`() throws {
    let still = canvas(backdrop)
    let other = canvas(0xFFFF_FFFF)
    let reader = try AnimatedPNGReader(film([still, still, still, other, still, still]))
    #expect(reader.frames.map(\.delay.numerator) == [3, 1, 2])
    #expect(reader.frames.allSatisfy { $0.delay.denominator == 30 })
  }

  @Test func `a period without changes takes no bytes`() throws {
    let still = canvas(backdrop)
    let long = try film(Array(repeating: still, count: 500))
    #expect(try long.count == film([still]).count)
  }

  @Test func `a changed canvas is a new frame`() throws {
    let canvas = canvas(backdrop)
    var film = AnimatedPNG(width: 24, height: 16, frameRate: 10)
    try film.append(canvas)
    canvas.pixels[5] = 0xFFFF_0000
    try film.append(canvas)
    let pictures = try AnimatedPNGReader(film.data()).pictures()
    #expect(pictures == [self.canvas(backdrop), canvas])
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 23, y: 15, width: 1, height: 1),
    PixelRect(x: 5, y: 0, width: 3, height: 16), PixelRect(x: 0, y: 7, width: 24, height: 2),
    PixelRect(x: 0, y: 0, width: 24, height: 16),
  ])
  func `a frame contains only the changed part`(part: PixelRect) throws {
    let marked = canvas(backdrop, mark: part, in: 0xFFFF_FFFF)
    let reader = try AnimatedPNGReader(film([canvas(backdrop), marked]))
    #expect(
      reader.frames.map(\.part) == [PixelRect(x: 0, y: 0, width: 24, height: 16), part])
  }

  @Test func `distant changes are in their common bounding rectangle`() throws {
    let old = canvas(backdrop)
    let new = canvas(backdrop)
    new.pixels[2 * 24 + 20] = 0
    new.pixels[9 * 24 + 4] = 0
    let frames = try AnimatedPNGReader(film([old, new])).frames
    #expect(frames.last?.part == PixelRect(x: 4, y: 2, width: 17, height: 8))
  }

  /// The fields for disposal (the image stays) and blending (the pixels replace it) are 0.
  @Test func `a part replaces the image, including transparent pixels`() throws {
    let reader = try AnimatedPNGReader(film(transition))
    #expect(reader.frames.allSatisfy { $0.disposal == 0 && $0.blending == 0 })
  }

  /// Byte 8 of a header is the depth, byte 9 the kind of colour: 6 is red, green, blue and alpha.
  @Test(arguments: [0xFF20_4060, 0x4010_2040, 0, 0xFF80_8080] as [UInt32])
  func `opaque, translucent and grey canvases have one pixel format`(colour: UInt32) throws {
    let reader = try AnimatedPNGReader(PNGFile.encode(canvas(colour)))
    #expect(reader.chunks[0].payload[8...9] == [8, 6])
  }

  @Test(arguments: [1, 24, 60, 120])
  func `a frame has the duration of the frame rate`(frameRate: Int) throws {
    let delay = try AnimatedPNGReader(film([canvas(0)], frameRate: frameRate)).frames[0].delay
    #expect(delay == (1, frameRate))
  }

  /// The duration of a frame has 16 bits.
  @Test func `a period longer than the limit is divided into frames`() throws {
    var film = AnimatedPNG(width: 2, height: 2, frameRate: 120)
    let still = PixelCanvas(width: 2, height: 2)
    for _ in 0..<70_000 { try film.append(still) }
    let reader = try AnimatedPNGReader(film.data())
    #expect(reader.frames.map(\.delay.numerator) == [65_535, 70_000 - 65_535])
    #expect(try reader.pictures() == [still, still])
  }

  @Test func `pixel data in several chunks is joined`() throws {
    // Noise cannot be compressed, so libpng writes several chunks.
    var random = Noise()
    let canvases = (0..<2).map { _ in
      let canvas = PixelCanvas(width: 128, height: 96)
      for index in canvas.pixels.indices { canvas.pixels[index] = 0xFF00_0000 | random.next() }
      return canvas
    }
    var film = AnimatedPNG(width: 128, height: 96, frameRate: 30)
    for canvas in canvases { try film.append(canvas) }
    let pieces = try AnimatedPNGReader(PNGFile.encode(canvases[0])).kinds.count { $0 == "IDAT" }
    #expect(pieces > 1)
    #expect(try AnimatedPNGReader(film.data()).pictures() == canvases)
  }

  @Test func `equal canvases give equal bytes`() throws {
    #expect(try film(transition) == film(transition))
  }

  @Test func `data can be read at any time`() throws {
    var film = AnimatedPNG(width: 24, height: 16, frameRate: 30)
    for (index, canvas) in transition.enumerated() {
      try film.append(canvas)
      #expect(try film.data() == self.film(Array(transition[...index])))
    }
  }

  @Test func `a copy is independent`() throws {
    var one = AnimatedPNG(width: 24, height: 16, frameRate: 30)
    try one.append(transition[0])
    var two = one
    try two.append(transition[4])
    try one.append(transition[1])
    #expect(try one.data() == film([transition[0], transition[1]]))
    #expect(try two.data() == film([transition[0], transition[4]]))
  }

  @Test func `reading without frames ends with a message`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = AnimatedPNG(width: 24, height: 16, frameRate: 30).data()
    }
    try expect(result, says: "An animated PNG has no frames; append a canvas first.")
  }

  @Test func `a canvas of another size ends with a message`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var film = AnimatedPNG(width: 24, height: 16, frameRate: 30)
      try film.append(PixelCanvas(width: 16, height: 24))
    }
    try expect(
      result, says: "A canvas of 16x24 pixels was appended to an animated PNG of 24x16;")
  }

  @Test func `a rate not supported by the format ends with a message`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = AnimatedPNG(width: 24, height: 16, frameRate: 121)
    }
    try expect(result, says: "cannot show 121 frames per second; choose a rate from 1 to 120.")
  }

  private func expect(_ result: ExitTest.Result?, says sentence: String) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(sentence))
  }

  /// Random colours, the same in every run.
  private struct Noise {
    private var state: UInt64 = 1

    mutating func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(state >> 40)
    }
  }
}
