internal import Foundation

/// One piece of a PNG file: four letters that say what it is, and its bytes.
struct PNGChunk: Hashable, Sendable {
  /// The bytes every PNG file starts with.
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// Length, letters and checksum, which surround the payload of every chunk.
  private static let frameSize = 12

  /// Four ASCII letters, such as `IHDR`; their case has a meaning.
  let kind: String
  let payload: Data

  init(_ kind: String, _ payload: Data = Data()) {
    precondition(
      kind.utf8.count == 4, "The name \(kind) of a PNG chunk has not four letters; give it four.")
    self.kind = kind
    self.payload = payload
  }

  /// The chunk as it stands in a file: length, letters, payload, checksum.
  var bytes: Data {
    var bytes = Data(capacity: payload.count + Self.frameSize)
    bytes.append(bigEndian: UInt32(payload.count))
    bytes.append(contentsOf: kind.utf8)
    bytes.append(payload)
    bytes.append(bigEndian: CRC32(bytes.dropFirst(4)).value)
    return bytes
  }

  /// The chunks of a whole PNG file, in order.
  ///
  /// Checksums are not compared. Bytes that hold no further whole chunk are left out, so the file
  /// must come from a source that is trusted to be whole.
  static func chunks(of file: Data) -> [PNGChunk] {
    var rest = file.dropFirst(signature.count)
    var chunks: [PNGChunk] = []
    while rest.count >= frameSize {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - frameSize else { break }
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard kind.utf8.count == 4 else { break }
      chunks.append(PNGChunk(kind, Data(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(frameSize + length)
    }
    return chunks
  }
}

extension Data {
  /// Appends a number, its highest byte first, as PNG keeps all numbers.
  mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    for shift in stride(from: Number.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
