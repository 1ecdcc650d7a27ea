import Foundation
import PlumbTesting
import SwiftUI
import Testing

/// Samples with lists.
@MainActor @Suite struct ListTests {
  @Test func `tasks are flagged, deleted and moved`() throws {
    let stage = try SampleStage("TaskList")
    try stage.click("Call the vet")
    #expect(stage.has("1 selected"))
    stage.type(.delete)
    #expect(!stage.has("Call the vet"))
    #expect(stage.has("3 open"))
    try stage.takePicture("2")
    try stage.click("Water the plants")
    stage.type(.downArrow, with: .option)
    stage.advance(by: 1)
    let moved = try stage.element("Water the plants").frame
    #expect(try stage.element("Buy new pencils").frame.minY < moved.minY)
    try stage.click("Edit")
    stage.advance(by: 1)
    try stage.takePicture("3")
    #expect(stage.has("Done"))
  }

  @Test func `things are packed by a swipe, moved by their binding and dropped among others`()
    throws
  {
    let stage = try SampleStage("PackingList")
    let shirts = try stage.frame("Shirts")
    let start = CGPoint(x: 200, y: shirts.midY)
    // A long swipe performs the action.
    stage.window.drag(from: CGPoint(x: 60, y: start.y), to: CGPoint(x: 340, y: start.y))
    stage.advance(by: 1)
    stage.window.pointerDown(at: start)
    stage.advance(by: 0.1)
    stage.window.movePointer(to: CGPoint(x: start.x, y: start.y + 20))
    stage.window.movePointer(to: CGPoint(x: start.x, y: stage.size.height - 5))
    stage.advance(by: 0.3)
    try stage.takePicture("2")
    #expect(try abs(stage.frame("Shirts").midY - (stage.size.height - 5)) <= 1)
    stage.window.pointerUp(at: CGPoint(x: start.x, y: stage.size.height - 5))
    stage.advance(by: 1)
    #expect(try stage.frame("Shirts").minY > stage.frame("Umbrella").minY)
    stage.scroll(at: CGPoint(x: 180, y: 300), by: CGSize(width: 0, height: -5_000))
    stage.advance(by: 1)
    let (snacks, tickets) = (try stage.frame("Snacks"), try stage.frame("Tickets"))
    stage.window.pointerDown(at: CGPoint(x: snacks.midX, y: snacks.midY))
    stage.window.movePointer(to: CGPoint(x: snacks.midX, y: snacks.midY + 20))
    stage.window.movePointer(to: CGPoint(x: 100, y: tickets.minY))
    stage.advance(by: 0.1)
    try stage.takePicture("3")
    stage.window.pointerUp(at: CGPoint(x: 100, y: tickets.minY))
    stage.advance(by: 1)
    let names = stage.elements.filter { $0.frame.minY > 50 }.compactMap(\.label)
    let order = names.filter { ["Passport", "Snacks", "Tickets"].contains($0) }
    #expect(order == ["Passport", "Snacks", "Tickets"])
  }

  @Test func `a file is found in its folder`() throws {
    let stage = try SampleStage("FileOutline")
    #expect(!stage.has("Letters"))
    try stage.click("Show the elements below")
    stage.advance(by: 1)
    #expect(stage.has("Letters"))
    try stage.click("Letters")
    try stage.takePicture("2")
    stage.type(.downArrow)
    // The folder is closed; the row below it is the next one.
    #expect(try stage.element("Recipes.txt").frame.minY > stage.element("Letters").frame.minY)
  }

  @Test func `settings are changed in their rows`() throws {
    let stage = try SampleStage("Preferences")
    #expect(stage.has("Volume: 60 %"))
    try stage.click("Sign out")
    #expect(stage.has("Nobody"))
  }

  @Test func `settings on panels are changed, and those below are reached by the wheel`() throws {
    let stage = try SampleStage("SoundSettings")
    #expect(stage.has("From"))
    try stage.click("Quiet at night")
    #expect(!stage.has("From"))
    try stage.click("Increment")
    #expect(stage.has("Repetitions: 3"))
    stage.resize(to: CGSize(width: 240, height: 300))
    try stage.takePicture("2")
    stage.scroll(at: CGPoint(x: 120, y: 200), by: CGSize(width: 0, height: -5_000))
    #expect(try stage.element("Reset the settings").frame.maxY < 300)
    try stage.click("Advanced")
    #expect(stage.has("Send reports about crashes"))
  }

  @Test func `the last of ten thousand rows is shown at once`() throws {
    let stage = try SampleStage("NumberList")
    #expect(stage.has("Row 3 is selected"))
    try stage.click("Last")
    stage.advance(by: 1)
    #expect(stage.has("Row 9,999"))
    try stage.click("Row 9,999")
    #expect(stage.has("Row 9,999 is selected") || stage.has("Row 9999 is selected"))
  }

  @Test func `songs are sorted by a menu in a menu`() throws {
    let stage = try SampleStage("PlaylistMenu")
    try stage.click("Playlist")
    try stage.click("Sort by")
    try stage.takePicture("2")
    try stage.click("Name, backwards")
    stage.advance(by: 1)
    #expect(try stage.element("Comet").frame.minY < stage.element("Autumn").frame.minY)
    #expect(!stage.has("Sort by"))
  }

  @Test func `stations are sorted by a column, searched and selected`() throws {
    let stage = try SampleStage("StationTable")
    func tops(_ names: String...) throws -> [CGFloat] {
      try names.map { try stage.element($0).frame.minY }
    }
    #expect(
      try tops("Brocken", "De Bilt", "Zugspitze")
        == tops("Brocken", "De Bilt", "Zugspitze").sorted())
    try stage.takePicture("1")
    try stage.click("Altitude")
    #expect(
      try tops("De Bilt", "Valentia", "Brocken") == tops("De Bilt", "Valentia", "Brocken").sorted())
    try stage.click("Zugspitze")
    #expect(stage.has("average of 1: -7.2"))
    try stage.takePicture("2")
    try stage.click("Search")
    stage.window.type("ger")
    #expect(stage.has("2 stations"))
    #expect(!stage.has("Valentia"))
  }

  @Test func `harvests are picked by a menu of their row and by dragging them`() throws {
    let stage = try SampleStage("HarvestTable")
    try stage.takePicture("1")
    let plum = try stage.element("Plum").frame
    stage.window.longPress(at: CGPoint(x: plum.midX, y: plum.midY))
    stage.advance(by: 1)
    try stage.click("Pick")
    #expect(stage.has("Picked: Plum"))
    try stage.click("Clear")
    #expect(!stage.has("Picked: Plum"))
    try stage.click("Unit: kg")
    try stage.takePicture("2")
    try stage.click("lb")
    #expect(stage.has("Unit: lb"))
    #expect(stage.has("96"), "44 kilograms in pounds")
  }
}
