import Foundation

/// Files with sounds, made byte by byte.
enum SoundBytes {
  /// The bytes of a number, the lowest part first.
  static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  /// The bytes of a number, the highest part first.
  static func big(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// A WAV file of samples as they are in the file.
  ///
  /// - Parameter format: 1 for integers, 3 for floats.
  static func wav(
    _ samples: [UInt8], bits: Int = 16, channels: Int = 1, rate: Int = 48_000, format: Int = 1
  ) -> Data {
    let frameSize = bits / 8 * channels
    var content = Array("WAVEfmt ".utf8) + little(UInt32(16))
    content += little(UInt16(format)) + little(UInt16(channels)) + little(UInt32(rate))
    content += little(UInt32(rate * frameSize)) + little(UInt16(frameSize)) + little(UInt16(bits))
    content += Array("data".utf8) + little(UInt32(samples.count)) + samples
    return Data(Array("RIFF".utf8) + little(UInt32(content.count)) + content)
  }

  /// A WAV file of 16 bits.
  static func wav16(_ samples: [Int16], channels: Int = 1, rate: Int = 48_000) -> Data {
    wav(samples.flatMap { little($0) }, channels: channels, rate: rate)
  }

  /// An AIFF file, or an AIFF-C file if it has a code.
  static func aiff(
    _ samples: [UInt8], bits: Int, channels: Int = 1, frames: Int, code: String? = nil
  ) -> Data {
    // 44 100 is 0xAC44 of 16 bits, so that the exponent of its highest bit is 15.
    let rate = big(UInt16(16_383 + 15)) + big(UInt64(0xAC44) << 48)
    var description = big(UInt16(channels)) + big(UInt32(frames)) + big(UInt16(bits)) + rate
    if let code { description += Array(code.utf8) + [0, 0] }
    var content = Array((code == nil ? "AIFF" : "AIFC").utf8)
    content += Array("COMM".utf8) + big(UInt32(description.count)) + description
    // A chunk of an odd length, which a byte follows.
    content += Array("NAME".utf8) + big(UInt32(1)) + [65, 0]
    content += Array("SSND".utf8) + big(UInt32(samples.count + 8)) + [UInt8](repeating: 0, count: 8)
    content += samples
    return Data(Array("FORM".utf8) + big(UInt32(content.count)) + content)
  }

  /// A CAF file.
  ///
  /// - Parameter flags: 1 for floats, 2 for the lowest byte first.
  static func caf(
    _ samples: [UInt8], bits: Int, channels: Int = 1, flags: Int, format: String = "lpcm",
    isOpenEnded: Bool = false
  ) -> Data {
    var content = Array("caff".utf8) + big(UInt16(1)) + big(UInt16(0))
    content += Array("desc".utf8) + big(UInt64(32)) + big((8_000.0).bitPattern)
    content += Array(format.utf8) + big(UInt32(flags)) + big(UInt32(bits / 8 * channels))
    content += big(UInt32(1)) + big(UInt32(channels)) + big(UInt32(bits))
    content += Array("free".utf8) + big(UInt64(3)) + [1, 2, 3]
    content += Array("data".utf8) + big(isOpenEnded ? UInt64.max : UInt64(samples.count + 4))
    return Data(content + [0, 0, 0, 0] + samples)
  }
}
