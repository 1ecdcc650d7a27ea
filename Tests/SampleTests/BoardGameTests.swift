import Foundation
import Testing

@MainActor @Suite struct BoardGameTests {
  @Test func `a disc falls on those beneath it, and four in a column win`() throws {
    let stage = try SampleStage("ConnectFour")
    for column in [0, 1, 0, 1, 0, 1] { try stage.click("Column \(column)") }
    let column = try stage.frame("Column 0")
    stage.click(CGPoint(x: column.midX, y: column.midY), after: 0.05)
    let falling = stage.drawing
    stage.advance(by: 2)
    #expect(stage.drawing != falling)
    #expect(try stage.text("message") == "Red wins")
    let frames = try [0, 2, 4, 6].map { try stage.frame("Red disc \($0)") }
    // One above the other, from the floor up.
    #expect(Set(frames.map(\.midX)).count == 1)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minY > $1.maxY - 0.01 })
    #expect(try stage.value("Red disc 6") == "marked")
    try stage.takePicture("2")
    try stage.click("Column 3")
    #expect(!stage.has("Yellow disc 7"))
    try stage.click("Again")
    #expect(!stage.has("Red disc 0"))
  }

  @Test func `a disc goes to a rod where no smaller one lies`() throws {
    let stage = try SampleStage("HanoiTower")
    let (first, third) = (try stage.frame("Disc 1"), 20 + 380.0 * 5 / 6)
    let start = CGPoint(x: first.midX, y: first.midY)
    stage.drag(from: start, to: CGPoint(x: third, y: 250))
    #expect(abs(try stage.frame("Disc 1").midX - third) < 0.1)
    // The second disc is larger than the one it is dragged to.
    let second = try stage.frame("Disc 2")
    stage.drag(
      from: CGPoint(x: second.midX, y: second.midY), to: CGPoint(x: third, y: 250))
    #expect(try stage.frame("Disc 2") == second)
    #expect(try stage.text("moves") == "1 moves")
    // The fourth disc is not free.
    let fourth = try stage.frame("Disc 4")
    stage.drag(
      from: CGPoint(x: fourth.midX, y: fourth.midY), to: CGPoint(x: 210, y: 200), after: 0)
    #expect(try stage.frame("Disc 4") == fourth)
    try stage.takePicture("2")
    for _ in 0..<20 where stage.has("Next move") { try stage.click("Next move") }
    #expect(try stage.text("moves").hasPrefix("Solved"))
    try stage.click("Increment")
    #expect(stage.has("Disc 5") && stage.has("0 moves"))
  }

  @Test func `tiles show what is known of a word, and keys keep it`() throws {
    let stage = try SampleStage("WordGuess")
    for key in ["P", "A", "N", ">"] { try stage.click(key) }
    #expect(try stage.value("Tile 0 0") == "P")
    for key in ["<", "N", "E", "L", ">"] { try stage.click(key) }
    let marks = try (0..<5).map { try stage.value("Tile 0 \($0)") }
    #expect(marks == ["right", "elsewhere", "elsewhere", "absent", "elsewhere"])
    #expect(try stage.value("P") == "right" && stage.value("E") == "absent")
    stage.advance(by: 2)
    try stage.takePicture("2")
    for key in ["P", "L", "A", "N", "T", ">"] { try stage.click(key) }
    #expect(try stage.text("message") == "Found in 2")
    try stage.click("Q")
    #expect(try stage.value("Tile 2 0").isEmpty)
    stage.resize(to: CGSize(width: 700, height: 500))
    stage.advance(by: 1)
    let tile = try stage.frame("Tile 0 0")
    #expect(abs(tile.width - tile.height) < 0.01)
    try stage.takePicture("3")
  }

  @Test func `pins take colours from the palette above them`() throws {
    let stage = try SampleStage("CodeBreaker")
    func set(_ pin: Int, _ color: String) throws {
      try stage.click("Pin \(pin)")
      try stage.click(color)
      #expect(try stage.value("Pin \(pin)") == color)
    }
    try stage.click("Pin 2")
    #expect(try stage.frame("red").maxY < stage.frame("Pin 2").minY)
    try stage.takePicture("2")
    try stage.click("Pin 2")
    #expect(!stage.has("red"))
    for (pin, color) in ["red", "red", "blue", "orange"].enumerated() { try set(pin, color) }
    try stage.click("Check")
    #expect(try stage.value("Try 0") == "1 right, 2 close")
    #expect(try stage.value("Pin 0").isEmpty)
    for (pin, color) in ["green", "red", "red", "blue"].enumerated() { try set(pin, color) }
    try stage.click("Check")
    #expect(try stage.text("message") == "Broken in 2")
    try stage.takePicture("3")
    try stage.click("New")
    #expect(!stage.has("Try 0"))
  }

  @Test func `discs between two others turn over, one after the other`() throws {
    let stage = try SampleStage("Reversi")
    let square = try stage.frame("Square 14")
    #expect(abs(try stage.frame("Disc 14").midX - square.midX) < 1)
    stage.click(CGPoint(x: try stage.frame("Square 13").midX, y: square.midY), after: 0.05)
    let turning = stage.drawing
    stage.advance(by: 1)
    #expect(stage.drawing != turning)
    #expect(try stage.value("Disc 14") == "dark")
    #expect(try stage.value("Dark") == "4" && stage.value("Light") == "1")
    #expect(try stage.text("message") == "Light to move")
    try stage.takePicture("2")
    // Nothing happens on a square where nothing would turn.
    try stage.click("Square 0")
    #expect(!stage.has("Disc 0"))
    stage.resize(to: CGSize(width: 240, height: 460))
    stage.advance(by: 1)
    let (disc, place) = (try stage.frame("Disc 14"), try stage.frame("Square 14"))
    #expect(abs(disc.midX - place.midX) < 1 && abs(disc.midY - place.midY) < 1)
    try stage.click("Again")
    #expect(try stage.value("Dark") == "2")
  }
}
