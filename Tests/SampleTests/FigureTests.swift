import Foundation
import Testing

@MainActor @Suite struct FigureTests {
  @Test func `the card in the middle is the chosen one`() throws {
    let stage = try SampleStage("SnapCarousel")
    #expect(try stage.text("place") == "Lisbon")
    #expect(abs(try stage.frame("Card 0").midX - 190) < 1)
    try stage.click("Go to Kyoto")
    stage.advance(by: 2)
    #expect(try stage.text("place") == "Kyoto")
    #expect(abs(try stage.frame("Card 2").midX - 190) < 1)
    try stage.takePicture("2")
    stage.scroll(at: CGPoint(x: 190, y: 200), by: CGSize(width: -230, height: 0))
    stage.advance(by: 3)
    // It rests on a card, wherever it was left.
    let place = try stage.text("place")
    let index = try #require(["Lisbon", "Oslo", "Kyoto", "Quito"].firstIndex(of: place))
    #expect(abs(try stage.frame("Card \(index)").midX - 190) < 1)
    stage.resize(to: CGSize(width: 600, height: 400))
    stage.advance(by: 2)
    try stage.takePicture("3")
  }

  @Test func `the ring stops at a picture, and brings forward the one that is clicked`() throws {
    let stage = try SampleStage("RingCarousel")
    #expect(try stage.text("front") == "leaf")
    let front = try stage.frame("Picture 0")
    #expect(abs(front.midX - 200) < 1)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 110, y: 200))
    stage.advance(by: 3)
    #expect(try stage.text("front") == "flame")
    #expect(abs(try stage.frame("Picture 1").midX - 200) < 1)
    try stage.takePicture("2")
    let next = try stage.frame("Picture 2")
    stage.click(CGPoint(x: next.maxX - 6, y: next.midY))
    stage.advance(by: 3)
    #expect(try stage.text("front") == "drop")
    stage.resize(to: CGSize(width: 800, height: 300))
    try stage.takePicture("3")
  }

  @Test func `the cards lie in a row or a column, and write shorter where there is no room`() throws
  {
    let stage = try SampleStage("AdaptiveDashboard")
    let row = try ["Visitors", "Orders", "Returns"].map { try stage.frame("Card \($0)") }
    #expect(Set(row.map(\.minY)).count == 1)
    #expect(row.allSatisfy { abs($0.width - row[0].width) < 0.01 })
    try stage.click("Stacked")
    stage.advance(by: 2)
    let column = try ["Visitors", "Orders", "Returns"].map { try stage.frame("Card \($0)") }
    #expect(Set(column.map(\.minX)).count == 1)
    #expect(abs(column[0].maxY + 10 - column[1].minY) < 0.5)
    try stage.takePicture("2")
    // The button moves beneath the heading.
    let button = try stage.frame("Side by side")
    stage.resize(to: CGSize(width: 280, height: 560))
    stage.advance(by: 1)
    #expect(try stage.frame("Side by side").minY > button.minY + 20)
    try stage.takePicture("3")
  }

  @Test func `the points of the web move to the values of the next player`() throws {
    let stage = try SampleStage("RadarChart")
    let before = try stage.frame("Point 0")
    #expect(try stage.text("mean") == "Mean 54%")
    let picker = try stage.frame("Winger")
    stage.click(CGPoint(x: picker.midX, y: picker.midY), after: 0.1)
    let moving = stage.drawing
    stage.advance(by: 3)
    #expect(stage.drawing != moving)
    // 95 instead of 40 percent of the pace: farther up.
    #expect(try stage.frame("Point 0").midY < before.midY - 20)
    #expect(try stage.text("mean") == "Mean 66%")
    try stage.takePicture("2")
    stage.resize(to: CGSize(width: 240, height: 600))
    stage.advance(by: 1)
    try stage.takePicture("3")
  }

  @Test func `bars end in the order of their values`() async throws {
    let stage = try SampleStage("SortingBars")
    #expect(try stage.frame("Bar 7").midX < stage.frame("Bar 2").midX)
    try stage.click("Step")
    #expect(try stage.frame("Bar 2").midX < stage.frame("Bar 7").midX)
    #expect(try stage.text("state") == "1 swaps")
    try stage.takePicture("2")
    try stage.click("Sort")
    try await stage.wait(for: "All is sorted") { (try? stage.text("state")) == "Sorted" }
    stage.advance(by: 1)
    let places = try (1...14).map { try stage.frame("Bar \($0)").midX }
    #expect(places == places.sorted())
    try stage.takePicture("3")
    try stage.click("Mix")
    #expect(try stage.frame("Bar 7").midX < stage.frame("Bar 2").midX)
  }

  @Test func `the last weeks are seen first, and a second click changes a day`() throws {
    let stage = try SampleStage("HabitGrid")
    let last = try stage.frame("Day 363")
    #expect(last.maxX <= 404)
    let before = try #require(Int(try stage.value("Day 363")))
    try stage.click("Day 363")
    #expect(try stage.text("details").hasPrefix("29 December"))
    #expect(try stage.value("Day 363") == "\(before)")
    try stage.click("Day 363")
    #expect(try stage.value("Day 363") == "\((before + 1) % 4)")
    try stage.takePicture("2")
    stage.scroll(at: CGPoint(x: 250, y: 140), by: CGSize(width: 5_000, height: 0))
    #expect(try stage.frame("Day 0").minX >= 36)
    stage.resize(to: CGSize(width: 800, height: 300))
    stage.advance(by: 1)
    try stage.takePicture("3")
  }
}
