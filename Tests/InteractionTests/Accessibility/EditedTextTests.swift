import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The texts of fields, read and edited by assistive technologies.
///
/// In a font of 20 points, the characters of the harness are 10 points wide and the lines 20 points high.
@MainActor @Suite struct EditedTextTests {
  /// A text that a field edits.
  private final class Draft {
    var text: String
    var number = 7
    var submitCount = 0

    init(_ text: String = "") {
      self.text = text
    }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
    var numberBinding: Binding<Int> { Binding(get: { self.number }, set: { self.number = $0 }) }
  }

  /// A field without a border in the middle of a window of 400 by 400 points.
  private func field(_ draft: Draft, width: CGFloat = 400, isEnabled: Bool = true)
    -> AccessibilityStage
  {
    AccessibilityStage {
      TextField("Name", text: draft.binding)
        .textFieldStyle(.plain)
        .font(.system(size: 20))
        .frame(width: width)
        .disabled(!isEnabled)
        .onSubmit { draft.submitCount += 1 }
    }
  }

  private func text(
    _ name: String = "Name", in stage: AccessibilityStage
  ) throws -> any AccessibilityEditableText {
    try #require(stage.tree.editableText(of: try stage.object(name).id))
  }

  // MARK: Reading

  @Test func `fields are editable, and their text is no value beside it`() throws {
    let stage = AccessibilityStage {
      VStack {
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant("secret"))
        TextEditor(text: .constant("one\ntwo"))
          .accessibilityLabel("Notes")
          .accessibilityValue("two lines")
        TextField("Title", text: .constant("A day"), axis: .vertical)
        Button("Save") {}
      }
    }
    func state(_ name: String) throws -> AccessibilityState {
      try stage.object(name).state.intersection([.editable, .multiLine])
    }
    #expect(try state("Name") == .editable)
    #expect(try state("Password") == .editable)
    #expect(try state("Notes") == [.editable, .multiLine])
    #expect(try state("Title") == [.editable, .multiLine])
    #expect(try state("Save") == [])
    #expect(stage.objects.map(\.valueText) == ["", "", "two lines", "", ""])
    #expect(stage.tree.editableText(of: try stage.object("Save").id) == nil)
  }

  @Test func `a field is described by the modifiers of the view around its style`() throws {
    let stage = AccessibilityStage {
      VStack {
        TextField("City", text: .constant("London"))
          .accessibilityLabel("Town")
          .accessibilityValue("in England")
          .accessibilityIdentifier("town")
        SecureField("Code", text: .constant(""))
          .textFieldStyle(.plain)
          .accessibilityHint("six digits")
      }
    }
    #expect(stage.objects.map(\.summary) == ["textField Town", "secureTextField Code"])
    #expect(stage.objects.map(\.valueText) == ["in England", ""])
    #expect(stage.objects.map(\.identifier) == ["town", ""])
    #expect(stage.objects.map(\.hint) == ["", "six digits"])
    #expect(try text("Town", in: stage).string(in: 0..<9) == "London")
  }

  @Test func `offsets count scalars, and characters are whole`() throws {
    let stage = field(Draft("Größe 👩‍👩‍👧 ok"))
    let text = try text(in: stage)
    // Six for the word and its space, five for the family, one space and two letters.
    #expect(text.count == 14 && text.caret == 14 && text.selection.isEmpty)
    #expect(text.string(in: 6..<11) == "👩‍👩‍👧")
    #expect(text.string(in: 12..<99) == "ok" && text.string(in: 99..<100) == "")
    func range(_ unit: AccessibilityTextUnit, _ offset: Int) -> Range<Int> {
      text.range(of: unit, at: offset)
    }
    #expect(range(.character, 2) == 2..<3)
    #expect(range(.character, 6) == 6..<11 && range(.character, 8) == 6..<11)
    #expect(range(.character, 14) == 14..<14)
    #expect(range(.word, 0) == 0..<6 && range(.word, 8) == 6..<12)
    #expect(range(.word, 13) == 12..<14 && range(.word, 14) == 12..<14)
    #expect(range(.line, 3) == 0..<14 && range(.paragraph, 14) == 0..<14)
    #expect(range(.word, -1).isEmpty)
  }

  @Test func `a text that is combined with others keeps its value`() throws {
    let stage = AccessibilityStage {
      HStack {
        Text("Name")
        TextField("", text: .constant("Ada"))
      }
      .accessibilityElement(children: .combine)
    }
    #expect(stage.objects.map(\.valueText) == ["Ada"])
  }

  @Test func `of a secret text there are only dots`() throws {
    let draft = Draft("geheim 👩‍👩‍👧")
    let stage = AccessibilityStage { SecureField("Password", text: draft.binding) }
    let text = try text("Password", in: stage)
    #expect(text.count == 8 && text.caret == 8)
    #expect(text.string(in: 0..<99) == "••••••••")
    #expect(text.range(of: .character, at: 3) == 3..<4)
    #expect(text.range(of: .word, at: 3) == 0..<8)
    #expect(!text.copy(0..<8) && stage.harness.tree.clipboard.text == nil)
    let told = stage.objects.map { "\($0)" }.joined()
    #expect(!told.contains("geheim"))
    #expect(text.replace(7..<8, with: "🐠"))
    #expect(draft.text == "geheim 🐠")
    #expect(try self.text("Password", in: stage).select(0..<1))
    #expect(try self.text("Password", in: stage).selection == 0..<1)
  }

  // MARK: Places

  @Test func `characters have their places`() throws {
    let stage = field(Draft("Grün"))
    let text = try text(in: stage)
    #expect(text.frame(of: 0..<1) == CGRect(x: 0, y: 190, width: 10, height: 20))
    #expect(text.frame(of: 2..<4) == CGRect(x: 20, y: 190, width: 20, height: 20))
    // The caret at the end.
    #expect(text.frame(of: 4..<5) == CGRect(x: 40, y: 190, width: 0, height: 20))
    #expect(text.offset(at: CGPoint(x: 21, y: 200)) == 2)
    #expect(text.offset(at: CGPoint(x: 29, y: 200)) == 2)
    #expect(text.offset(at: CGPoint(x: 300, y: 200)) == 4)
    #expect(text.offset(at: CGPoint(x: 21, y: 100)) == nil)
  }

  @Test func `the first character of Hebrew is on the right`() throws {
    let stage = field(Draft("שלום עולם"))
    let text = try text(in: stage)
    #expect(text.frame(of: 0..<1) == CGRect(x: 80, y: 190, width: 10, height: 20))
    #expect(text.frame(of: 5..<9) == CGRect(x: 0, y: 190, width: 40, height: 20))
    #expect(text.offset(at: CGPoint(x: 88, y: 200)) == 0)
    #expect(text.offset(at: CGPoint(x: 2, y: 200)) == 8)
    #expect(text.range(of: .word, at: 7) == 5..<9)
  }

  @Test func `what a field is too narrow for has no place`() throws {
    let stage = field(Draft("abcdefghijklmnopqrst"), width: 100)
    var text = try text(in: stage)
    #expect(text.frame(of: 0..<1) == CGRect(x: 150, y: 190, width: 10, height: 20))
    #expect(text.frame(of: 10..<11) == nil)
    // With the focus and the caret at the end, the second half is visible.
    stage.press(.tab)
    text = try self.text(in: stage)
    #expect(text.frame(of: 9..<10) == nil)
    #expect(text.frame(of: 10..<11) == CGRect(x: 150, y: 190, width: 10, height: 20))
    #expect(text.frame(of: 5..<15) == CGRect(x: 150, y: 190, width: 50, height: 20))
    #expect(text.offset(at: CGPoint(x: 155, y: 200)) == 10)
  }

  @Test func `an editor is read by its lines, and only those that are visible have a place`() throws
  {
    // Ten characters in a line, and three lines.
    let draft = Draft("aaa bbb ccc\nddd\n\neee")
    let stage = AccessibilityStage(in: CGSize(width: 110, height: 60)) {
      TextEditor(text: draft.binding).font(.system(size: 20)).accessibilityLabel("Notes")
    }
    var text = try text("Notes", in: stage)
    #expect(text.count == 20 && text.caret == 0)
    func lines(_ offsets: Int...) -> [Range<Int>] {
      offsets.map { text.range(of: .line, at: $0) }
    }
    #expect(lines(0, 7, 8, 11) == [0..<8, 0..<8, 8..<12, 8..<12])
    #expect(lines(12, 16, 17, 20) == [12..<16, 16..<17, 17..<20, 17..<20])
    #expect(text.range(of: .paragraph, at: 9) == 0..<12)
    #expect(text.range(of: .paragraph, at: 16) == 16..<17)
    #expect(text.range(of: .word, at: 9) == 8..<12)
    func frame(_ range: Range<Int>) -> CGRect? { text.frame(of: range) }
    #expect(frame(0..<1) == CGRect(x: 5, y: 0, width: 10, height: 20))
    #expect(frame(8..<9) == CGRect(x: 5, y: 20, width: 10, height: 20))
    // The line break has the place of the caret before it.
    #expect(frame(11..<12) == CGRect(x: 35, y: 20, width: 0, height: 20))
    #expect(frame(17..<18) == nil)
    stage.press(.tab)
    stage.press(.end, .control)
    text = try self.text("Notes", in: stage)
    // Of five lines, the last three are visible.
    #expect(text.caret == 20)
    #expect(frame(0..<1) == nil && frame(8..<9) == nil)
    #expect(frame(12..<13) == CGRect(x: 5, y: 0, width: 10, height: 20))
    #expect(frame(0..<20) == CGRect(x: 5, y: 0, width: 30, height: 60))
    #expect(text.offset(at: CGPoint(x: 16, y: 50)) == 18)
  }

  // MARK: Editing

  @Test func `a field is edited as if it were typed into`() throws {
    let draft = Draft("one two")
    let stage = field(draft)
    #expect(try text(in: stage).replace(3..<7, with: ""))
    #expect(draft.text == "one")
    #expect(try text(in: stage).replace(0..<0, with: "a\nb "))
    #expect(draft.text == "a b one")
    #expect(try text(in: stage).caret == 4)
    #expect(try text(in: stage).replace(0..<Int.max, with: "👩‍👩‍👧"))
    #expect(draft.text == "👩‍👩‍👧")
    // Inside a character there is no place for a caret.
    #expect(try text(in: stage).select(2..<2))
    #expect(try text(in: stage).caret == 0)
    #expect(draft.submitCount == 0)
    stage.press(.tab)
    for expected in ["a b one", "one", "one two"] {
      stage.press(.character("z"), .control)
      #expect(draft.text == expected)
    }
  }

  @Test func `parts are selected, copied and pasted`() throws {
    let draft = Draft("one two")
    let stage = field(draft)
    #expect(try !text(in: stage).paste(0..<0))
    #expect(try text(in: stage).select(4..<7))
    #expect(try text(in: stage).selection == 4..<7)
    #expect(try text(in: stage).caret == 7)
    #expect(try text(in: stage).copy(0..<4))
    #expect(stage.harness.tree.clipboard.text == "one ")
    #expect(try !text(in: stage).copy(3..<3))
    #expect(try text(in: stage).paste(4..<4))
    #expect(draft.text == "one one two")
    #expect(try text(in: stage).selection.isEmpty)
  }

  @Test func `what is composed stays when another part is edited`() throws {
    let draft = Draft("one")
    let stage = field(draft)
    stage.press(.tab)
    stage.press(.end)
    stage.harness.tree.send(.textComposition("né", selection: 2..<2))
    _ = stage.changes()
    #expect(draft.text == "one")
    #expect(try text(in: stage).string(in: 0..<9) == "onené")
    #expect(try text(in: stage).replace(0..<1, with: "O"))
    #expect(draft.text == "Onené")
  }

  @Test func `a field that is disabled is read, and not edited`() throws {
    let draft = Draft("one")
    let stage = field(draft, isEnabled: false)
    stage.harness.tree.clipboard.text = "two"
    let text = try text(in: stage)
    #expect(text.string(in: 0..<9) == "one")
    #expect(!text.select(0..<1) && !text.replace(0..<1, with: "O"))
    #expect(!text.copy(0..<1) && !text.paste(0..<0))
    #expect(draft.text == "one" && stage.harness.tree.clipboard.text == "two")
    #expect(try stage.object("Name").state.isDisjoint(with: [.enabled, .focusable]))
  }

  @Test func `a value is set without the focus`() throws {
    let draft = Draft()
    let stage = AccessibilityStage {
      TextField("Amount", value: draft.numberBinding, format: .number)
    }
    #expect(try text("Amount", in: stage).string(in: 0..<9) == "7")
    #expect(try text("Amount", in: stage).replace(0..<9, with: "42"))
    #expect(draft.number == 42)
  }
}
