import GalleryScenes
import Testing

@testable import Tally

@Suite struct SwiftTokenTests {
  private func kinds(_ line: String) -> [String] {
    SwiftToken.lines(of: line).flatMap { $0 }.filter { $0.kind != .plain }
      .map { "\($0.kind) \($0.text)" }
  }

  @Test func `a line is split into its tokens`() {
    #expect(
      kinds("@State private var count = 0  // votes") == [
        "attribute @State", "keyword private", "keyword var", "number 0", "comment // votes",
      ])
    #expect(kinds("struct Knob: View {") == ["keyword struct", "type Knob", "type View"])
  }

  @Test func `code in a string is not a part of the string`() {
    #expect(kinds(#"Text("\(pet.votes) votes")"#) == ["type Text", "string \"", "string  votes\""])
    #expect(kinds(#"print("a \" b")"#) == [#"string "a \" b""#])
  }

  @Test func `names of members are no keywords`() {
    #expect(kinds("configuration.in") == [])
    #expect(kinds("WidthKey.self") == ["type WidthKey", "keyword self"])
  }

  @Test func `a comment goes on until it is closed`() {
    #expect(
      kinds("a /* one\ntwo */ let b") == ["comment /* one", "comment two */", "keyword let"])
  }

  @Test(arguments: [#"""#, #""\"#, #""\("#, "@", "#", "/*", "", "\n", "é\u{301}\t🙂 \"🙂"])
  func `text that is no Swift stays whole`(text: String) {
    let lines = SwiftToken.lines(of: text).map { $0.map(\.text).joined() }
    #expect(lines.joined(separator: "\n") == (text == "\n" ? "" : text))
  }

  @Test func `the tokens of every source are the source`() {
    for file in Set(GalleryScene.all.flatMap(\.files)) {
      let lines = SwiftToken.lines(of: file.text).map { $0.map(\.text).joined() }
      #expect(lines.joined(separator: "\n") + "\n" == file.text, "\(file.name)")
    }
  }
}
