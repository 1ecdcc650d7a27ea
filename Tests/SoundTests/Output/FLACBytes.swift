import Foundation

/// A FLAC file whose samples are not compressed, made byte by byte.
enum FLACBytes {
  /// A file of 44 100 frames per second with two equal channels of 16 bits.
  ///
  /// - Parameter samples: at least 16 and at most 256.
  static func stereo(_ samples: [Int16]) -> Data {
    var info = SoundBytes.big(UInt16(samples.count)) + SoundBytes.big(UInt16(samples.count))
    // The sizes of frames are not told.
    info += [UInt8](repeating: 0, count: 6)
    // 20 bits of the rate, 3 of the channels less one, 5 of the bits less one, 36 of the number of frames.
    let description = UInt64(44_100) << 44 | 1 << 41 | 15 << 36 | UInt64(samples.count)
    info += SoundBytes.big(description)
    // No checksum of the samples.
    info += [UInt8](repeating: 0, count: 16)
    var file = Array("fLaC".utf8) + [0x80, 0, 0, UInt8(info.count)] + info
    // The mark of a frame of a fixed size; a size in the header's next byte, 44 100 Hz; two channels of 16 bits;
    // the number of the frame; the size less one.
    var frame: [UInt8] = [0xFF, 0xF8, 0x69, 0x18, 0, UInt8(samples.count - 1)]
    frame.append(UInt8(checksum(frame, bits: 8, polynomial: 0x07)))
    for _ in 0..<2 {
      // A part whose samples are as they are.
      frame.append(0x02)
      frame += samples.flatMap { SoundBytes.big($0) }
    }
    file += frame + SoundBytes.big(UInt16(checksum(frame, bits: 16, polynomial: 0x8005)))
    return Data(file)
  }

  private static func checksum(_ bytes: [UInt8], bits: Int, polynomial: Int) -> Int {
    var sum = 0
    for byte in bytes {
      sum ^= Int(byte) << (bits - 8)
      for _ in 0..<8 {
        let isOdd = sum & (1 << (bits - 1)) != 0
        sum = (sum << 1) & ((1 << bits) - 1)
        if isOdd { sum ^= polynomial }
      }
    }
    return sum
  }
}
