import Foundation
import Testing

@testable import PlumbCore

@MainActor @Suite struct NavigationTests {
  @Test func `recipes are opened, changed and left again`() throws {
    let stage = try SampleStage("RecipeBook")
    try stage.click("Tomato soup")
    #expect(stage.has("Back"))
    #expect(stage.has("35 minutes"))
    try stage.click("Favorite")
    try stage.click("Basil")
    #expect(stage.has("All about basil"))
    try stage.takePicture("2")
    stage.type(.leftArrow, with: .option, after: 1)
    #expect(stage.has("35 minutes"))
    try stage.click("Home")
    #expect(stage.has("1 favorites"))
    try stage.click("Surprise")
    #expect(stage.has("40 minutes"))
    try stage.click("Done")
    try stage.click("Notes")
    #expect(stage.has("Salt last."))
    try stage.click("Back")
    try stage.click("Clear")
    #expect(stage.has("0 favorites"))
  }

  @Test func `mail is read in columns, and in one column of a narrow window`() throws {
    let stage = try SampleStage("MailColumns")
    try stage.click("Holiday")
    #expect(stage.has("Text of Holiday"))
    #expect(stage.has("Invoice"))
    try stage.takePicture("2")
    try stage.click("Sent")
    #expect(stage.has("Reply"))
    stage.resize(to: CGSize(width: 340, height: 400))
    stage.advance(by: 1)
    #expect(!stage.has("Inbox"))
    try stage.click("Back")
    #expect(stage.has("Inbox"))
    try stage.click("Help")
    try stage.click("Next page")
    #expect(stage.has("Step 2"))
  }
}
