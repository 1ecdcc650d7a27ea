import Testing

@testable import PlumbCommand

/// Texts in lines.
@Suite struct FoldedTextTests {
  @Test func `a line is as long as the width allows`() {
    #expect(FoldedText.lines("aa bb cc", width: 5) == ["aa bb", "cc"])
    #expect(FoldedText.lines("aa bb cc", width: 4) == ["aa", "bb", "cc"])
    #expect(FoldedText.lines("aa bb cc", width: 8) == ["aa bb cc"])
  }

  @Test func `a long word has a line of its own`() {
    #expect(FoldedText.lines("a sentence b", width: 4) == ["a", "sentence", "b"])
  }

  @Test func `blanks and breaks are single spaces`() {
    #expect(FoldedText.lines(" a \n\t b ", width: 10) == ["a b"])
    #expect(FoldedText.line("a\n  b\n") == "a b")
    #expect(FoldedText.lines(" \n", width: 10).isEmpty)
  }

  @Test func `characters count, not bytes`() {
    #expect(FoldedText.lines("ää öö", width: 5) == ["ää öö"])
  }
}
