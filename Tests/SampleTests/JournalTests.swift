import Foundation
import PlumbTesting
import SwiftUI
import Testing

/// Samples with lists that are refreshed, and with dates, colours and files.
@MainActor @Suite struct JournalTests {
  @Test func `trips are opened and written about`() throws {
    let stage = try SampleStage("TripJournal")
    try stage.click("Kyoto")
    try stage.takePicture("3")
    try stage.click("Details")
    #expect(stage.has("9 days"))
    try stage.takePicture("4")
    try stage.click("Write")
    stage.window.type("Again: ")
    // Changes are not discarded by mistake.
    stage.type(.escape, after: 1)
    #expect(stage.has("Note"))
    try stage.takePicture("5")
    try stage.click("Save")
    #expect(stage.texts.contains { $0.contains("Again: ") } && !stage.has("Note"))
    try stage.click("Send a Postcard")
    #expect(stage.has("Greetings from"))
    try stage.takePicture("6")
    stage.type(.escape, after: 1)
    #expect(!stage.has("Greetings from"))
    stage.type(.leftArrow, with: .option, after: 1)
    #expect(stage.has("Lisbon") && stage.has("Tallinn"))
  }

  @Test func `a journal is refreshed below a spinner`() async throws {
    let stage = try SampleStage("TripJournal")
    stage.window.movePointer(to: CGPoint(x: 200, y: 200))
    let top = try stage.frame("Lisbon").minY
    stage.type("r", with: .control, after: 1)
    #expect(try stage.frame("Lisbon").minY == top + 44)
    try stage.takePicture("7")
    try await stage.window.wait(for: "the trips are read") {
      try stage.frame("Lisbon").minY == top
    }
  }

  @Test func `a plan is changed, undone and done again`() throws {
    let stage = try SampleStage("ExhibitionPlan")
    try stage.takePicture("2")
    #expect(stage.has("3 paintings"))
    try stage.click("Increment")
    #expect(stage.has("4 paintings"))
    try stage.click("Undo")
    #expect(stage.has("3 paintings"))
    try stage.click("Redo")
    #expect(stage.has("4 paintings"))
    #expect(stage.has("Not saved yet"))
  }
}
