import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct DataTests {
  @Test func `what is added on the shelf is in the cart`() throws {
    let stage = try SampleStage("ShoppingCart")
    try stage.click("Add Coffee")
    try stage.click("Add Coffee")
    try stage.click("Add Lamp")
    #expect(stage.has("3"))
    try stage.takePicture("2")
    try stage.click("Cart")
    #expect(try stage.text("total") == "€44.25")
    try stage.takePicture("3")
    // The first line is the coffee.
    try stage.click("Decrement")
    try stage.click("Decrement")
    #expect(!stage.has("Coffee"))
    #expect(try stage.text("total") == "€35.25")
  }

  @Test func `the board counts the tasks of all its lists`() throws {
    let stage = try SampleStage("TodoBoard")
    #expect(try stage.text("open") == "5 open tasks")
    try stage.click("Pay rent")
    #expect(try stage.text("open") == "4 open tasks")
    #expect(stage.has("1/2"))
    try stage.click("Add list")
    try stage.click("Add to Later")
    #expect(try stage.text("open") == "5 open tasks")
    try stage.click("Task 1")
    try stage.takePicture("2")
    // The pointer is over the task, which shows a cross.
    try stage.click("Delete")
    #expect(!stage.has("Task 1"))
    try stage.click("Finish all")
    #expect(try stage.text("open") == "0 open tasks")
  }

  @Test func `the theme reaches every part of the chat`() throws {
    let stage = try SampleStage("ThemeSwitch")
    let small = try stage.frame("Yes! I like them.")
    try stage.click("Terminal")
    try stage.click("Dark")
    #expect(try stage.text("theme") == "Terminal, dark")
    try stage.takePicture("2")
    try stage.click("A+")
    #expect(try stage.frame("Yes! I like them.").height > small.height)
    #expect(try stage.text("theme") == "Terminal, dark")
  }

  @Test func `the summary follows the plan, and ignores what it does not read`() throws {
    let stage = try SampleStage("ProfileForm")
    try stage.click("Team")
    let before = try stage.value("Monthly")
    #expect(before.hasPrefix("24 €"))
    try stage.click("Notifications")
    #expect(try stage.value("Monthly") == before)
    try stage.click("Advanced")
    try stage.click("Increment")
    #expect(try stage.value("Monthly").hasPrefix("36 €"))
    try stage.takePicture("2")
    try stage.click("Free")
    #expect(stage.has("Nothing to set"))
  }

  @Test func `strokes are drawn, undone and done again`() throws {
    let stage = try SampleStage("DrawingPad")
    let empty = stage.drawing
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 300, y: 200))
    try stage.click("red")
    stage.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 60, y: 200))
    #expect(stage.has("2 strokes") && stage.drawing != empty)
    try stage.takePicture("2")
    try stage.click("Undo")
    #expect(stage.has("1 strokes"))
    stage.type("z", with: .control)
    #expect(stage.has("0 strokes"))
    try stage.click("Redo")
    #expect(stage.has("1 strokes"))
  }

  @Test func `placeholders give way to what is loaded, or to an error`() async throws {
    let stage = try SampleStage("SkeletonFeed")
    #expect(stage.has("Feed") && !stage.has("Author 1"))
    try await stage.wait(for: "The first page") { stage.has("Author 1") }
    try stage.takePicture("2")
    try stage.click("Like")
    #expect(stage.has("Liked"))
    try stage.click("Reload")
    try await stage.wait(for: "The second page") {
      stage.texts.contains { $0.hasPrefix("Post 1 of page 2") }
    }
    #expect(!stage.has("Liked"))
    try stage.click("Reload")
    try await stage.wait(for: "The error") { stage.has("Not reachable") }
  }

  @Test func `a chosen day fills the card, in the chosen unit`() throws {
    let stage = try SampleStage("WeatherCard")
    #expect(try stage.text("high") == "24°")
    try stage.click("Fri")
    #expect(try stage.text("high") == "3°")
    stage.click(CGPoint(x: 170, y: 90))
    #expect(try stage.text("high") == "37°")
    try stage.takePicture("2")
  }

  @Test func `words are searched once after a pause`() async throws {
    let stage = try SampleStage("WordSearch")
    try stage.click("p")
    stage.type("e")
    stage.type("a")
    #expect(try stage.text("query") == "pea")
    try await stage.wait(for: "The search") { stage.has("2 words, 1 searches") }
    #expect(stage.has("peach") && stage.has("pear") && !stage.has("plum"))
    try stage.takePicture("2")
    try stage.click("Clear")
    try await stage.wait(for: "All words") { stage.has("16 words, 2 searches") }
  }

  @Test func `the time is dragged, and runs on while it plays`() throws {
    let stage = try SampleStage("MusicPlayer")
    let bar = try stage.frame("Time bar")
    // Half of 185 seconds.
    stage.drag(
      from: CGPoint(x: bar.minX + 4, y: bar.midY), to: CGPoint(x: bar.midX, y: bar.midY))
    #expect(try stage.text("time") == "1:32")
    try stage.click("Play")
    stage.runLoop(for: "The time runs") { (try? stage.text("time")) == "1:35" }
    try stage.takePicture("2")
    try stage.click("Play")
    try stage.click("Previous")
    #expect(try stage.text("time") == "0:00")
    #expect(try stage.text("title") == "Morning")
    try stage.click("Next")
    #expect(try stage.text("title") == "Harbour")
  }
}
