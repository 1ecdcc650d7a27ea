import Foundation
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite struct TypingTests {
  @Test func `a form is filled in with the keyboard alone`() throws {
    let stage = try SampleStage("SignUpForm")
    stage.window.type("Ada")
    #expect(stage.has("This is no address."))
    stage.type(.return)
    stage.window.type("ada@example.org")
    #expect(!stage.has("This is no address."))
    stage.type(.return)
    stage.window.type("secret 1")
    // Nothing shows the characters of a password.
    #expect(!stage.has("secret 1"))
    try stage.takePicture("2")
    stage.type(.return)
    #expect(stage.has("Welcome, Ada!"))
  }

  @Test func `things are added, found, renamed and ticked off`() throws {
    let stage = try SampleStage("ShoppingList")
    try stage.click("Something to buy")
    stage.window.type("Tea")
    stage.type(.return)
    #expect(stage.has("4 to buy"))
    try stage.takePicture("2")
    try stage.click("Search")
    stage.window.type("co")
    func names() -> [String?] { stage.window.all(.textField, "Name of the item").map(\.value) }
    #expect(names() == ["Coffee"])
    try stage.click("Clear")
    #expect(names() == ["Bread", "Apples", "Coffee", "Tea"])
    try stage.window.all(.textField, "Name of the item")[1].tap(count: 2)
    stage.window.type("Pears")
    #expect(names() == ["Bread", "Pears", "Coffee", "Tea"])
  }

  @Test func `a note is edited, and what is selected is emphasized`() throws {
    let stage = try SampleStage("Notes")
    func values() -> [String?] { stage.window.all(.textField).map(\.value) }
    #expect(values().first == "A day at the lake")
    try stage.click("Title")
    // Return in the title goes on to the text.
    stage.type(.return)
    stage.type("a", with: .control)
    stage.window.type("two words")
    #expect(stage.has("2 words"))
    stage.type(.home, with: .shift)
    #expect(stage.has("9 characters selected"))
    try stage.takePicture("2")
    try stage.click("Emphasize")
    #expect(values() == ["A day at the lake", "*two words*"] && stage.has("2 words"))
  }

  @Test func `words are found and replaced, and a name is completed`() throws {
    let stage = try SampleStage("Manuscript")
    try stage.click("Find")
    stage.window.type("river")
    #expect(stage.has("1 of 3"))
    stage.type(.return)
    #expect(stage.has("2 of 3"))
    try stage.takePicture("2")
    stage.type("h", with: .control)
    try stage.click("Replace With")
    stage.window.type("lake")
    try stage.click("Replace All")
    #expect(stage.has("Not found"))
    try stage.click("Final")
    #expect(!stage.has("Replace All"))
    try stage.click("Done")
    #expect(!stage.has("Not found"))
    try stage.click("Author")
    stage.window.type("an")
    stage.type(.downArrow)
    stage.type(.return)
    #expect(stage.window.all(.textField).map(\.value).contains("Anna Seghers"))
  }
}
