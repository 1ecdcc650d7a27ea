import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// The replies about texts that are edited, without a bus.
@MainActor @Suite struct AccessibleTextTests {
  private final class Draft {
    var text: String
    var isWoken = false

    init(_ text: String) {
      self.text = text
    }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  }

  private let draft: Draft
  private let stage: AccessibilityStage
  private let application: AccessibleApplication
  private let window: AccessibleWindow

  /// A window with a field whose characters are 10 points wide and 20 points high.
  init() {
    let draft = Draft("one two")
    self.draft = draft
    stage = AccessibilityStage {
      TextField("Name", text: draft.binding)
        .textFieldStyle(.plain)
        .font(.system(size: 20))
    }
    application = AccessibleApplication { draft.isWoken = true }
    window = AccessibleWindow(number: 2, in: application) {
      AccessibleWindow.Properties(
        origin: CGPoint(x: 500, y: 300), size: CGSize(width: 400, height: 400), pixelsPerPoint: 2)
    }
    window.content = stage.tree
  }

  private func replies() throws -> AccessibleReplies {
    let reference = AccessibleReference.object(try stage.object("Name").id, in: window)
    return try #require(AccessibleReplies(application: application, path: reference.path))
  }

  /// Calls a member of the interface for texts, and lays out.
  private func call(_ member: String, _ arguments: DBusValue...) throws -> [DBusValue]? {
    defer { _ = stage.changes() }
    return try replies().reply(to: member, of: "org.a11y.atspi.Text", arguments)
  }

  /// Calls a member of the interface for texts that are edited, and lays out.
  private func edit(_ member: String, _ arguments: DBusValue...) throws -> [DBusValue]? {
    defer { _ = stage.changes() }
    return try replies().reply(to: member, of: "org.a11y.atspi.EditableText", arguments)
  }

  private func get(_ property: String) throws -> DBusValue? {
    try replies().reply(
      to: "Get", of: "org.freedesktop.DBus.Properties",
      [.string("org.a11y.atspi.Text"), .string(property)])?.first?.unwrapped
  }

  private func part(_ text: String, _ range: Range<Int32>) -> [DBusValue] {
    [.string(text), .int32(range.lowerBound), .int32(range.upperBound)]
  }

