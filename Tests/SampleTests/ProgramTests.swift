import Foundation
import SwiftUI
import Testing

/// Samples that are whole programs.
@MainActor @Suite struct ProgramTests {
  @Test func `a picture is opened in a sheet, and becomes a favourite`() throws {
    let stage = try SampleStage("PhotoGrid")
    try stage.click("Picture 5")
    stage.advance(by: 1)
    try stage.takePicture("2")
    try stage.click("Favourite")
    stage.type(.escape)
    stage.advance(by: 1)
    #expect(!stage.has("Favourite"))
    try stage.click("Favourites")
    stage.advance(by: 1)
    try stage.takePicture("3")
    #expect(stage.has("Picture 3") && stage.has("Picture 5") && !stage.has("Picture 1"))
  }
}
