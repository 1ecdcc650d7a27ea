import Foundation
import Testing

@MainActor @Suite struct GestureTests {
  @Test func `the knob is dragged to an hour, and then to the minutes`() throws {
    let stage = try SampleStage("TimeDial")
    #expect(try stage.text("hour") == "12")
    // The knob is at the top, and goes around the middle of the dial.
    let middle = CGPoint(x: 170, y: stage.size.height - 28 - 142)
    let mark = try stage.frame("3")
    let radius = mark.midX - middle.x
    #expect(abs(mark.midY - middle.y) < 80)
    let centre = CGPoint(x: middle.x, y: mark.midY)
    let top = CGPoint(x: centre.x, y: centre.y - radius)
    stage.drag(from: top, to: CGPoint(x: centre.x + radius, y: centre.y + 4))
    #expect(try stage.text("hour") == "3")
    stage.advance(by: 1)
    try stage.takePicture("2")
    // The minutes were not set, so the knob is at the top again.
    stage.drag(from: top, to: CGPoint(x: centre.x, y: centre.y + radius))
    #expect(try stage.text("minute") == "30")
    #expect(try stage.text("hour") == "3")
    try stage.click("hour")
    stage.advance(by: 1)
    stage.drag(
      from: CGPoint(x: centre.x + radius, y: centre.y),
      to: CGPoint(x: centre.x - radius, y: centre.y))
    #expect(try stage.text("hour") == "9" && stage.text("minute") == "30")
  }

  @Test func `the thumbs of a range keep their distance`() throws {
    let stage = try SampleStage("PriceRange")
    #expect(try stage.text("From").contains("20") && stage.text("To").contains("80"))
    let lower = try stage.frame("lower thumb")
    let start = CGPoint(x: lower.midX, y: lower.midY)
    stage.drag(from: start, to: CGPoint(x: 370, y: lower.midY))
    #expect(try stage.text("From").contains("70"))
    try stage.takePicture("2")
    let upper = try stage.frame("upper thumb")
    stage.drag(
      from: CGPoint(x: upper.midX, y: upper.midY), to: CGPoint(x: 500, y: upper.midY))
    #expect(try stage.text("To").contains("100"))
    try stage.click("All prices")
    #expect(abs(try stage.frame("lower thumb").minX - 24) < 0.5)
    #expect(abs(try stage.frame("upper thumb").maxX - 356) < 0.5)
    stage.advance(by: 1)
    stage.resize(to: CGSize(width: 600, height: 320))
    #expect(abs(try stage.frame("upper thumb").maxX - 576) < 0.5)
    try stage.takePicture("3")
  }

  @Test func `the right code opens, a wrong one is counted`() throws {
    let stage = try SampleStage("PasscodePad")
    for digit in ["1", "2", "3"] { try stage.click(digit) }
    #expect(try stage.value("Dots") == "3")
    try stage.takePicture("2")
    try stage.click("Delete")
    #expect(try stage.value("Dots") == "2")
    try stage.click("3")
    try stage.click("4")
    #expect(try stage.text("message") == "1 wrong")
    #expect(try stage.value("Dots") == "0")
    for digit in ["2", "5", "8", "0"] { try stage.click(digit) }
    stage.advance(by: 1)
    #expect(stage.has("Welcome") && !stage.has("Dots"))
    try stage.takePicture("3")
    try stage.click("Lock")
    #expect(stage.has("Enter the code"))
  }

  @Test func `the thumb opens at the end only`() throws {
    let stage = try SampleStage("SlideToOpen")
    let thumb = try stage.frame("Thumb")
    let start = CGPoint(x: thumb.midX, y: thumb.midY)
    stage.drag(from: start, to: CGPoint(x: start.x + 100, y: start.y), after: 0.05)
    try stage.takePicture("2")
    stage.advance(by: 3)
    #expect(try stage.frame("Thumb") == thumb && stage.text("status") != "Booked")
    stage.drag(from: start, to: CGPoint(x: 330, y: start.y + 20))
    stage.advance(by: 2)
    #expect(try stage.text("status") == "Booked")
    #expect(abs(try stage.frame("Thumb").maxX - 312) < 0.5)
    try stage.takePicture("3")
    try stage.click("Start over")
    stage.advance(by: 2)
    #expect(abs(try stage.frame("Thumb").minX - 28) < 0.5)
  }

  @Test func `the bar follows the pointer, across and along`() throws {
    let stage = try SampleStage("CompareSlider")
    stage.drag(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 105, y: 100))
    #expect(try stage.text("fraction") == "25% of day")
    #expect(abs(try stage.frame("Bar").midX - 105) < 0.01)
    try stage.takePicture("2")
    try stage.click("Upright")
    stage.click(CGPoint(x: 190, y: 20))
    #expect(try stage.text("fraction") == "0% of day")
    stage.drag(from: CGPoint(x: 190, y: 60), to: CGPoint(x: 190, y: 900))
    #expect(try stage.text("fraction") == "100% of day")
  }
}
