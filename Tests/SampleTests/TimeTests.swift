import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct TimeTests {
  @Test func `the stopwatch counts seconds, laps and nothing while it is stopped`() throws {
    let stage = try SampleStage("Stopwatch")
    #expect(try stage.text("time") == "00:00.00")
    try stage.click("Start")
    let first = try #require(Double(try stage.text("time").suffix(5)))
    // The first frame after the click may be the one in which the counting begins.
    #expect((0.9...1).contains(first))
    try stage.click("Lap")
    #expect(stage.has("Lap 1"))
    stage.advance(by: 2)
    try stage.click("Lap")
    try stage.takePicture("2")
    try stage.click("Stop")
    let last = try #require(Double(try stage.text("time").suffix(5)))
    #expect((last - first - 4).magnitude < 0.1)
    stage.advance(by: 5)
    #expect(try stage.text("time").hasSuffix(String(format: "%.2f", last)))
    try stage.click("Reset")
    #expect(try stage.text("time") == "00:00.00")
    #expect(!stage.has("Lap 1"))
  }

  @Test func `rounds of work and rest follow each other`() async throws {
    let stage = try SampleStage("Pomodoro")
    #expect(try stage.text("remaining") == "25:00")
    try stage.click("Start")
    try await stage.wait(for: "The timer runs") { (try? stage.text("remaining")) != "25:00" }
    try stage.takePicture("2")
    stage.type(.space)
    #expect(stage.has("Start"))
    try stage.click("Reset")
    #expect(try stage.text("remaining") == "25:00")
    try stage.click("Skip")
    #expect(try stage.text("remaining") == "5:00")
    #expect(stage.has("1 rounds"))
    try stage.click("Reset")
    #expect(stage.has("0 rounds"))
  }

  @Test func `the clock shows the time of its timeline`() throws {
    let stage = try SampleStage("AnalogClock")
    let start = try #require(stage.texts.first { $0.contains(":") })
    stage.advance(by: 62)
    let end = try #require(stage.texts.first { $0.contains(":") })
    #expect(seconds(end) - seconds(start) == 62)
    try stage.takePicture("2")
  }

  private func seconds(_ text: String) -> Int {
    text.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
  }

  @Test func `the lights change by themselves`() async throws {
    let stage = try SampleStage("TrafficLight")
    func changes() -> Int { (try? stage.number("changes")) ?? 0 }
    try await stage.wait(for: "Four changes") { changes() >= 4 }
    try stage.click("Out of order")
    let target = changes() + 3
    try await stage.wait(for: "More changes") { changes() >= target }
    try stage.takePicture("2")
  }

  @Test func `the countdown ends at zero`() async throws {
    let stage = try SampleStage("CountdownTimer")
    try stage.click("10 s")
    #expect(stage.has("Running"))
    try await stage.wait(for: "The end") { stage.has("Time is up") }
    #expect(try stage.text("remaining") == "0")
    try stage.takePicture("2")
  }
}
