import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The expected checksums are published in standards and catalogues.
@Suite struct CRC32Tests {
  @Test(
    arguments: [
      ("", 0), ("a", 0xE8B7_BE43), ("123456789", 0xCBF4_3926), ("IEND", 0xAE42_6082),
    ] as [(String, UInt32)])
  func `known texts have the published checksums`(text: String, check: UInt32) {
    #expect(CRC32(text.utf8).value == check)
  }

  @Test func `bytes may be added in parts`() {
    var parts = CRC32("1234".utf8)
    parts.append([])
    parts.append("56789".utf8)
    #expect(parts == CRC32("123456789".utf8))
  }

  @Test func `every single-bit error is detected`() {
    let bytes = Array("a check of some bytes".utf8)
    for bit in 0..<bytes.count * 8 {
      var wrong = bytes
      wrong[bit / 8] ^= 1 << (bit % 8)
      #expect(CRC32(wrong) != CRC32(bytes))
    }
  }
}
