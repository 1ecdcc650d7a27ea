/// A sound in an AIFF file, also with one of the codes of AIFF-C for samples that are not compressed.
struct AIFFFile {
  private var layout: SampleLayout?
  private var frameCount = 0
  private var samples: ArraySlice<UInt8>?

  /// Decodes a file. The samples of one that was cut off end earlier.
  static func decode(_ bytes: [UInt8]) throws(SoundError) -> PCM {
    var file = AIFFFile()
    var reader = ChunkReader(bytes[...])
    guard reader.name() == "FORM", reader.number(4) != nil, let type = reader.name() else {
      throw .damaged
    }
    while let name = reader.name(), let size = reader.number(4) {
      let content = reader.bytes(atMost: Int(size))
      // Chunks begin at even places.
      if size % 2 == 1 { _ = reader.bytes(1) }
      switch name {
      case "COMM": try file.readDescription(content, isCompressed: type == "AIFC")
      case "SSND": try file.readSamples(content)
      default: break
      }
    }
    guard let layout = file.layout, let samples = file.samples else { throw .damaged }
    let frameSize = layout.kind.byteCount * layout.channelCount
    let isShorter = file.frameCount < samples.count / max(frameSize, 1)
    return try PCM(
      isShorter ? samples.prefix(file.frameCount * frameSize) : samples, layout: layout)
  }

  private mutating func readDescription(
    _ content: ArraySlice<UInt8>, isCompressed: Bool
  ) throws(SoundError) {
    var reader = ChunkReader(content)
    guard let channels = reader.number(2), let frames = reader.number(4),
      let bits = reader.number(2), let rate = reader.longFloat()
    else { throw .damaged }
    var code = "NONE"
    if isCompressed {
      guard let name = reader.name() else { throw .damaged }
      code = name
    }
    // Samples of other numbers of bits take whole bytes, with zeros at the end.
    let integer = SampleLayout.Kind(signedBits: (Int(bits) + 7) / 8 * 8)
    let kind: SampleLayout.Kind? =
      switch code {
      case "NONE", "twos", "sowt", "in24", "in32": integer
      case "raw ": .unsigned8
      case "fl32", "FL32": .float32
      case "fl64", "FL64": .float64
      default: throw SoundError(reason: "its compression is not supported; convert it to WAV")
      }
    guard let kind else { throw .damaged }
    layout = SampleLayout(
      kind: kind, isLittleEndian: code == "sowt", channelCount: Int(channels), frameRate: rate)
    frameCount = Int(frames)
  }

  private mutating func readSamples(_ content: ArraySlice<UInt8>) throws(SoundError) {
    var reader = ChunkReader(content)
    guard let offset = reader.number(4), reader.number(4) != nil, reader.bytes(Int(offset)) != nil
    else { throw .damaged }
    samples = reader.remaining
  }
}

extension SoundError {
  static var damaged: SoundError { SoundError(reason: "it is damaged") }
}
