import Foundation
import Testing

@MainActor @Suite struct EffectTests {
  @Test func `a ball that is dragged away comes back`() throws {
    let stage = try SampleStage("GooeyBalls")
    let apart = stage.drawing
    let middle = CGPoint(x: 160, y: 180)
    stage.drag(from: middle, to: CGPoint(x: 160, y: 130), after: 0.05)
    let pulled = stage.drawing
    try stage.takePicture("2")
    stage.advance(by: 4)
    #expect(stage.drawing != pulled && stage.drawing != apart)
    let joined = stage.drawing
    stage.drag(from: middle, to: CGPoint(x: 240, y: 240))
    stage.advance(by: 4)
    #expect(stage.drawing == joined)
    stage.resize(to: CGSize(width: 600, height: 300))
    try stage.takePicture("3")
  }

  @Test func `a page that is pulled far opens, one that is pulled a little does not`() throws {
    let stage = try SampleStage("LiquidReveal")
    let handle = try stage.frame("Handle")
    let start = CGPoint(x: handle.midX, y: handle.midY + 1)
    let closed = stage.drawing
    stage.drag(from: start, to: CGPoint(x: start.x - 80, y: start.y), after: 0.05)
    try stage.takePicture("2")
    stage.advance(by: 3)
    #expect(stage.drawing == closed)
    stage.drag(from: start, to: CGPoint(x: start.x - 220, y: start.y + 30))
    stage.advance(by: 2)
    let open = stage.drawing
    #expect(open != closed)
    try stage.takePicture("3")
    // The other page lies in front now.
    stage.click(CGPoint(x: 60, y: 400))
    stage.advance(by: 3)
    #expect(stage.drawing == closed)
  }

  @Test func `sparks fly and are gone`() throws {
    let stage = try SampleStage("SparkButton")
    let rest = stage.drawing.count
    let button = try stage.frame("Favourite")
    stage.click(CGPoint(x: button.midX, y: button.midY), after: 0.3)
    #expect(try stage.text("count") == "1")
    // Every spark is drawn twice: the one that flies, and the one that stays.
    #expect(stage.drawing.count > rest + 17)
    try stage.takePicture("2")
    stage.advance(by: 3)
    #expect(stage.drawing.count == rest && !stage.isMoving)
  }

  @Test func `the trace grows while the pendulum runs, and stays when it does not`() throws {
    let stage = try SampleStage("PendulumTrace")
    #expect(try stage.value("Trace") == "0 points" && !stage.isMoving)
    try stage.click("Run")
    stage.advance(by: 4)
    let points = try stage.value("Trace")
    #expect(points != "0 points" && stage.isMoving)
    try stage.click("Pause")
    let paused = try stage.value("Trace")
    stage.advance(by: 5)
    #expect(try stage.value("Trace") == paused && !stage.isMoving)
    try stage.takePicture("2")
    try stage.click("Erase")
    #expect(try stage.value("Trace") == "0 points")
  }

  @Test func `digits fall over to the next value`() throws {
    let stage = try SampleStage("FlipBoard")
    for _ in 0..<3 { try stage.click("+ 10") }
    let button = try stage.frame("+ 1")
    stage.click(CGPoint(x: button.midX, y: button.midY), after: 0.1)
    let falling = stage.drawing
    try stage.takePicture("2")
    stage.advance(by: 1)
    #expect(stage.drawing != falling && !stage.isMoving)
    #expect(try stage.value("Board") == "31")
    try stage.takePicture("3")
    try stage.click("Clear")
    #expect(try stage.value("Board") == "0")
  }
}
