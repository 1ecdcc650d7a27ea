internal import CSDL2

/// A sound in a WAV file, which SDL reads.
enum WAVFile {
  /// Decodes a file, also with the compressions that SDL knows. The samples of one that was cut off end earlier.
  static func decode(_ bytes: [UInt8]) throws(SoundError) -> PCM {
    guard let count = Int32(exactly: bytes.count) else { throw .damaged }
    let decoded = unsafe bytes.withUnsafeBytes { bytes -> Result<PCM, SoundError> in
      guard let source = unsafe SDL_RWFromConstMem(bytes.baseAddress, count) else {
        return .failure(.damaged)
      }
      defer { _ = unsafe SDL_RWclose(source) }
      return Result { () throws(SoundError) in try unsafe decode(source) }
    }
    return try decoded.get()
  }

  private static func decode(_ source: UnsafeMutablePointer<SDL_RWops>) throws(SoundError) -> PCM {
    var spec = unsafe SDL_AudioSpec()
    var buffer: UnsafeMutablePointer<UInt8>?
    var byteCount: UInt32 = 0
    guard unsafe SDL_LoadWAV_RW(source, 0, &spec, &buffer, &byteCount) != nil else {
      throw SoundError(reason: "SDL reports: \(unsafe String(cString: SDL_GetError()))")
    }
    defer { unsafe SDL_FreeWAV(buffer) }
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: buffer, count: Int(byteCount)))
    // The lowest byte of a format is the number of bits; the bits above it are those of floats, of the byte order
    // with the largest part first, and of signs.
    let format = unsafe spec.format
    let kind: SampleLayout.Kind? =
      switch (format & 0xFF, format & 0x100 != 0) {
      case (8, false): format & 0x8000 != 0 ? .signed8 : .unsigned8
      case (32, true): .float32
      case (let bits, false): SampleLayout.Kind(signedBits: Int(bits))
      default: nil
      }
    guard let kind else { throw .damaged }
    let layout = unsafe SampleLayout(
      kind: kind, isLittleEndian: format & 0x1000 == 0, channelCount: Int(spec.channels),
      frameRate: Double(spec.freq))
    return try PCM(bytes[...], layout: layout)
  }
}
