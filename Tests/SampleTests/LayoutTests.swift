import Foundation
import Testing

@MainActor @Suite struct LayoutTests {
  @Test func `a tag moves to the other cloud, and lines break where the window ends`() throws {
    let stage = try SampleStage("TagCloud")
    let before = try stage.frame("Canvas")
    try stage.click("Layout")
    // Beside the first chosen tag, eight points away.
    #expect(try stage.frame("Layout").minX == stage.frame("Swift").maxX + 8)
    #expect(try stage.frame("Canvas").minX < before.minX)
    try stage.takePicture("2")
    stage.resize(to: CGSize(width: 160, height: 600))
    stage.advance(by: 1)
    let frames = try ["Animation", "State", "Accessibility"].map { try stage.frame($0) }
    #expect(frames.allSatisfy { $0.maxX <= 160 })
  }

  @Test func `the menu fans out, and closes with what was chosen`() throws {
    let stage = try SampleStage("RadialMenu")
    let centre = try stage.frame("Open")
    try stage.click("Open")
    let call = try stage.frame("Call")
    #expect((call.midY - (centre.midY - 96)).magnitude < 1)
    try stage.takePicture("2")
    try stage.click("Map")
    #expect(try stage.text("message") == "Map")
    #expect(stage.has("Open"))
    #expect((try stage.frame("Call").midY - centre.midY).magnitude < 1)
  }

  @Test func `all buttons are as wide as the widest`() throws {
    let stage = try SampleStage("EqualWidths")
    let first = try stage.frame("No").width
    #expect(first == (try stage.frame("Perhaps").width))
    try stage.click("Longer")
    #expect(try stage.frame("No").width == stage.frame("Certainly").width)
    #expect(try stage.frame("No").width > first)
    try stage.takePicture("2")
    try stage.click("Shorter")
    #expect(try stage.frame("No").width == first)
    try stage.click("Yes")
    #expect(stage.has("Answer: Yes"))
  }

  @Test func `the highlight lies under the chosen segment`() throws {
    let stage = try SampleStage("SegmentHighlight")
    let narrow = try stage.frame("Highlight")
    stage.click(CGPoint(x: try stage.frame("Month").midX, y: narrow.midY))
    let month = try stage.frame("Month")
    #expect((try stage.frame("Highlight").midX - month.midX).magnitude < 0.5)
    try stage.click("The whole year")
    #expect(try stage.frame("Highlight").width > 1.5 * narrow.width)
    try stage.takePicture("2")
  }

  @Test func `the header shrinks to a bar and stays at the top`() throws {
    let stage = try SampleStage("StickyHeader")
    let title = try stage.frame("title")
    stage.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: -400))
    let small = try stage.frame("title")
    #expect(small.maxY < 56)
    #expect(small.height < title.height)
    #expect((try stage.frame("Row 10").midY - (180 + 9.5 * 45 - 400)).magnitude < 5)
    try stage.takePicture("2")
  }

  @Test func `a leap February has 29 days, and marks stay with their month`() throws {
    let stage = try SampleStage("MonthCalendar")
    #expect(stage.has("29") && !stage.has("30"))
    // The first of February 2024 was a Thursday.
    #expect((try stage.frame("1").midX - stage.frame("Th").midX).magnitude < 0.01)
    try stage.click("14")
    #expect(stage.has("1 days marked"))
    try stage.takePicture("2")
    try stage.click("Next")
    #expect(try stage.text("month") == "March 2024")
    #expect(stage.has("31"))
    try stage.click("Previous")
    try stage.click("14")
    #expect(stage.has("0 days marked"))
  }

  @Test func `a card lies in the shortest column, and grows when it is clicked`() throws {
    let stage = try SampleStage("MasonryWall")
    // The columns are 90, 140 and 70 high, so that the fourth card comes into the third.
    let (third, fourth) = (try stage.frame("Card 3"), try stage.frame("Card 4"))
    #expect(fourth.minX == third.minX && fourth.minY == third.maxY + 8)
    try stage.click("Card 3")
    #expect((try stage.frame("Card 3").height - 126).magnitude < 0.5)
    try stage.takePicture("2")
    try stage.click("Increment")
    let (first, last) = (try stage.frame("Card 1"), try stage.frame("Card 4"))
    #expect((first.minY - last.minY).magnitude < 0.5)
  }

  @Test func `dots lie on the line of their headings, also in open rows`() throws {
    let stage = try SampleStage("EventTimeline")
    try stage.click("Design review")
    for title in ["Stand-up", "Design review", "Release"] {
      let dot = try stage.frame("Dot of \(title)")
      #expect((dot.midY - (try stage.frame(title).midY)).magnitude < 0.01)
    }
    #expect(stage.texts.contains { $0.hasPrefix("The new icons") })
    try stage.takePicture("2")
  }
}
