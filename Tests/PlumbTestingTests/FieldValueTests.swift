import Foundation
import SwiftUI
import Testing

@testable import PlumbTesting

/// The value of a field is the text that it shows.
@MainActor struct FieldValueTests {
  private struct Price: View {
    @State private var price = 1.5
    @State private var note = "note"
    @State private var secret = "secret"

    var body: some View {
      TextField("Price", value: $price, format: .number)
      TextField("Note", text: $note)
      SecureField("Secret", text: $secret)
      TextEditor(text: $note)
      Text(verbatim: "\(price)").id("price")
    }
  }

  private func window() throws -> TestWindow {
    try layout(in: CGSize(width: 300, height: 300), fonts: .monospaced) { Price() }
  }

  @Test func `while a value is edited, the value of its field is what is shown`() throws {
    let window = try window()
    let field = try window.find(.textField, "Price")
    #expect(field.value == "1.5")
    try field.tap()
    window.press("a", modifiers: .control)
    window.type("x")
    #expect(field.value == "x")
    #expect(try window.find(id: "price").label == "1.5")
    window.press(.return)
    #expect(field.value == "1.5")
  }

  @Test func `a text that is composed is shown`() throws {
    let window = try window()
    let field = try window.find(.textField, "Note")
    try field.tap()
    window.press(.end)
    window.tree.send(.textComposition("é", selection: 1..<1))
    #expect(field.value == "noteé")
    window.tree.send(.textComposition("", selection: 0..<0))
    #expect(field.value == "note")
  }

  @Test func `a secret text is not the value of its field`() throws {
    let window = try window()
    #expect(try window.find(.secureTextField).value == nil)
  }
}
