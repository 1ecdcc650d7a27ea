import Foundation
import Testing

@MainActor @Suite struct MotionTests {
  @Test func `a card grows into a page, whose text follows, and shrinks back`() throws {
    let stage = try SampleStage("HeroCards")
    let card = try stage.frame("Forest")
    stage.click(CGPoint(x: card.midX, y: card.midY), after: 0.1)
    let growing = stage.drawing
    #expect(!stage.texts.contains { $0.hasPrefix("A quiet place") })
    stage.advance(by: 2)
    #expect(stage.drawing != growing)
    #expect(stage.texts.contains { $0.hasPrefix("A quiet place") })
    try stage.takePicture("2")
    try stage.click("Close")
    stage.advance(by: 1)
    #expect((try stage.frame("Forest").midX - card.midX).magnitude < 1)
  }

  @Test func `a card dragged far goes, one dragged a little comes back`() throws {
    let stage = try SampleStage("CardSwipe")
    let ada = try stage.frame("Ada")
    let start = CGPoint(x: 160, y: 170)
    stage.drag(from: start, to: CGPoint(x: 190, y: 170))
    #expect((try stage.frame("Ada").midX - ada.midX).magnitude < 1)
    stage.press(start)
    try stage.takePicture("2")
    stage.drag(from: start, to: CGPoint(x: 310, y: 180))
    #expect(!stage.has("Ada") && stage.has("1"))
    stage.drag(from: start, to: CGPoint(x: 10, y: 180))
    #expect(!stage.has("Bruno"))
    try stage.takePicture("3")
    try stage.click("Again")
    #expect(stage.has("Ada") && stage.has("Bruno"))
  }

  @Test func `the heart and the bell move for a while and rest`() throws {
    let stage = try SampleStage("LikeButton")
    let frame = try stage.frame("Heart")
    stage.click(CGPoint(x: frame.midX, y: frame.midY), after: 0.2)
    #expect(try stage.text("likes") == "13")
    #expect(stage.isMoving)
    try stage.takePicture("2")
    stage.advance(by: 4)
    let atRest = stage.drawing
    stage.advance(by: 1)
    #expect(stage.drawing == atRest)
    let bell = try stage.frame("Bell")
    stage.click(CGPoint(x: bell.midX, y: bell.midY), after: 0.2)
    #expect(stage.has("1 rings") && stage.drawing != atRest)
    stage.advance(by: 4)
    #expect(!stage.isMoving)
  }

  @Test func `spinners never rest, and are gone when all is loaded`() throws {
    let stage = try SampleStage("Spinners")
    let first = stage.drawing
    stage.advance(by: 30)
    #expect(stage.isMoving && stage.drawing != first)
    try stage.click("Finish")
    stage.advance(by: 1)
    #expect(stage.has("Loaded") && !stage.isMoving)
    try stage.takePicture("2")
    try stage.click("Load again")
    #expect(stage.isMoving)
  }

  @Test func `confetti falls for three seconds`() throws {
    let stage = try SampleStage("Confetti")
    let count = stage.drawing.count
    try stage.click("Done")
    #expect(stage.has("1 of 3 steps done"))
    #expect(stage.drawing.count > count)
    try stage.takePicture("2")
    stage.advance(by: 3)
    let atRest = stage.drawing
    stage.advance(by: 1)
    #expect(stage.drawing == atRest)
    try stage.click("Reset")
    #expect(stage.has("0 of 3 steps done"))
  }

  @Test func `the sky turns to night`() throws {
    let stage = try SampleStage("GradientSky")
    #expect(stage.has("Good morning"))
    try stage.click("Night")
    #expect(stage.has("Good night"))
    try stage.takePicture("2")
  }

  @Test func `the glass fills up to its goal`() throws {
    let stage = try SampleStage("WaterGlass")
    #expect(try stage.text("level") == "25 %")
    for _ in 0..<7 { try stage.click("Increment") }
    #expect(try stage.text("level") == "100 %")
    #expect(stage.has("Well done!"))
    try stage.takePicture("2")
  }

  @Test func `the page is pushed aside by a drag, and chosen from the panel`() throws {
    let stage = try SampleStage("MorphingMenu")
    let page = try stage.frame("page")
    #expect(!stage.has("Settings"))
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 260, y: 300))
    #expect((try stage.frame("page").minX - page.minX - 170).magnitude < 1)
    try stage.takePicture("2")
    try stage.click("Settings")
    #expect(try stage.text("page") == "Settings")
    #expect((try stage.frame("page").minX - page.minX).magnitude < 1)
  }
}
