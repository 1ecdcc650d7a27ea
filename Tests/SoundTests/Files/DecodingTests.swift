import Foundation
import Testing

@testable import PlumbSound

/// The samples of files in each format.
struct DecodingTests {
  private func decoded(_ data: Data) throws -> PCM {
    try #require(try Sound(data).result).get()
  }

  private func levels(_ data: Data) throws -> [Float] {
    switch try decoded(data).samples {
    case .integers(let samples): samples.map(\.level)
    case .floats(let samples): samples
    }
  }

  @Test func `WAV files have their samples in each size`() throws {
    #expect(try levels(SoundBytes.wav16([0, 16_384, -32_768])) == [0, 0.5, -1])
    // 8 bits have no sign: 128 is silence.
    #expect(try levels(SoundBytes.wav([128, 192, 0], bits: 8)) == [0, 0.5, -1])
    // 24 bits: 0x200000 of 0x800000 is a quarter.
    #expect(try levels(SoundBytes.wav([0, 0, 0x20, 0, 0, 0xC0], bits: 24)) == [0.25, -0.5])
    let floats = [0.125, -0.75].flatMap { SoundBytes.little(Float($0).bitPattern) }
    #expect(try levels(SoundBytes.wav(floats, bits: 32, format: 3)) == [0.125, -0.75])
  }

  @Test func `floats that are no levels become some`() throws {
    let floats = [Float.nan, .infinity, 1e30, -1e30].flatMap { SoundBytes.little($0.bitPattern) }
    #expect(try levels(SoundBytes.wav(floats, bits: 32, format: 3)) == [0, 0, 8, -8])
  }

  @Test func `AIFF files have their samples in each code`() throws {
    #expect(try levels(SoundBytes.aiff([0x40, 0, 0xC0, 0], bits: 16, frames: 2)) == [0.5, -0.5])
    #expect(
      try levels(SoundBytes.aiff([0, 0x40, 0, 0xC0], bits: 16, frames: 2, code: "sowt"))
        == [0.5, -0.5])
    #expect(try levels(SoundBytes.aiff([64, 192], bits: 8, frames: 2)) == [0.5, -0.5])
    #expect(try levels(SoundBytes.aiff([192], bits: 8, frames: 1, code: "raw ")) == [0.5])
    #expect(
      try levels(
        SoundBytes.aiff(SoundBytes.big(Float(0.3).bitPattern), bits: 32, frames: 1, code: "fl32"))
        == [0.3])
    let file = try decoded(SoundBytes.aiff([0x40, 0, 0xC0, 0], bits: 16, frames: 2))
    #expect(file.frameRate == 44_100)
    #expect(file.duration == 2.0 / 44_100)
  }

  @Test func `an AIFF file ends after the frames that it declares`() throws {
    #expect(try levels(SoundBytes.aiff([64, 64, 64], bits: 8, frames: 2)) == [0.5, 0.5])
  }

  @Test func `CAF files have their samples in both orders`() throws {
    #expect(try levels(SoundBytes.caf([0x40, 0], bits: 16, flags: 0)) == [0.5])
    #expect(try levels(SoundBytes.caf([0, 0x40], bits: 16, flags: 2)) == [0.5])
    let float = SoundBytes.little(Float(0.3).bitPattern)
    #expect(try levels(SoundBytes.caf(float, bits: 32, flags: 3, isOpenEnded: true)) == [0.3])
    #expect(try decoded(SoundBytes.caf([0, 0x40], bits: 16, flags: 2)).frameRate == 8_000)
  }

  @Test func `two channels stay, and more are mixed into two`() throws {
    let stereo = try decoded(SoundBytes.wav16([1, 2, 3, 4], channels: 2))
    #expect(stereo.frameCount == 2 && stereo.channelCount == 2)
    // Four channels of 1/2, 1/4, 1/8 and 1/8. The last two add 1/16 each, and the sum of all factors is 2.
    let four = SoundBytes.wav16([16_384, 8_192, 4_096, 4_096], channels: 4)
    #expect(try levels(four) == [(0.5 + 0.125) / 2, (0.25 + 0.125) / 2])
    #expect(try decoded(four).fileChannelCount == 4)
    #expect(try decoded(four).frameCount == 1)
  }

  @Test func `an incomplete frame at the end is left out`() throws {
    let file = SoundBytes.aiff([0x40, 0, 0x40, 0, 0x40], bits: 16, channels: 2, frames: 2)
    #expect(try decoded(file).frameCount == 1)
  }

  @Test(arguments: [
    (Data("This is no sound.".utf8), "its format is unknown"),
    (Data(), "its format is unknown"),
    (
      SoundBytes.aiff([0, 0], bits: 16, frames: 1, code: "ima4"), "its compression is not supported"
    ),
    (
      SoundBytes.caf([0, 0], bits: 16, flags: 0, format: "aac "), "its compression is not supported"
    ),
    (SoundBytes.aiff([0, 0], bits: 16, channels: 0, frames: 1), "it has 0 channels"),
    (Data([0, 0, 0, 20] + "ftypM4A mp42".utf8), "MPEG-4 is not supported"),
    (SoundBytes.wav16([0], channels: 1, rate: 48_000).prefix(20), "SDL reports"),
  ])
  func `the error of other files is a sentence with the name`(data: Data, reason: String) {
    let error = #expect(throws: SoundError.self) { try Sound(data, name: "A.x") }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("The sound A.x cannot be played: ") == true)
  }

  @Test func `files that are not there are errors, too`() {
    let missing = #expect(throws: SoundError.self) {
      try Sound(contentsOf: URL(filePath: "/nowhere/A.wav"))
    }
    #expect(
      missing?.description == "The sound A.wav cannot be played: No such file or directory.")
    let folder = #expect(throws: SoundError.self) { try Sound(contentsOf: URL(filePath: "/tmp")) }
    #expect(folder?.reason == "it is not a regular file")
    let remote = #expect(throws: SoundError.self) {
      try Sound(contentsOf: try #require(URL(string: "https://example.org/A.wav")))
    }
    #expect(remote?.reason == "it is not a file; download it first")
  }
}
