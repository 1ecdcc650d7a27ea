import Foundation
import Testing

@testable import PlumbUI

/// What is left of a text that is cut short, in characters that are all one wide.
@Suite struct TruncationTests {
  private func shown(_ text: String, _ mode: TextTruncationMode, _ room: Int) -> String {
    let cut = Truncation(text[...], at: mode) { $0.head.count + 1 + $0.tail.count <= room }
    return cut.head + "…" + cut.tail
  }

  @Test func `stands before the ellipsis in tail mode`() {
    #expect(shown("alpha beta", .tail, 6) == "alpha…")
    #expect(shown("alpha beta", .tail, 8) == "alpha b…")
    #expect(shown("alpha beta", .tail, 7) == "alpha…")
    #expect(shown("alpha", .tail, 99) == "alpha…")
  }

  @Test func `stands behind the ellipsis in head mode`() {
    #expect(shown("alpha beta", .head, 5) == "…beta")
    #expect(shown("alpha beta", .head, 6) == "…beta")
    #expect(shown("alpha beta", .head, 7) == "…a beta")
  }

  @Test func `stands on both sides in middle mode, one more before`() {
    #expect(shown("abcdefgh", .middle, 5) == "ab…gh")
    #expect(shown("abcdefgh", .middle, 6) == "abc…gh")
    #expect(shown("ab      gh", .middle, 7) == "ab…gh")
  }

  @Test(arguments: [TextTruncationMode.head, .tail, .middle])
  func `is nothing where there is room for nothing`(mode: TextTruncationMode) {
    #expect(shown("alpha", mode, 1) == "…")
    #expect(shown("alpha", mode, -3) == "…")
    #expect(shown("", mode, 0) == "…")
  }

  @Test(arguments: [TextTruncationMode.head, .tail, .middle])
  func `never parts the pieces of one character`(mode: TextTruncationMode) {
    let family = "👨‍👩‍👧‍👦"
    let flags = "🇫🇷🇩🇪"
    let text = family + "e\u{301}" + flags + family
    for room in 1...6 {
      let cut = shown(text, mode, room)
      #expect(cut.filter { $0 != "…" }.allSatisfy { text.contains($0) }, "room \(room)")
      #expect(cut.count <= room)
    }
  }
}
