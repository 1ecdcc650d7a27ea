import Foundation
import PlumbTesting
import SwiftUI
import Testing

/// Samples that are whole programs.
@MainActor @Suite struct ProgramTests {
  @Test func `a note is found, looked at and deleted after a question`() throws {
    let stage = try SampleStage("NoteKeeper")
    #expect(stage.has("No note is selected"))
    try stage.click("Ideas")
    #expect(!stage.has("No note is selected"))
    try stage.takePicture("2")
    try stage.click("More")
    try stage.takePicture("3")
    try stage.click("Information")
    stage.advance(by: 1)
    try stage.takePicture("4")
    #expect(stage.has("Words"))
    stage.type(.escape)
    stage.advance(by: 1)
    #expect(!stage.has("Words"))
    try stage.click("More")
    try stage.click("Delete…")
    stage.advance(by: 1)
    try stage.takePicture("5")
    #expect(stage.has("Delete this note?"))
    try stage.click("Delete")
    stage.advance(by: 1)
    #expect(!stage.has("Ideas"))
    #expect(stage.has("No note is selected"))
    try stage.click("Find")
    stage.window.type("hol")
    #expect(stage.has("Holiday") && !stage.has("Groceries"))
  }

  @Test func `a narrow window shows the note that is chosen`() throws {
    let stage = try SampleStage("NoteKeeper")
    stage.resize(to: CGSize(width: 380, height: 400))
    stage.advance(by: 1)
    #expect(stage.has("Find"))
    try stage.click("Holiday")
    stage.advance(by: 1)
    try stage.takePicture("narrow")
    #expect(!stage.has("Find"))
  }

  @Test func `a picture is opened in a sheet, and becomes a favourite`() throws {
    let stage = try SampleStage("PhotoGrid")
    try stage.click("Picture 5")
    stage.advance(by: 1)
    try stage.takePicture("2")
    try stage.click("Favourite")
    stage.type(.escape)
    stage.advance(by: 1)
    #expect(!stage.has("Favourite"))
    try stage.click("Favourites")
    stage.advance(by: 1)
    try stage.takePicture("3")
    #expect(stage.has("Picture 3") && stage.has("Picture 5") && !stage.has("Picture 1"))
  }

  @Test func `topics are added, renamed and deleted by menus`() throws {
    let stage = try SampleStage("OutlineEditor")
    try stage.click("Ideas")
    #expect(stage.has("“Ideas” is selected"))
    try stage.click("Add")
    stage.advance(by: 1)
    #expect(stage.has("Topic 8"))
    #expect(stage.has("“Topic 8” is selected"))
    try stage.click("Edit")
    stage.advance(by: 1)
    try stage.takePicture("2")
    try stage.click("Rename…")
    stage.advance(by: 1)
    try stage.takePicture("3")
    // The title in the field is selected, so that it is replaced.
    stage.window.type("Kitchen")
    stage.type(.return)
    stage.advance(by: 1)
    #expect(stage.has("“Kitchen” is selected"))
    try stage.click("Edit")
    try stage.click("Delete")
    stage.advance(by: 1)
    #expect(stage.has("Nothing is selected"))
  }
}
