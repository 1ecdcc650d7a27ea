import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform

@MainActor @Suite struct ControlTests {
  @Test func `stars are set where the pointer is, in halves`() throws {
    let stage = try SampleStage("StarRating")
    // The mean of 3, 4.5 and 2.
    #expect(try stage.text("mean") == "3.2")
    let row = try stage.frame("Service stars")
    stage.drag(
      from: CGPoint(x: row.minX + 5, y: row.midY), to: CGPoint(x: row.minX + 3.9 * 28, y: row.midY))
    #expect(try stage.value("Service stars") == "4")
    stage.drag(
      from: CGPoint(x: row.minX + 5, y: row.midY), to: CGPoint(x: row.minX + 3.4 * 28, y: row.midY))
    #expect(try stage.value("Service stars") == "3.5")
    #expect(try stage.text("mean") == "3.7")
    try stage.takePicture("2")
  }

  @Test func `the knob follows the angle of the pointer`() throws {
    let stage = try SampleStage("RotaryKnob")
    let knob = try stage.frame("temperature")
    let middle = CGPoint(x: knob.midX, y: knob.midY)
    #expect(try stage.text("temperature") == "20.0°")
    stage.click(CGPoint(x: middle.x + 80, y: middle.y))
    // A quarter turn of 270 degrees for 20 degrees of temperature, to the next half.
    #expect(try stage.text("temperature") == "26.5°")
    stage.drag(
      from: CGPoint(x: middle.x - 80, y: middle.y),
      to: CGPoint(x: middle.x - 40, y: middle.y + 80))
    #expect(try stage.text("temperature") == "10.0°")
    try stage.click("Cool")
    try stage.takePicture("2")
  }

  @Test func `toggles of every style turn, and a button looks pressed`() throws {
    let stage = try SampleStage("SwitchStyles")
    try stage.click("Slot")
    #expect(try stage.value("Slot") == "off")
    try stage.click("Task 2")
    try stage.click("Play")
    let before = stage.drawing
    let button = try stage.frame("Pressed 0")
    stage.press(CGPoint(x: button.midX, y: button.midY), hold: 0.3)
    #expect(stage.drawing != before)
    try stage.takePicture("2")
    stage.click(CGPoint(x: button.midX, y: button.midY))
    #expect(stage.has("Pressed 1"))
    try stage.click("Off")
    #expect(stage.has("Pressed 1"))
  }

  @Test func `pages keep their state behind the tabs`() throws {
    let stage = try SampleStage("FloatingTabs")
    try stage.click("Tapped 0 times")
    #expect(stage.has("Tapped 1 times"))
    try stage.click("alerts")
    #expect(stage.has("Alerts") && !stage.has("Home"))
    #expect(stage.has("Tapped 0 times"))
    try stage.takePicture("2")
    try stage.click("home")
    #expect(stage.has("Tapped 1 times"))
  }

  @Test func `the sheet snaps to the nearest height`() throws {
    let stage = try SampleStage("BottomSheet")
    let small = try stage.frame("Stops")
    stage.drag(from: CGPoint(x: 180, y: 410), to: CGPoint(x: 180, y: 270))
    // From 18 to 50 percent of a height of 480 points.
    #expect((small.minY - (try stage.frame("Stops").minY) - 0.32 * 480).magnitude < 1)
    try stage.click("Favourite Harbour")
    #expect(try stage.value("Favourite Harbour") == "yes")
    try stage.click("More")
    try stage.takePicture("2")
    stage.click(CGPoint(x: 180, y: 20))
    #expect((try stage.frame("Stops").minY - small.minY).magnitude < 1)
  }

  @Test func `one answer is open at a time, and the last is scrolled to`() throws {
    let stage = try SampleStage("Accordion")
    try stage.click("What does it cost?")
    #expect(stage.has("Nothing for the first ten projects."))
    try stage.click("How do I reset my password?")
    #expect(!stage.has("Nothing for the first ten projects."))
    try stage.click("Show the last answer")
    let answer = try stage.frame("Yes, changes are sent when you are connected again.")
    #expect(answer.maxY < 400 && answer.minY > 200)
    try stage.takePicture("2")
  }

  @Test func `a row is moved only after a long press`() throws {
    let stage = try SampleStage("ReorderRows")
    let first = try stage.frame("Prelude")
    let start = CGPoint(x: first.midX, y: first.midY)
    let end = CGPoint(x: start.x, y: start.y + 100)
    stage.drag(from: start, to: end)
    #expect(try stage.frame("Prelude").minY == first.minY)
    stage.press(start, hold: 0.5)
    #expect(stage.has("Moving Prelude"))
    stage.drag(from: start, to: end, hold: 0.5)
    #expect((try stage.frame("Prelude").minY - first.minY - 96).magnitude < 1)
    #expect((try stage.frame("Allemande").minY - first.minY).magnitude < 1)
    try stage.takePicture("2")
    try stage.click("Sort")
    #expect((try stage.frame("Allemande").minY - first.minY).magnitude < 1)
  }

  @Test func `a message goes by itself, and a later one takes its place`() async throws {
    let stage = try SampleStage("Toasts")
    let success = "Saved to your library"
    try stage.click("Success")
    #expect(stage.texts.contains { $0.contains(success) })
    try stage.click("Warning")
    #expect(!stage.texts.contains { $0.contains(success) })
    #expect(stage.has("2 messages"))
    try stage.takePicture("2")
    try await stage.wait(for: "The message goes") {
      !stage.texts.contains { $0.contains("almost full") }
    }
  }

  @Test func `pages are dragged, stepped through and left`() throws {
    let stage = try SampleStage("Onboarding")
    stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    #expect((try stage.frame("Private").midX - 170).magnitude < 1)
    // A short drag comes back.
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 200))
    #expect((try stage.frame("Private").midX - 170).magnitude < 1)
    try stage.click("Next")
    try stage.click("Next")
    try stage.takePicture("2")
    try stage.click("Start")
    #expect(stage.has("Done"))
  }

  @Test func `an event keeps its length, and its end is not before its start`() throws {
    let stage = try SampleStage("EventEditor")
    // Ten days of the past can be chosen.
    #expect(try stage.text("day").hasPrefix("Friday"))
    let monday = try #require(stage.texts.first { $0.hasSuffix(" 6 July 2026") })
    try stage.click(monday)
    #expect(try stage.text("day").hasPrefix("Monday"))
    #expect(stage.days.map(\.value) == ["06", "06"])
    let day = try #require(stage.days.last?.frame)
    stage.click(CGPoint(x: day.midX, y: day.midY))
    for _ in 0..<2 { stage.type(.downArrow) }
    // Two days before is before the start.
    #expect(stage.days.map(\.value) == ["06", "06"])
    try stage.takePicture("2")
    let well = try #require(stage.elements.first { $0.label == "#FF9500" })
    stage.click(CGPoint(x: well.frame.midX, y: well.frame.midY))
    try stage.click("#0000CC")
    try stage.takePicture("3")
  }
}

extension SampleStage {
  /// The days in the fields of dates.
  fileprivate var days: [AccessibilityElement] {
    elements.filter { $0.label == "Day" && $0.value != nil }
  }
}
