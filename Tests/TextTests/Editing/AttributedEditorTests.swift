import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// Editors of texts with attributes.
@MainActor @Suite struct AttributedEditorTests {
  @Observable fileprivate final class Draft {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) { self.text = text }

    @MainActor var editor: LayoutHarness {
      let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
        TextEditor(
          text: Binding(get: { self.text }, set: { self.text = $0 }),
          selection: Binding(get: { self.selection }, set: { self.selection = $0 }))
      }
      harness.press(.tab)
      return harness
    }

    /// The text, with the runs that have a link in brackets and those that are struck through in tildes.
    var marked: String {
      text.runs.map { run in
        let part = String(text.characters[run.range])
        let struck = run.strikethroughStyle == nil ? part : "~\(part)~"
        return run.link == nil ? struck : "[\(struck)]"
      }.joined()
    }
  }

  private var struck: AttributedString {
    var part = AttributedString("bcd")
    part.strikethroughStyle = .single
    return AttributedString("a") + part + AttributedString("e")
  }

  @Test func `characters keep their attributes, and typed ones have those of the one before`() {
    let draft = Draft(struck)
    let harness = draft.editor
    harness.press(.home, .control)
    harness.type("x")
    #expect(draft.marked == "xa~bcd~e")
    harness.press(.right, times: 2)
    harness.type("y")
    #expect(draft.marked == "xa~bycd~e")
    harness.press(.delete)
    harness.press(.right, times: 3)
    harness.type("z")
    #expect(draft.marked == "xa~bcd~ez")
  }

  @Test func `what is selected is replaced by characters like its first one`() {
    let draft = Draft(struck)
    let harness = draft.editor
    harness.press(.home, .control)
    harness.press(.right)
    harness.press(.right, .shift, times: 4)
    harness.type("x")
    #expect(draft.marked == "a~x~")
  }

  @Test func `a link ends with its text`() {
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    let draft = Draft(link)
    let harness = draft.editor
    harness.press(.end, .control)
    harness.type("x")
    #expect(draft.marked == "[link]x")
  }

  @Test func `the selection is that of the editor`() {
    let draft = Draft(struck)
    let harness = draft.editor
    harness.press(.home, .control)
    harness.press(.right)
    harness.press(.right, .shift, times: 2)
    let range = draft.text.range(of: "bc")
    #expect(range.map { draft.selection.indices(in: draft.text) == .ranges(RangeSet($0)) } == true)
    #expect(String(draft.text[draft.selection].characters) == "bc")
    #expect(draft.selection.attributes(in: draft.text).map(\.strikethroughStyle) == [.single])
    draft.text.transformAttributes(in: &draft.selection) { $0.strikethroughStyle = nil }
    #expect(draft.marked == "abc~d~e")
  }

  @Test func `a selection backwards can be extended`() {
    let draft = Draft(struck)
    let harness = draft.editor
    harness.press(.end, .control)
    harness.press(.left, .shift)
    harness.press(.left, .shift)
    #expect(String(draft.text[draft.selection].characters) == "de")
  }

  @Test func `attributes that are set at a caret are those of what is typed next`() {
    let draft = Draft(AttributedString("ab"))
    let harness = draft.editor
    harness.press(.home, .control)
    harness.press(.right)
    draft.text.transformAttributes(in: &draft.selection) { $0.strikethroughStyle = .single }
    harness.layOut()
    harness.type("xy")
    #expect(draft.marked == "a~xy~b")
    draft.text.transformAttributes(in: &draft.selection) { $0.strikethroughStyle = nil }
    harness.layOut()
    harness.press(.left)
    harness.type("z")
    #expect(draft.marked == "a~xzy~b", "a move of the caret forgets them")
  }

  @Test func `a program sets the selection and replaces it`() throws {
    let draft = Draft(struck)
    let harness = draft.editor
    let range = try #require(draft.text.range(of: "bc"))
    draft.selection = AttributedTextSelection(range: range)
    harness.layOut()
    harness.type("x")
    #expect(draft.marked == "a~xd~e")
    draft.text.replaceSelection(&draft.selection, withCharacters: "yy")
    #expect(draft.marked == "a~xyyd~e")
    draft.text.replaceSelection(&draft.selection, with: AttributedString("-"))
    #expect(draft.marked == "a~xyy~-~d~e")
  }

  // MARK: The look of the text

  @Test func `each part is drawn with its attributes`() {
    var large = AttributedString("large")
    large.font = .system(size: 34)
    let plain = AttributedString("small ")
    func height(_ text: AttributedString) -> CGFloat {
      LayoutHarness(proposing: 400, nil) { TextEditor(text: .constant(text)) }.measuredSize.height
    }
    // The font of the harness is as high as its size; the line is as high as its largest part.
    #expect(height(plain) == 17)
    #expect(height(plain + large) == 34)
    #expect(height(plain + AttributedString("\n") + large) == 51)
  }

  @Test func `parts have their colours, also in later lines`() {
    var red = AttributedString("red")
    red.foregroundColor = .red
    let text = AttributedString("first\nsecond ") + red
    let harness = LayoutHarness(in: CGSize(width: 400, height: 200)) {
      TextEditor(text: .constant(text))
    }
    let drawn = harness.drawnCommands.compactMap { command -> (text: String, isRed: Bool)? in
      guard case .text(let run, _, let shading) = command else { return nil }
      return (run.text, shading == .color(Color.red.resolved(in: .light)))
    }
    #expect(drawn.map(\.text).joined() == "firstsecond red")
    #expect(drawn.filter(\.isRed).map(\.text) == ["red"])
  }
}
