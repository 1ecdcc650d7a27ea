import Foundation
import PlumbTesting
import SwiftUI
import Testing

@testable import Starter

@MainActor struct StarterTests {
  private static let letter = """
    Dear Ada,

    the fern has a new leaf, and the tomatoes are as red as the door. \
    Come and see them before the rain does.

    Yours, Mary
    """

  /// The editor with a document of its own.
  private struct Desk: View {
    @State var document: TextDocument

    var body: some View { EditorView(document: $document) }
  }

  private func window(_ text: String) throws -> TestWindow {
    try layout(in: CGSize(width: 560, height: 360)) { Desk(document: TextDocument(text: text)) }
  }

  @Test func `words are counted while somebody writes`() throws {
    let window = try window("")
    #expect(try window.find(id: "words").label == "0 words")
    try window.find(.textField, "Text").tap()
    window.type("one")
    #expect(try window.find(id: "words").label == "1 word")
    window.type(" two")
    #expect(try window.find(id: "words").label == "2 words")
  }

  @Test func `line ends are no characters`() {
    let counts = TextCounts("one\ntwo three\n")
    #expect(counts.words == 3)
    #expect(counts.characters == 12)
    #expect(counts.minutes == 1)
    #expect(TextCounts("").minutes == 0)
  }

  @Test func `a date has a line of its own`() {
    var document = TextDocument(text: "one")
    document.append(date: Date(timeIntervalSince1970: 0))
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.first == "one")
    #expect(lines.last == "")
  }

  @Test func `the window looks as recorded`() throws {
    try window(Self.letter).expectPicture("letter", in: [.light, .dark], tolerance: .glyphEdges)
  }
}
