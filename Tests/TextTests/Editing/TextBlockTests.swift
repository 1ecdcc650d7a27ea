import Testing

@testable import PlumbText
@testable import TestSupport

@Suite struct TextBlockTests {
  /// Texts with every kind of line break, with empty paragraphs, and with a paragraph that is
  /// divided.
  private static let texts = [
    "", "one", "\n", "one\ntwo", "one\r\ntwo\r\n\r\nfour", "a\n\n\nb\n",
    String(repeating: "å 👨‍👩‍👧 ", count: 3_000),
    "short\n" + String(repeating: "long ", count: 9_001) + "\nend",
  ]

  /// The blocks of a text from the first to the last one.
  private func blocks(of text: String) -> [Range<Int>] {
    Array(
      sequence(first: TextBoundaries.block(at: 0, in: text)) {
        TextBoundaries.block(after: $0, in: text)
      })
  }

  @Test(arguments: texts) func theBlocksAreTheParagraphs(_ text: String) {
    let blocks = blocks(of: text)
    #expect(blocks.first?.lowerBound == 0 && blocks.last?.upperBound == text.utf8.count)
    let parts = blocks.map { TextBoundaries.part($0, of: text) }
    #expect(parts.allSatisfy { $0.utf8.count <= TextBoundaries.blockLength + 100 })
    // Between two blocks there is a line break, or nothing if a paragraph is divided.
    for (block, next) in zip(blocks, blocks.dropFirst()) {
      let between = TextBoundaries.part(block.upperBound..<next.lowerBound, of: text)
      #expect(
        ["\n", "\r\n"].contains(between) || between.isEmpty && block.count > 10_000)
    }
    #expect(
      parts.joined().filter { !$0.isNewline } == text.filter { !$0.isNewline })
  }

  @Test(arguments: texts) func theBlocksAreTheSameInBothDirections(_ text: String) {
    let blocks = blocks(of: text)
    let backwards = Array(
      sequence(first: TextBoundaries.block(at: text.utf8.count, in: text)) {
        TextBoundaries.block(before: $0, in: text)
      })
    #expect(backwards.reversed() == blocks)
  }

  @Test(arguments: texts) func everyOffsetIsInItsBlock(_ text: String) {
    let blocks = blocks(of: text)
    for offset in stride(from: 0, through: text.utf8.count, by: 97) {
      let block = TextBoundaries.block(at: offset, in: text)
      let start = TextBoundaries.characterStart(at: offset, in: text)
      #expect(blocks.contains(block) && block.lowerBound <= start && start <= block.upperBound)
    }
  }

  @Test func aPrefixDividesNoCharacter() {
    #expect(TextBoundaries.prefix(3, of: "aåå") == "aå")
    #expect(TextBoundaries.prefix(4, of: "aåå") == "aå")
    #expect(TextBoundaries.prefix(5, of: "aåå") == "aåå")
    #expect(TextBoundaries.prefix(10, of: "👨‍👩‍👧") == "")
  }
}
