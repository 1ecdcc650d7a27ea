import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GameTests {
  @Test func `three in a row win, and the board takes no more`() throws {
    let stage = try SampleStage("TicTacToe")
    for cell in [0, 3, 1, 4, 2] { try stage.click("Cell \(cell)") }
    #expect(try stage.text("status") == "✕ wins")
    try stage.takePicture("2")
    try stage.click("Cell 8")
    #expect(try stage.value("Cell 8") == "empty")
    try stage.click("New game")
    #expect(try stage.value("Cell 0") == "empty")
    #expect(stage.has("✕ 1"))
  }

  @Test func `cards that do not match turn back, pairs stay`() async throws {
    let stage = try SampleStage("MemoryGame")
    try stage.click("Card 0")
    try stage.click("Card 1")
    #expect(try stage.value("Card 1") == "heart.fill")
    try stage.takePicture("2")
    try await stage.wait(for: "The cards turn back") {
      (try? stage.value("Card 1")) == "hidden"
    }
    try stage.click("Card 0")
    try stage.click("Card 4")
    #expect(try stage.value("Card 4") == "star.fill")
    #expect(stage.has("2 turns"))
  }

  @Test func `right answers count, and the result follows the last question`() async throws {
    let stage = try SampleStage("Quiz")
    try stage.click("Jupiter")
    try stage.takePicture("2")
    try await stage.wait(for: "The second question") {
      stage.has("How many sides has a hexagon?")
    }
    stage.advance(by: 1)
    try stage.click("Eight")
    try await stage.wait(for: "The third question") { stage.has("Ice") }
    stage.advance(by: 1)
    try stage.click("Ice")
    try await stage.wait(for: "The result") { stage.has("2 of 3") }
    try stage.takePicture("3")
  }

  @Test func `held dice keep their pips`() throws {
    let stage = try SampleStage("DiceGame")
    #expect(try stage.text("sum") == "Sum 7")
    try stage.click("Increment")
    #expect(try stage.value("Die 3") == "1")
    try stage.click("Die 2")
    for _ in 0..<5 { try stage.click("Roll") }
    #expect(try stage.value("Die 2") == "6")
    let pips = try (1...3).map { try #require(Int(try stage.value("Die \($0)"))) }
    #expect(try stage.text("sum") == "Sum \(pips.reduce(0, +))")
    try stage.takePicture("2")
  }

  @Test func `tiles slide to the edge and become one`() throws {
    let stage = try SampleStage("SlidingTiles")
    #expect(stage.has("Score 0"))
    stage.drag(from: CGPoint(x: 250, y: 220), to: CGPoint(x: 90, y: 225))
    #expect(stage.has("Score 4"))
    #expect(stage.has("4"))
    stage.type(.rightArrow)
    let right = try stage.frame("4")
    try stage.click("Left")
    #expect(try stage.frame("4").midX < right.midX)
    for move in ["Up", "Left", "Down", "Right", "Up", "Left"] { try stage.click(move) }
    try stage.takePicture("2")
  }

  @Test func `a glider returns to its shape after four generations`() async throws {
    let stage = try SampleStage("GameOfLife")
    for _ in 0..<4 { try stage.click("Step") }
    #expect(try stage.text("state") == "5 cells, generation 4")
    try stage.takePicture("2")
    stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 380, y: 300))
    try stage.click("Run")
    try await stage.wait(for: "More generations") { ((try? stage.number("state")) ?? 0) >= 6 }
    try stage.takePicture("3")
    try stage.click("Clear")
    #expect(try stage.text("state") == "0 cells, generation 0")
  }

  @Test func `the snake eats what lies in its way, and ends at the wall`() throws {
    let stage = try SampleStage("Snake")
    let food = try stage.frame("Food")
    try stage.click("Play")
    stage.runLoop(for: "It eats") { stage.has("4") }
    #expect(try stage.frame("Food") != food)
    stage.type(.upArrow)
    stage.runLoop(for: "It meets the wall") { stage.has("Game over") }
    try stage.takePicture("2")
    try stage.click("Again")
    #expect(!stage.has("Game over"))
    try stage.click("Pause")
  }

  @Test func `an empty cell opens its surroundings, a long press flags`() throws {
    let stage = try SampleStage("Minesweeper")
    // No mine lies around the last cell.
    try stage.click("Cell 48")
    #expect(try stage.value("Cell 47") == "0")
    let mine = try stage.frame("Cell 3")
    let point = CGPoint(x: mine.midX, y: mine.midY)
    stage.drag(from: point, to: point, hold: 0.6)
    #expect(try stage.value("Cell 3") == "flag")
    #expect(stage.has("5 left"))
    try stage.takePicture("2")
    try stage.click("Cell 11")
    #expect(stage.has("Boom"))
    try stage.click("New field")
    #expect(stage.has("0 open"))
  }

  @Test func `a click before the signal is too early, one after it is timed`() async throws {
    let stage = try SampleStage("ReactionTest")
    let middle = CGPoint(x: 160, y: 130)
    stage.click(middle)
    #expect(stage.has("Wait for green"))
    stage.click(middle)
    #expect(stage.has("Too early"))
    stage.click(middle)
    try await stage.wait(for: "The signal") { stage.has("Click!") }
    stage.click(middle)
    #expect(stage.texts.contains { $0.hasPrefix("1 attempts, best ") })
    try stage.takePicture("2")
  }
}
