/// A sound in a CAF file with samples that are not compressed.
struct CAFFile {
  private var layout: SampleLayout?
  private var samples: ArraySlice<UInt8>?

  /// Decodes a file. The samples of one that was cut off end earlier.
  static func decode(_ bytes: [UInt8]) throws(SoundError) -> PCM {
    var file = CAFFile()
    var reader = ChunkReader(bytes[...])
    guard reader.name() == "caff", reader.number(4) != nil else { throw .damaged }
    while let name = reader.name(), let size = reader.number(8) {
      // The last chunk may have the size -1, for all that follows.
      let content = reader.bytes(atMost: Int(clamping: size))
      switch name {
      case "desc": try file.readDescription(content)
      // After the number of changes.
      case "data": file.samples = content.dropFirst(4)
      default: break
      }
    }
    guard let layout = file.layout, let samples = file.samples else { throw .damaged }
    return try PCM(samples, layout: layout)
  }

  private mutating func readDescription(_ content: ArraySlice<UInt8>) throws(SoundError) {
    var reader = ChunkReader(content)
    guard let rate = reader.number(8), let format = reader.name(), let flags = reader.number(4),
      let packetSize = reader.number(4), reader.number(4) != nil, let channels = reader.number(4),
      let bits = reader.number(4)
    else { throw .damaged }
    guard format == "lpcm" else {
      throw SoundError(reason: "its compression is not supported; convert it to WAV")
    }
    let kind: SampleLayout.Kind? =
      switch (flags & 1, bits) {
      case (0, _): SampleLayout.Kind(signedBits: Int(bits))
      case (_, 32): .float32
      case (_, 64): .float64
      default: nil
      }
    guard let kind, packetSize == UInt64(kind.byteCount) * channels else { throw .damaged }
    layout = SampleLayout(
      kind: kind, isLittleEndian: flags & 2 != 0, channelCount: Int(channels),
      frameRate: Double(bitPattern: rate))
  }
}
