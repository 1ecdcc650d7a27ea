import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import TestSupport

/// Scripts of keys for fields in several writing systems.
///
/// A result shows the text in its logical order with a bar at the caret, or with the selection between brackets, of
/// which the moving end has the bar.
@MainActor @Suite struct KeyScriptTests {
  /// A key of a script.
  enum Step: Sendable {
    case key(Key, KeyModifiers)
    case text(String)
    case compose(String)
  }

  struct Script: CustomTestStringConvertible, Sendable {
    var name: String
    var text = ""
    var steps: [Step]
    var result: String

    var testDescription: String { name }
  }

  private final class Field {
    var text: String

    init(_ text: String) {
      self.text = text
    }
  }

  @Test(arguments: latin + mixed + hindi + thai + japanese + emoji)
  func `keys give the expected text, caret and selection`(script: Script) {
    let field = Field(script.text)
    let harness = LayoutHarness(in: CGSize(width: 900, height: 60)) {
      TextField("Name", text: Binding(get: { field.text }, set: { field.text = $0 }))
    }
    harness.press(.tab)
    for step in script.steps {
      switch step {
      case .key(let key, let modifiers): harness.press(key, modifiers)
      case .text(let text):
        harness.tree.send(.textInput(text))
        harness.layOut()
      case .compose(let text):
        let end = text.unicodeScalars.count
        harness.tree.send(.textComposition(text, selection: end..<end))
        harness.layOut()
      }
    }
    guard let node = harness.tree.focus.target as? TextInputViewNode else {
      Issue.record("The field has the focus.")
      return
    }
    #expect(Self.marked(node.editor) == script.result)
    // The binding has a composed text only after it is committed.
    if node.editor.composition == nil { #expect(field.text == node.editor.string) }
  }

  /// Returns the text with its caret or selection.
  static func marked(_ editor: EditableText) -> String {
    let (text, selection) = (editor.string, editor.selection)
    func part(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    let (before, after) = (
      part(0..<selection.lowerBound), part(selection.upperBound..<text.utf8.count)
    )
    if selection.isEmpty { return before + "|" + after }
    let isForward = editor.head.offset == selection.upperBound
    return before + (isForward ? "[" : "|[") + part(selection) + (isForward ? "]|" : "]") + after
  }
}

private typealias Script = KeyScriptTests.Script
private typealias Step = KeyScriptTests.Step

private func keys(_ key: Key, _ modifiers: KeyModifiers = [], times: Int = 1) -> [Step] {
  Array(repeating: .key(key, modifiers), count: times)
}

private let latin = [
  Script(
    name: "typing replaces what is selected", text: "old", steps: [.text("n"), .text("ew")],
    result: "new|"),
  Script(
    name: "words", text: "one, two-three 4.5",
    steps: keys(.home) + keys(.right, .control, times: 3),
    result: "one, two-three| 4.5"),
  Script(
    name: "a combining sequence is one character", text: "ae\u{301}o",
    steps: keys(.end) + keys(.left, times: 2) + keys(.deleteForward), result: "a|o"),
  Script(
    name: "a selection to the left", text: "abcd",
    steps: keys(.end) + keys(.left, .shift, times: 2), result: "ab|[cd]"),
  Script(
    name: "undo and redo by words", text: "",
    steps: [.text("ab"), .text(" "), .text("cd")] + keys(.character("z"), .control)
      + keys(.character("z"), [.control, .shift]) + keys(.character("z"), .control, times: 2),
    result: "|"),
  Script(
    name: "deleting words", text: "one two three",
    steps: keys(.end) + keys(.delete, .control) + keys(.home) + keys(.deleteForward, .control),
    result: "| two "),
]

/// The characters of a Hebrew word are shown from right to left; arrows move in the displayed order.
private let mixed = [
  Script(
    name: "Hebrew: the left arrow moves forwards", text: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    steps: keys(.home) + keys(.left, times: 2), result: "\u{5E9}\u{5DC}|\u{5D5}\u{5DD}"),
  Script(
    name: "Hebrew: Backspace deletes the character before", text: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    steps: keys(.end) + keys(.delete), result: "\u{5E9}\u{5DC}\u{5D5}|"),
  Script(
    name: "Hebrew: points belong to their letter", text: "\u{5E9}\u{5B8}\u{5C1}\u{5DC}",
    steps: keys(.home) + keys(.deleteForward), result: "|\u{5DC}"),
  Script(
    name: "Arabic: Shift and left select forwards", text: "\u{645}\u{631}\u{62D}\u{628}\u{627}",
    steps: keys(.home) + keys(.left, .shift, times: 2),
    result: "[\u{645}\u{631}]|\u{62D}\u{628}\u{627}"),
  Script(
    name: "Arabic: Control and left move by words",
    text: "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}",
    steps: keys(.home) + keys(.left, .control),
    result: "\u{645}\u{631}\u{62D}\u{628}\u{627}| \u{628}\u{643}"),
  // Shown: abc, then the Hebrew letters from right to left. From the end of abc, the right arrow crosses the word
  // from its left edge, which is its logical end.
  Script(
    name: "a Hebrew word after a Latin one", text: "abc \u{5D0}\u{5D1}",
    steps: keys(.home) + keys(.right, times: 5), result: "abc \u{5D0}|\u{5D1}"),
]

private let hindi = [
  Script(
    name: "Hindi: a vowel sign belongs to its consonant",
    text: "\u{915}\u{93F}\u{924}\u{93E}\u{92C}",
    steps: keys(.home) + keys(.right), result: "\u{915}\u{93F}|\u{924}\u{93E}\u{92C}"),
  Script(
    name: "Hindi: a conjunct is deleted as a whole",
    text: "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}",
    steps: keys(.end) + keys(.delete), result: "\u{928}\u{92E}|"),
]

private let thai = [
  // "Thai language": two words without a space.
  Script(
    name: "Thai: words without spaces", text: "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}",
    steps: keys(.home) + keys(.right, .control),
    result: "\u{E20}\u{E32}\u{E29}\u{E32}|\u{E44}\u{E17}\u{E22}"),
  Script(
    name: "Thai: a tone mark belongs to its consonant", text: "\u{E19}\u{E49}\u{E33}\u{E01}",
    steps: keys(.home) + keys(.deleteForward), result: "|\u{E01}"),
]

private let japanese = [
  Script(
    name: "Japanese: a composition is committed once", text: "a",
    steps: keys(.end) + [.compose("\u{306B}"), .compose("\u{306B}\u{307B}\u{3093}")]
      + [.compose("\u{65E5}\u{672C}"), .text("\u{65E5}\u{672C}")],
    result: "a\u{65E5}\u{672C}|"),
  Script(
    name: "Japanese: a cancelled composition leaves nothing", text: "ab",
    steps: keys(.end) + keys(.left) + [.compose("\u{306B}\u{307B}"), .compose("")],
    result: "a|b"),
  Script(
    name: "Japanese: a composition replaces the selection, and undo restores it", text: "xyz",
    steps: [.compose("\u{306B}"), .compose(""), .text("\u{306B}")]
      + keys(.character("z"), .control),
    result: "[xyz]|"),
  Script(
    name: "Japanese: the caret is at the end of what is composed", text: "",
    steps: [.compose("\u{306B}\u{307B}")], result: "\u{306B}\u{307B}|"),
]

private let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
private let flag = "\u{1F1EB}\u{1F1F7}"

private let emoji = [
  Script(
    name: "a family is one character", text: "a\(family)b",
    steps: keys(.end) + keys(.left) + keys(.delete), result: "a|b"),
  Script(
    name: "a flag and a skin tone are selected as characters", text: "\(flag)\u{1F44D}\u{1F3FD}",
    steps: keys(.home) + keys(.right, .shift), result: "[\(flag)]|\u{1F44D}\u{1F3FD}"),
  Script(
    name: "what is typed before an emoji does not divide it", text: family,
    steps: keys(.home) + [.text("x")] + keys(.right), result: "x\(family)|"),
]
