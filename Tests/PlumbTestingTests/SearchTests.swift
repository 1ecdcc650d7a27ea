import Foundation
import SwiftUI
import Testing

@testable import PlumbTesting

/// Searches for elements, and the messages of failures.
@MainActor struct SearchTests {
  private func window() throws -> TestWindow {
    try layout(in: CGSize(width: 200, height: 300), fonts: .monospaced) {
      VStack {
        Text("Pets").accessibilityIdentifier("title")
        HStack {
          Button("Cat") {}
          Button("Dog") {}
        }
        Paw().id(7)
        ForEach(["one", "two"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Delete") {}
          }
          .id(name)
        }
      }
    }
  }

  @Test func `elements are found by label, role, type, id and part of a text`() throws {
    let window = try window()
    #expect(try window.find("Pets").role == .text)
    #expect(try window.find(.button, "Cat").label == "Cat")
    #expect(try window.find(Paw.self).type == "Paw")
    #expect(try window.find(type: "Paw").frame == window.find(Paw.self).frame)
    #expect(window.all(type: "HStack").count == 3)
    #expect(try window.find(id: "title").label == "Pets")
    #expect(try window.find(id: 7).type == "Paw")
    #expect(try window.find(containing: "Pe").label == "Pets")
    #expect(window.all(.button).map(\.label) == ["Cat", "Dog", "Delete", "Delete"])
    #expect(window.has("Dog") && !window.has("Bird"))
    #expect(window.texts.first == "Pets")
  }

  @Test func `a search in an element finds only what is inside`() throws {
    let row = try window().find(id: "two")
    #expect(try row.find(.button, "Delete").label == "Delete")
    #expect(row.texts == ["two", "Delete"])
    #expect(throws: TestFailure.self) { try row.find(.button, "Cat") }
  }

  @Test func `a view with the label of its content is found, not the content`() throws {
    #expect(try window().find("Cat").role == .button)
  }

  @Test func `a failure names its line and the nearest labels`() throws {
    let window = try window()
    let line = #line + 1
    let error = #expect(throws: TestFailure.self) { try window.find(.button, "Dig") }
    let first = error?.description.split(separator: "\n").first
    #expect(
      first == """
        SearchTests.swift:\(line): There is not a button labelled "Dig" in the window. \
        There are the labels "Dog", "Cat", "Delete".
        """)
  }

  @Test func `a failure contains the elements with their frames`() throws {
    let window = try layout(in: CGSize(width: 100, height: 50), fonts: .monospaced) {
      Text("Hello").font(.system(size: 10))
    }
    let error = #expect(throws: TestFailure.self) { try window.find("Bye") }
    // 5 characters of half the size 10, in the middle of the window.
    #expect(
      error?.description.hasSuffix(
        """
        Window 100 × 50
          Text "Hello" at (37.5, 20), 25 × 10
        """) == true)
  }

  @Test func `a failure tells of the label of another kind`() throws {
    let window = try window()
    let error = #expect(throws: TestFailure.self) { try window.find(.toggle, "Cat") }
    #expect(error?.description.contains("But there is the button \"Cat\" at (") == true)
  }

  @Test func `several matches are a failure that lists them`() throws {
    let window = try window()
    let error = #expect(throws: TestFailure.self) { try window.find(.button, "Delete") }
    #expect(
      error?.description.contains(
        "There are 2 elements that match a button labelled \"Delete\" in the window") == true)
  }

  @Test func `an unknown id tells of the ids`() throws {
    let window = try window()
    let error = #expect(throws: TestFailure.self) { try window.find(id: "titel") }
    #expect(
      error?.description.contains("There are the accessibility identifiers \"title\".") == true)
  }

  @Test func `an element follows its view`() throws {
    let window = try layout(fonts: .monospaced) { Growing() }
    let button = try window.find(.button)
    let width = button.frame.width
    try button.tap()
    #expect(button.label == "0 0")
    // Two more characters of half the size of the body font.
    #expect(button.frame.width > width)
    try button.tap()
    #expect(!button.exists)
    #expect(button.frame.isNull && button.label == nil && !button.isEnabled)
    #expect(throws: TestFailure.self) { try button.tap() }
  }
}

private struct Paw: View {
  var body: some View { Circle().frame(width: 10, height: 10) }
}

/// A button that grows when it is pressed, and disappears when it is pressed again.
private struct Growing: View {
  @State private var presses = 0

  var body: some View {
    if presses < 2 {
      Button(Array(repeating: "0", count: presses + 1).joined(separator: " ")) { presses += 1 }
    }
  }
}
