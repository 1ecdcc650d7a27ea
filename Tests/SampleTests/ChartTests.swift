import Foundation
import Testing

@MainActor @Suite struct ChartTests {
  @Test func `bars are as high as their values, and tell them`() throws {
    let stage = try SampleStage("BarChart")
    #expect(try stage.text("caption") == "Average 5 hours")
    let (four, eight) = (try stage.frame("Bar 0"), try stage.frame("Bar 3"))
    #expect((eight.height - 2 * four.height).magnitude < 0.5)
    #expect(four.maxY == eight.maxY)
    try stage.click("Bar 3")
    #expect(try stage.text("caption") == "8 hours")
    try stage.takePicture("2")
    try stage.click("Year")
    #expect(stage.has("Bar 11"))
    #expect(try stage.text("caption") == "Average 54 hours")
  }

  @Test func `the marker follows the pointer and goes with it`() throws {
    let stage = try SampleStage("LineChart")
    stage.press(CGPoint(x: 20, y: 150))
    // The series at its beginning is 0.5 + 0.45 · sin 1.
    #expect(try stage.text("value") == "Value 87")
    try stage.takePicture("2")
    stage.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 400, y: 150))
    #expect(try stage.text("value") == "Drag over the chart")
    let before = stage.drawing
    let button = try stage.frame("New data")
    stage.click(CGPoint(x: button.midX, y: button.midY), after: 0.4)
    let between = stage.drawing
    stage.advance(by: 1)
    #expect(before != between && between != stage.drawing)
  }

  @Test func `a ring goes round when its goal is passed`() throws {
    let stage = try SampleStage("ActivityRings")
    #expect(stage.has("420/600"))
    for _ in 0..<4 { try stage.click("Add to Move") }
    #expect(stage.has("820/600"))
    try stage.takePicture("2")
  }

  @Test func `a sector is hit inside its own angles`() throws {
    let stage = try SampleStage("PieChart")
    let pie = CGPoint(x: 160, y: 136)
    stage.click(CGPoint(x: pie.x + 60, y: pie.y))
    try stage.click("Ring")
    #expect(stage.has("Rent") && stage.texts.count { $0 == "Rent" } == 2)
    try stage.takePicture("2")
    // The hole takes no clicks of the sectors.
    stage.click(pie)
    #expect(stage.texts.count { $0 == "Rent" } == 2)
    try stage.click("More food")
    #expect(stage.has("38 %"))
  }
}
