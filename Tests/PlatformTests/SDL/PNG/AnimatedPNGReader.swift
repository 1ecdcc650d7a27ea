import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// A reader of animated PNG files, written from the specification with its own chunk parser, so
/// that it does not repeat a mistake of the writer.
struct AnimatedPNGReader {
  struct Chunk {
    var kind: String
    var payload: [UInt8]
    var check: UInt32
  }

  /// The fields of `fcTL`, in their order in the file.
  struct Frame {
    var number: Int
    var part: PixelRect
    var delay: (numerator: Int, denominator: Int)
    var disposal: Int
    var blending: Int
    var stream: [UInt8] = []
  }

  private(set) var chunks: [Chunk] = []
  private(set) var frames: [Frame] = []
  /// The sequence numbers of `fcTL` and `fdAT` in the order of the file.
  private(set) var numbers: [Int] = []

  var kinds: [String] { chunks.map(\.kind) }
  var width: Int { Self.number(chunks[0].payload[0..<4]) }
  var height: Int { Self.number(chunks[0].payload[4..<8]) }

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    try #require(bytes.prefix(8) == [137, 80, 78, 71, 13, 10, 26, 10])
    var place = 8
    while place < bytes.count {
      try #require(place + 12 <= bytes.count)
      let end = place + 8 + Self.number(bytes[place..<place + 4])
      try #require(end + 4 <= bytes.count)
      chunks.append(
        Chunk(
          kind: String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
          payload: Array(bytes[place + 8..<end]),
          check: UInt32(Self.number(bytes[end..<end + 4]))))
      place = end + 4
    }
    for chunk in chunks { try read(chunk) }
  }

  private mutating func read(_ chunk: Chunk) throws {
    let bytes = chunk.payload
    switch chunk.kind {
    case "fcTL":
      try #require(bytes.count == 26)
      let fields = stride(from: 0, to: 20, by: 4).map { Self.number(bytes[$0..<$0 + 4]) }
      numbers.append(fields[0])
      frames.append(
        Frame(
          number: fields[0],
          part: PixelRect(x: fields[3], y: fields[4], width: fields[1], height: fields[2]),
          delay: (Self.number(bytes[20..<22]), Self.number(bytes[22..<24])),
          disposal: Int(bytes[24]), blending: Int(bytes[25])))
    case "fdAT":
      try #require(!frames.isEmpty && bytes.count > 4)
      numbers.append(Self.number(bytes[0..<4]))
      frames[frames.count - 1].stream += bytes[4...]
    case "IDAT":
      // Pixel data without a preceding fcTL is the default image.
      if frames.isEmpty { break }
      frames[frames.count - 1].stream += bytes
    default:
      break
    }
  }

  /// Returns the canvas after each frame; every frame's part replaces previous pixels.
  func pictures() throws -> [PixelCanvas] {
    var picture = PixelCanvas(width: width, height: height)
    return try frames.map { frame in
      let part = try PNGFile.decode(file(of: frame))
      let next = picture.copy(of: picture.bounds)
      for y in 0..<part.height {
        for x in 0..<part.width {
          next.pixels[(frame.part.y + y) * width + frame.part.x + x] = part[x, y]
        }
      }
      picture = next
      return next
    }
  }

  /// Returns a frame as a separate file: the header with the size of the part, and its pixels.
  private func file(of frame: Frame) -> Data {
    var header = chunks[0].payload
    header.replaceSubrange(0..<4, with: Self.bytes(UInt32(frame.part.width)))
    header.replaceSubrange(4..<8, with: Self.bytes(UInt32(frame.part.height)))
    let chunks = [("IHDR", header), ("IDAT", frame.stream), ("IEND", [])]
    return chunks.reduce(into: Data([137, 80, 78, 71, 13, 10, 26, 10])) { file, chunk in
      let body = chunk.0.utf8 + chunk.1
      file += Self.bytes(UInt32(chunk.1.count)) + body + Self.bytes(CRC32(body).value)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 * 256 + Int($1) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
