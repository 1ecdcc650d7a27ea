import Foundation
import Testing

@MainActor @Suite struct ToolTests {
  @Test func `the counter counts to its limits and back to nothing`() throws {
    let stage = try SampleStage("Counter")
    try stage.click("Increment")
    try stage.click("Increment")
    #expect(try stage.text("count") == "2")
    #expect(stage.has("0 → 1"))
    for _ in 0..<9 { try stage.click("Increment") }
    #expect(try stage.text("count") == "9")
    try stage.takePicture("2")
    try stage.click("Reset")
    #expect(try stage.text("count") == "0")
    #expect(!stage.has("0 → 1"))
  }

  @Test func `the tip follows the percentage and the number of people`() throws {
    let stage = try SampleStage("TipCalculator")
    #expect(try stage.text("Total") == "$55.20")
    try stage.click("25%")
    #expect(try stage.text("Tip") == "$12.00")
    try stage.click("Increment")
    #expect(stage.has("3 people"))
    #expect(try stage.text("Each") == "$20.00")
    try stage.takePicture("2")
  }

  @Test func `the calculator works from left to right`() throws {
    let stage = try SampleStage("Calculator")
    for key in ["1", "2", "+", "7", "×", "2", "="] { try stage.click(key) }
    #expect(try stage.text("display") == "38")
    for key in ["÷", "8", "="] { try stage.click(key) }
    #expect(try stage.text("display") == "4.75")
    try stage.takePicture("2")
    try stage.click("AC")
    #expect(try stage.text("display") == "0")
  }

  @Test func `a mixed colour is shown, saved and taken back`() throws {
    let stage = try SampleStage("ColorMixer")
    #expect(try stage.text("hex") == "#E67828")
    try stage.click("plus")
    let slider = stage.sliders[1]
    let y = slider.midY
    stage.drag(
      from: CGPoint(x: slider.minX + slider.width * 120 / 255, y: y),
      to: CGPoint(x: slider.maxX + 20, y: y))
    #expect(try stage.text("hex") == "#E6FF28")
    try stage.takePicture("2")
    try stage.click("Saved 0")
    #expect(try stage.text("hex") == "#E67828")
  }

  @Test func `a greater weight moves the marker and the verdict`() throws {
    let stage = try SampleStage("BodyMass")
    #expect(try stage.text("index") == "22.9")
    let slider = stage.sliders[1]
    let y = slider.midY
    stage.drag(
      from: CGPoint(x: slider.minX + slider.width * 40 / 130, y: y),
      to: CGPoint(x: slider.maxX + 20, y: y))
    #expect(try stage.text("index") == "52.2")
    #expect(stage.has("Obese"))
    try stage.click("Metric units")
    #expect(stage.has("5′ 9″"))
    try stage.takePicture("2")
  }

  @Test func `units are converted, swapped and replaced`() throws {
    let stage = try SampleStage("UnitConverter")
    #expect(try stage.text("result") == "0.01 km")
    try stage.click("Swap")
    #expect(try stage.text("result") == "10000 m")
    try stage.takePicture("2")
    try stage.click("Temperature")
    #expect(try stage.text("result") == "50 °F")
  }
}
