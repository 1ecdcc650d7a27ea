internal import Foundation

/// A chunk of a PNG file: a type of four letters and its data.
struct PNGChunk: Hashable, Sendable {
  /// The bytes at the start of every PNG file.
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// The size in bytes of length, type and checksum, which surround the payload of every chunk.
  private static let frameSize = 12

  /// The type: four ASCII letters, such as `IHDR`; their case is significant.
  let kind: String
  let payload: Data

  init(_ kind: String, _ payload: Data = Data()) {
    precondition(
      kind.utf8.count == 4, "The PNG chunk type \(kind) does not have four letters; pass four.")
    self.kind = kind
    self.payload = payload
  }

  /// The encoded chunk: length, type, payload, checksum.
  var bytes: Data {
    var bytes = Data(capacity: payload.count + Self.frameSize)
    bytes.append(bigEndian: UInt32(payload.count))
    bytes.append(contentsOf: kind.utf8)
    bytes.append(payload)
    bytes.append(bigEndian: CRC32(bytes.dropFirst(4)).value)
    return bytes
  }

  /// Returns the chunks of a complete PNG file, in order.
  ///
  /// Checksums are not verified, and bytes after the last complete chunk are ignored, so the file
  /// must come from a source that is known to be intact.
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
  /// Appends a number in big-endian order, as used by PNG.
  package mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    for shift in stride(from: Number.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