  @Test func `a field has both interfaces, and the states of a text that is edited`() throws {
    #expect(try replies().interfaces == [.accessible, .component, .text, .editableText])
    // Bits 7, 8, 11, 24, 25, 26 and 30: editable, enabled, focusable, sensitive, showing, single-line and
    // visible; and 38: selectable-text.
    let low: UInt32 = [7, 8, 11, 24, 25, 26, 30].reduce(0) { $0 | 1 << $1 }
    #expect(
      try replies().reply(to: "GetState", of: "org.a11y.atspi.Accessible", [])
        == [.array(of: "u", [.uint32(low), .uint32(1 << (38 - 32))])])
  }

  @Test func `the text is read in parts`() throws {
    draft.text = "one 👩‍👩‍👧 two"
    let stage = AccessibilityStage { TextField("Name", text: draft.binding) }
    window.content = stage.tree
    func call(_ member: String, _ arguments: DBusValue...) throws -> [DBusValue]? {
      let reference = AccessibleReference.object(try stage.object("Name").id, in: window)
      return AccessibleReplies(application: application, path: reference.path)?
        .reply(to: member, of: "org.a11y.atspi.Text", arguments)
    }
    #expect(try call("GetText", .int32(4), .int32(9)) == [.string("👩‍👩‍👧")])
    #expect(try call("GetText", .int32(10), .int32(-1)) == [.string("two")])
    #expect(try call("GetText", .int32(-5), .int32(3)) == [.string("one")])
    #expect(try call("GetCharacterAtOffset", .int32(5)) == [.int32(0x200D)])
    #expect(try call("GetCharacterAtOffset", .int32(13)) == [.int32(0)])
    for (unit, expected) in [
      (UInt32(0), part("👩‍👩‍👧", 4..<9)), (1, part("👩‍👩‍👧 ", 4..<10)), (3, part("one 👩‍👩‍👧 two", 0..<13)),
    ] {
      #expect(try call("GetStringAtOffset", .int32(5), .uint32(unit)) == expected)
    }
    #expect(try call("GetTextBeforeOffset", .int32(5), .uint32(1)) == part("one ", 0..<4))
    #expect(try call("GetTextAtOffset", .int32(5), .uint32(1)) == part("👩‍👩‍👧 ", 4..<10))
    #expect(try call("GetTextAfterOffset", .int32(5), .uint32(1)) == part("two", 10..<13))
    #expect(try call("GetTextAfterOffset", .int32(11), .uint32(1)) == part("", 13..<13))
    #expect(try call("GetTextBeforeOffset", .int32(2), .uint32(1)) == part("", 0..<0))
  }

  @Test func `characters have places in pixels`() throws {
    func numbers(_ numbers: Int32...) -> [DBusValue] { numbers.map { .int32($0) } }
    // The second character is from 10 to 20 points, and the line from 190 to 210.
    #expect(
      try call("GetCharacterExtents", .int32(1), .uint32(1)) == numbers(20, 380, 20, 40))
    #expect(
      try call("GetCharacterExtents", .int32(1), .uint32(0)) == numbers(520, 680, 20, 40))
    #expect(
      try call("GetRangeExtents", .int32(1), .int32(3), .uint32(1)) == numbers(20, 380, 40, 40))
    #expect(try call("GetOffsetAtPoint", .int32(530), .int32(700), .uint32(0)) == [.int32(1)])
    #expect(try call("GetOffsetAtPoint", .int32(530), .int32(400), .uint32(1)) == [.int32(7)])
    #expect(try call("GetOffsetAtPoint", .int32(30), .int32(10), .uint32(1)) == [.int32(-1)])
    let long = AccessibilityStage {
      TextField("Name", text: .constant(String(repeating: "a", count: 99)))
    }
    window.content = long.tree
    let reference = AccessibleReference.object(try long.object("Name").id, in: window)
    #expect(
      AccessibleReplies(application: application, path: reference.path)?
        .reply(to: "GetCharacterExtents", of: "org.a11y.atspi.Text", [.int32(98), .uint32(1)])
        == numbers(-1, -1, -1, -1))
  }

  @Test func `the caret and one selection are read and set`() throws {
    #expect(try get("CharacterCount") == .int32(7))
    #expect(try get("CaretOffset") == .int32(7))
    #expect(try call("GetNSelections") == [.int32(0)])
    #expect(try call("GetSelection", .int32(0)) == [.int32(-1), .int32(-1)])
    #expect(try call("SetCaretOffset", .int32(3)) == [.boolean(true)])
    #expect(try get("CaretOffset") == .int32(3))
    #expect(try call("SetCaretOffset", .int32(-1)) == [.boolean(false)])
    #expect(try call("RemoveSelection", .int32(0)) == [.boolean(false)])
    #expect(try call("AddSelection", .int32(4), .int32(-1)) == [.boolean(true)])
    #expect(try call("GetSelection", .int32(0)) == [.int32(4), .int32(7)])
    #expect(try call("AddSelection", .int32(0), .int32(1)) == [.boolean(false)])
    #expect(try call("SetSelection", .int32(1), .int32(0), .int32(1)) == [.boolean(false)])
    #expect(try call("SetSelection", .int32(0), .int32(0), .int32(3)) == [.boolean(true)])
    #expect(try call("GetNSelections") == [.int32(1)])
    #expect(try call("GetSelection", .int32(0)) == [.int32(0), .int32(3)])
    #expect(try call("GetSelection", .int32(1)) == [.int32(-1), .int32(-1)])
    #expect(try call("RemoveSelection", .int32(0)) == [.boolean(true)])
    #expect(try get("CaretOffset") == .int32(3))
    #expect(try call("GetNSelections") == [.int32(0)])
  }

  @Test func `the text is edited, and the next frame follows`() throws {
    #expect(!draft.isWoken)
    #expect(try edit("InsertText", .int32(3), .string(" and"), .int32(4)) == [.boolean(true)])
    #expect(draft.text == "one and two" && draft.isWoken)
    #expect(try edit("DeleteText", .int32(0), .int32(4)) == [.boolean(true)])
    #expect(draft.text == "and two")
    #expect(try edit("CopyText", .int32(0), .int32(3)) == [])
    #expect(stage.harness.tree.clipboard.text == "and")
    #expect(try edit("CutText", .int32(3), .int32(-1)) == [.boolean(true)])
    #expect(draft.text == "and" && stage.harness.tree.clipboard.text == " two")
    #expect(try edit("PasteText", .int32(0)) == [.boolean(true)])
    #expect(draft.text == " twoand")
    #expect(try edit("SetTextContents", .string("🐠")) == [.boolean(true)])
    #expect(draft.text == "🐠")
    #expect(try edit("CutText", .int32(0), .int32(0)) == [.boolean(false)])
    #expect(try edit("SetTextContents", .int32(1)) == nil)
  }

  @Test func `the length of a text that is inserted is in bytes`() throws {
    #expect(try edit("InsertText", .int32(0), .string("äöü"), .int32(5)) == [.boolean(true)])
    #expect(draft.text == "äöone two")
    #expect(try edit("InsertText", .int32(0), .string("äöü"), .int32(-1)) == [.boolean(true)])
    #expect(draft.text == "äöüäöone two")
  }

  @Test func `signals have the offset, the number of scalars and the part`() {
    let signal = AccessibleSignal.text("insert", "👩‍👩‍👧", at: 6)
    #expect(signal.member == "TextChanged" && signal.detail == "insert")
    #expect(signal.first == 6 && signal.second == 5 && signal.value == .string("👩‍👩‍👧"))
    #expect(AccessibleSignal.caret(at: 11).first == 11)
  }
}
