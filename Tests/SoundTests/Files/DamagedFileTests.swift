import EngineTesting
import Foundation
import Testing

@testable import PlumbSound

/// Damaged files have fewer samples, others, or an error; none ends the program.
struct DamagedFileTests {
  private static let files = [
    SoundBytes.wav16((0..<40).map { Int16($0 * 100) }, channels: 2),
    SoundBytes.wav([UInt8](repeating: 7, count: 48), bits: 24, channels: 2),
    SoundBytes.aiff([UInt8](repeating: 5, count: 40), bits: 16, channels: 2, frames: 10),
    SoundBytes.aiff([UInt8](repeating: 5, count: 40), bits: 32, frames: 10, code: "fl32"),
    SoundBytes.caf([UInt8](repeating: 9, count: 40), bits: 32, flags: 3),
  ]

  /// The most frames that the bytes of a file can hold.
  private func check(_ data: Data, _ name: String) {
    do throws(SoundError) {
      let pcm = try Sound(data).result?.get()
      // Each frame has a byte at least; the compressions of WAV have one for two.
      #expect((pcm?.frameCount ?? 0) <= data.count * 2, "\(name)")
    } catch {
      #expect(error.description.hasSuffix("."), "\(name): \(error)")
    }
  }

  @Test(arguments: files.indices) func `files that are cut off anywhere`(index: Int) {
    let file = Self.files[index]
    for length in 0...file.count { check(file.prefix(length), "file \(index), \(length) bytes") }
  }

  @Test(arguments: files.indices) func `files with other bytes anywhere`(index: Int) {
    for seed in UInt64(0)..<2_000 {
      var numbers = SplitMix64(seed: seed)
      var file = [UInt8](Self.files[index])
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        file[Int.random(in: file.indices, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      check(Data(file), "file \(index), seed \(seed)")
    }
  }
}
