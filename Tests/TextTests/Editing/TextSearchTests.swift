import Testing

@testable import PlumbText
@testable import TestSupport

/// The parts of a text that a search finds.
@Suite struct TextSearchTests {
  /// The matches as they are written in a text.
  private func found(_ query: String, _ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return (TextSearch(for: query)?.matches(in: text) ?? []).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test func `upper and lower case are the same`() {
    #expect(found("tea", "Tea, TEA and steam") == ["Tea", "TEA", "tea"])
    #expect(found("TEA", "tea") == ["tea"])
    #expect(found("Ärger", "ÄRGER ärger arger") == ["ÄRGER", "ärger"])
  }

  @Test func `matches do not overlap`() {
    #expect(TextSearch(for: "aa")?.matches(in: "aaaaa") == [0..<2, 2..<4])
    #expect(TextSearch(for: "éé")?.matches(in: "ééééé") == [0..<4, 4..<8])
  }

  @Test func `a match that is begun in vain is continued where it can be`() {
    #expect(TextSearch(for: "abab")?.matches(in: "aababab") == [1..<5])
    #expect(TextSearch(for: "aab")?.matches(in: "aaaab") == [2..<5])
  }

  @Test func `matches consist of whole characters`() {
    // An e with an acute accent as a scalar of its own, and a line break of two scalars.
    #expect(found("e", "e\u{301}e") == ["e"])
    #expect(TextSearch(for: "e")?.matches(in: "e\u{301}e") == [3..<4])
    #expect(found("\n", "a\r\nb").isEmpty)
    #expect(found("👩", "👩‍👧 👩") == ["👩"])
  }

  @Test func `equivalent texts match`() {
    #expect(TextSearch(for: "é")?.matches(in: "e\u{301} \u{E9}") == [0..<3, 4..<6])
  }

  @Test func `nothing is not searched for`() {
    #expect(TextSearch(for: "") == nil)
    #expect(found("long", "lo").isEmpty)
  }
}
