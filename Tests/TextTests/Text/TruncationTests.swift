import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The remaining text after truncation; every character is one wide.
@Suite struct TruncationTests {
  private func shown(_ text: String, _ mode: TextTruncationMode, _ capacity: Int) -> String {
    let cut = Truncation(text[...], at: mode) { $0.head.count + 1 + $0.tail.count <= capacity }
    return cut.head + "…" + cut.tail
  }

  @Test func `omits the end in tail mode`() {
    #expect(shown("alpha beta", .tail, 6) == "alpha…")
    #expect(shown("alpha beta", .tail, 8) == "alpha b…")
    #expect(shown("alpha beta", .tail, 7) == "alpha…")
    #expect(shown("alpha", .tail, 99) == "alpha…")
  }

  @Test func `omits the beginning in head mode`() {
    #expect(shown("alpha beta", .head, 5) == "…beta")
    #expect(shown("alpha beta", .head, 6) == "…beta")
    #expect(shown("alpha beta", .head, 7) == "…a beta")
  }

  @Test func `omits the middle in middle mode, with one more character before it`() {
    #expect(shown("abcdefgh", .middle, 5) == "ab…gh")
    #expect(shown("abcdefgh", .middle, 6) == "abc…gh")
    #expect(shown("ab      gh", .middle, 7) == "ab…gh")
  }

  @Test(arguments: [TextTruncationMode.head, .tail, .middle])
  func `shows nothing if no character fits`(mode: TextTruncationMode) {
    #expect(shown("alpha", mode, 1) == "…")
    #expect(shown("alpha", mode, -3) == "…")
    #expect(shown("", mode, 0) == "…")
  }

  @Test(arguments: [TextTruncationMode.head, .tail, .middle])
  func `never divides a character`(mode: TextTruncationMode) {
    let family = "👨‍👩‍👧‍👦"
    let flags = "🇫🇷🇩🇪"
    let text = family + "e\u{301}" + flags + family
    for capacity in 1...6 {
      let cut = shown(text, mode, capacity)
      #expect(cut.filter { $0 != "…" }.allSatisfy { text.contains($0) }, "room \(capacity)")
      #expect(cut.count <= capacity)
    }
  }
}
