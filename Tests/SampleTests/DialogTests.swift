import Foundation
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite struct DialogTests {
  @Test func `books are added, edited, filtered and deleted in what is presented`() throws {
    let stage = try SampleStage("Bookshelf")
    try stage.click("Add")
    #expect(stage.has("New book") && !stage.has("Emma"))
    stage.window.type("Emma")
    try stage.takePicture("2")
    // Escape presses Cancel, also after a change.
    stage.type(.escape, after: 1)
    #expect(stage.has("3 books, 1 added"))
    try stage.click("Add")
    stage.window.type("Emma")
    stage.type(.return, after: 1)
    #expect(stage.has("Emma is already on the shelf"))
    stage.type(.return, after: 1)
    #expect(stage.has("3 books, 2 added"))
    try stage.click("Edit Emma")
    stage.type("a", with: .control)
    stage.window.type("Persuasion")
    try stage.click("Save")
    #expect(stage.has("Persuasion") && !stage.has("Emma"))
  }

  @Test func `what is deleted is asked for first`() throws {
    let stage = try SampleStage("Bookshelf")
    try stage.click("Delete Dune")
    #expect(stage.has("Dune by Frank Herbert will be removed."))
    try stage.takePicture("3")
    // Return does not delete.
    stage.type(.return, after: 1)
    #expect(stage.has("Dune"))
    try stage.click("Delete Dune")
    try stage.click("Delete")
    #expect(!stage.has("Dune") && stage.has("2 books, 0 added"))
    try stage.click("Clear shelf…")
    #expect(stage.has("Clear the shelf?"))
    try stage.takePicture("4")
    try stage.click("Remove all books")
    #expect(stage.has("0 books, 0 added"))
  }

  @Test func `a popover filters the books until a click beside it`() throws {
    let stage = try SampleStage("Bookshelf")
    try stage.click("Filter")
    try stage.click("Only unread")
    try stage.takePicture("5")
    stage.click(CGPoint(x: 20, y: 400))
    #expect(stage.has("Emma") && !stage.has("Dune") && !stage.has("Only unread"))
  }

  @Test func `a text is written to a file that is named in a panel`() async throws {
    let stage = try SampleStage("TextImporter")
    let name = "collected-\(UUID()).txt"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    defer { try? FileManager.default.removeItem(at: file) }
    try stage.click("Export…")
    #expect(stage.has("Texts are files whose names end in .txt."))
    try stage.takePicture("2")
    try stage.click("Name")
    stage.type("a", with: .control)
    stage.window.type(name)
    try stage.click("Save")
    // It is written beside the main actor.
    try await stage.wait(for: "the file is written") { stage.has("Wrote \(name).") }
    #expect(try String(contentsOf: file, encoding: .utf8) == "Nothing yet.")
    try stage.click("Import…")
    try stage.click("Cancel")
    #expect(try stage.text("status") == "Nothing was imported.")
  }
}
