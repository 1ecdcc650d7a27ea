import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import PlumbText
@testable import TestSupport

@MainActor @Suite struct TextFieldTests {
  /// A field with a text that a test reads.
  private final class Field {
    var text: String
    var submitted: [String] = []

    init(_ text: String = "") {
      self.text = text
    }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  }

  private func harness(_ field: Field) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 200, height: 60)) {
      TextField("Name", text: field.binding).onSubmit { field.submitted.append(field.text) }
    }
  }

  @Test func textIsTypedIntoTheFieldWithTheFocus() {
    let field = Field()
    let harness = harness(field)
    harness.type("a")
    #expect(field.text.isEmpty)
    harness.press(.tab)
    harness.type("Ada")
    #expect(field.text == "Ada")
    harness.press(.return)
    #expect(field.submitted == ["Ada"])
  }

  @Test func keysMoveSelectAndDelete() {
    let field = Field("one two three")
    let harness = harness(field)
    harness.press(.tab)
    // The tab key selects everything; an arrow ends the selection at its end.
    harness.press(.right)
    harness.press(.left, .control)
    harness.press(.delete, .control)
    #expect(field.text == "one three")
    harness.press(.end, .shift)
    harness.type("2")
    #expect(field.text == "one 2")
    harness.press(.home)
    harness.press(.deleteForward)
    harness.press(.deleteForward, .control)
    #expect(field.text == " 2")
    harness.press(.right, .shift)
    harness.press(.delete)
    #expect(field.text == "2")
  }

  @Test func theClipboardAndUndoing() {
    let field = Field("one two")
    let harness = harness(field)
    harness.press(.tab)
    harness.press(.character("x"), .control)
    #expect(field.text.isEmpty && harness.tree.clipboard.text == "one two")
    harness.press(.character("v"), .control)
    harness.press(.insert, .shift)
    #expect(field.text == "one twoone two")
    harness.press(.character("z"), .control)
    harness.press(.character("z"), .control)
    harness.press(.character("z"), .control)
    #expect(field.text == "one two")
    harness.press(.character("z"), [.control, .shift])
    #expect(field.text.isEmpty)
  }

  /// A clipboard that takes four bytes.
  private final class SmallClipboard: TextClipboard {
    var text: String?
    var selection: String?
    let limit = 4
  }

  @Test func aTextTooLongForTheClipboardIsNeitherCopiedNorCut() {
    let field = Field("äöü")
    let harness = harness(field)
    harness.tree.clipboard = SmallClipboard()
    harness.press(.tab)
    let warnings = RuntimeWarning.collect {
      harness.press(.character("c"), .control)
      harness.press(.character("x"), .control)
    }
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.contains("up to 4 bytes") })
    #expect(field.text == "äöü" && harness.tree.clipboard.text == nil)
    harness.press(.left)
    for _ in 0..<2 { harness.press(.right, .shift) }
    harness.press(.character("x"), .control)
    #expect(field.text == "ü" && harness.tree.clipboard.text == "äö")
  }

  @Test func aTextTooLongForAFieldIsPastedInPartAndSaysSo() {
    let field = Field()
    let harness = harness(field)
    harness.press(.tab)
    harness.tree.clipboard.text = String(repeating: "x", count: 1_000_000)
    let silent = RuntimeWarning.collect { harness.press(.character("v"), .control) }
    #expect(silent.isEmpty && field.text.utf8.count == 1_000_000)
    harness.press(.character("a"), .control)
    harness.tree.clipboard.text = String(repeating: "y", count: 1_000_001)
    let warnings = RuntimeWarning.collect { harness.press(.character("v"), .control) }
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.contains("up to byte 1000000,") })
    #expect(field.text == String(repeating: "y", count: 1_000_000))
  }

  @Test func lineBreaksThatArePastedBecomeSpaces() {
    let field = Field()
    let harness = harness(field)
    harness.tree.clipboard.text = "one\ntwo\r\nthree"
    harness.press(.tab)
    harness.press(.character("v"), .control)
    #expect(field.text == "one two three")
  }

  @Test func arrowsMoveAsTheTextIsShown() {
    // "ab" and then "אב", which is shown from the right.
    let field = Field("ab\u{5D0}\u{5D1}")
    let harness = harness(field)
    harness.press(.tab)
    harness.press(.home)
    for _ in 0..<3 { harness.press(.right) }
    // The third step to the right is past the letter that is shown third, the last one of the text.
    harness.type("|")
    #expect(field.text == "ab\u{5D0}|\u{5D1}")
  }

  @Test func aComposedTextIsNotWrittenBeforeItIsCommitted() {
    let field = Field("a")
    let harness = harness(field)
    harness.press(.tab)
    harness.press(.right)
    harness.tree.send(.textComposition("に", selection: 1..<1))
    harness.layOut()
    #expect(field.text == "a")
    harness.enter("日")
    #expect(field.text == "a日")
    harness.tree.send(.textComposition("ほ", selection: 1..<1))
    // Losing the focus loses nothing.
    harness.tree.focus.move(to: nil)
    harness.layOut()
    #expect(field.text == "a日ほ")
  }

  /// An input method that was told of the end may commit its composed text, in parts if it is long.
  @Test func aCompositionThatAFieldEndsIsEnteredOnce() {
    let field = Field("a")
    let harness = harness(field)
    harness.press(.tab)
    harness.press(.right)
    let text = "日本語"
    func compose(_ text: String) {
      harness.send([.textComposition(text, selection: 0..<0)])
    }
    var time = 0.0
    func clickAtEnd() {
      // Later than a click that would be the second of two.
      time += 10
      harness.tree.advance(to: time)
      harness.send(.click(190, 30))
    }
    #expect(!harness.tree.focus.takeEndOfComposition())
    compose(text)
    clickAtEnd()
    #expect(field.text == "a日本語" && harness.tree.focus.takeEndOfComposition())
    for part in ["日本", "語"] { harness.tree.send(.textInput(part)) }
    harness.layOut()
    #expect(field.text == "a日本語" && !harness.tree.focus.takeEndOfComposition())
    // The next text is new, even if it is the same.
    harness.tree.send(.textInput(text))
    #expect(field.text == "a日本語日本語")
    compose("ほ")
    clickAtEnd()
    harness.type("x")
    harness.tree.send(.textInput("ほ"))
    #expect(field.text == "a日本語日本語ほx")
    compose("ほ")
    clickAtEnd()
    harness.tree.advance(to: time + 1)
    harness.type("ほ")
    #expect(field.text == "a日本語日本語ほxほほ")
    compose("ほ")
    clickAtEnd()
    compose("に")
    harness.tree.send(.textInput("ほ"))
    #expect(field.text == "a日本語日本語ほxほほほほ")
    // The end of a composition by the input method is not reported to it.
    _ = harness.tree.focus.takeEndOfComposition()
    compose("ほ")
    compose("")
    #expect(!harness.tree.focus.takeEndOfComposition())
  }

  @Test func aBindingMayRefuseAndChangeATypedText() {
    final class Digits {
      var text = ""
    }
    let digits = Digits()
    let harness = LayoutHarness {
      TextField(
        "Digits",
        text: Binding(
          get: { digits.text }, set: { digits.text = String($0.filter(\.isNumber).prefix(3)) }))
    }
    harness.press(.tab)
    harness.type("1a2b34")
    #expect(digits.text == "123")
    harness.press(.delete)
    #expect(digits.text == "12")
  }

  @Test func aValueIsSetWhenEditingEnds() {
    final class Amount {
      var value = 12.5
    }
    let amount = Amount()
    let binding = Binding(get: { amount.value }, set: { amount.value = $0 })
    let harness = LayoutHarness {
      TextField("Amount", value: binding, format: .number.locale(Locale(identifier: "en_US")))
    }
    func shows(_ text: String) -> Bool {
      harness.displayList.dump().contains("\"\(text)\"")
    }
    #expect(shows("12.5"))
    harness.press(.tab)
    harness.type("1,234")
    #expect(amount.value == 12.5)
    harness.press(.return)
    #expect(amount.value == 1_234 && shows("1,234"))
    harness.press(.character("a"), .control)
    harness.type("no number")
    harness.tree.focus.move(to: nil)
    harness.layOut()
    #expect(amount.value == 1_234 && shows("1,234"))
  }

  @Test func pressesPlaceTheCaretAndSelect() {
    let field = Field("one two three")
    let harness = harness(field)
    // Characters are 8.5 points wide, the text begins 7 points from the left edge.
    harness.send(.click(7 + 3 * 8.5, 30))
    harness.type("!")
    #expect(field.text == "one! two three")
    harness.press(.delete)
    harness.send(.press(CGPoint(x: 7, y: 30), CGPoint(x: 7 + 4 * 8.5, y: 30)))
    harness.type("-")
    #expect(field.text == "-two three")
    for _ in 0..<2 { harness.send(.click(30, 30)) }
    harness.type("2")
    #expect(field.text == "-2 three")
    for _ in 0..<3 { harness.send(.click(60, 30)) }
    harness.type("x")
    #expect(field.text == "x")
  }

  @Test func viewsAroundAFieldHaveItsKeysFirst() {
    let field = Field()
    let harness = LayoutHarness {
      TextField("Name", text: field.binding)
        .onKeyPress("x") { .handled }
    }
    harness.press(.tab)
    harness.type("axb")
    #expect(field.text == "ab")
  }

  @Test func aLongTextShowsItsBeginningUntilItIsEdited() throws {
    let field = Field("the beginning and the end of a long text")
    let harness = LayoutHarness(in: CGSize(width: 100, height: 60)) {
      TextField("Name", text: field.binding).textFieldStyle(.plain)
    }
    /// The left edge of the text in the window.
    func left() throws -> CGFloat {
      let commands = harness.displayList.commands
      guard case .clip(_, _, let inner) = try #require(commands.last),
        case .text(_, let pen, _) = try #require(inner.first(where: { $0.isText }))
      else { return .nan }
      return pen.x
    }
    #expect(try left() == 0)
    harness.press(.tab)
    harness.press(.end)
    // 40 characters of 8.5 points end at the right edge, with a margin that the end does not need.
    #expect(try left() == 100 - 40 * 8.5)
    harness.tree.focus.move(to: nil)
    harness.layOut()
    #expect(try left() == 0)
  }

  @Test func nothingOfASecureFieldIsShownOrCopied() {
    let field = Field("söcret")
    let harness = LayoutHarness { SecureField("Password", text: field.binding) }
    harness.press(.tab)
    harness.press(.character("c"), .control)
    harness.press(.character("x"), .control)
    #expect(harness.tree.clipboard.text == nil && field.text == "söcret")
    let dump = harness.displayList.dump()
    #expect(dump.contains("••••••") && !dump.contains("cret"))
    harness.press(.end)
    harness.press(.left)
    harness.press(.delete)
    #expect(field.text == "söcrt")
  }

  @Test func aFieldTakesTheProposedWidthAndTheHeightOfALine() {
    // The font of the harness is 17 points high, and its characters are half as wide.
    for text in ["", "a long text that does not fit into the field by far, and has one line"] {
      let harness = LayoutHarness(proposing: 90, 60) {
        TextField("Name", text: .constant(text)).textFieldStyle(.plain)
      }
      #expect(harness.measuredSize == CGSize(width: 90, height: 17))
    }
    let ideal = LayoutHarness(proposing: nil, nil) {
      TextField("Name", text: .constant("")).textFieldStyle(.plain)
    }
    #expect(ideal.measuredSize == CGSize(width: 34, height: 17))
  }

  @Test func aKeystrokeCostsTheSameInEveryForm() {
    func measures(_ count: Int) -> Int {
      let field = Field("text")
      let harness = LayoutHarness(in: CGSize(width: 200, height: 4_000)) {
        VStack {
          TextField("Name", text: field.binding)
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
        }
      }
      harness.press(.tab)
      harness.type("a")
      let before = LayoutCounters.measures
      harness.type("b")
      return LayoutCounters.measures - before
    }
    #expect(measures(100) == measures(2))
  }

  @Test func theCharacterOfAShortcutIsNotTypedIntoTheFieldThatItFocuses() {
    struct Screen: View {
      let text: Binding<String>
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Name", text: text).focused($isFocused)
        Button("Edit") { isFocused = true }.keyboardShortcut("e", modifiers: [])
      }
    }
    let field = Field("before")
    let harness = LayoutHarness(in: CGSize(width: 200, height: 90)) { Screen(text: field.binding) }
    harness.type("e")
    #expect(field.text == "before")
    harness.type("ee")
    #expect(field.text == "ee")
  }
}

extension DrawCommand {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
