/// The format of a file with a sound, by its first bytes.
enum SoundFormat {
  case wav, aiff, caf
  /// MP3, Ogg or FLAC, which SDL_mixer decodes.
  case compressed
  /// MPEG-4, which no library decodes that programs may expect.
  case mpeg4

  /// Returns the format; `nil` for a file that is no sound.
  init?(_ bytes: some Collection<UInt8>) {
    let bytes = [UInt8](bytes.prefix(12))
    guard bytes.count == 12 else { return nil }
    func name(at place: Int) -> String {
      String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }
    switch (name(at: 0), name(at: 8)) {
    case ("RIFF", "WAVE"): self = .wav
    case ("FORM", "AIFF"), ("FORM", "AIFC"): self = .aiff
    case ("caff", _): self = .caf
    case ("OggS", _), ("fLaC", _): self = .compressed
    case _ where name(at: 4) == "ftyp": self = .mpeg4
    case _ where bytes.starts(with: "ID3".utf8): self = .compressed
    // The first bits of each frame of MP3; AAC has no layer at their end.
    case _ where bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && bytes[1] & 6 != 0:
      self = .compressed
    default: return nil
    }
  }
}
