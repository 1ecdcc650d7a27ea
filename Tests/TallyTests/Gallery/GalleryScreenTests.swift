import GalleryScenes
import PlumbTesting
import PlumbUI
import Testing

@testable import Tally

/// The window of the gallery.
@MainActor @Suite struct GalleryScreenTests {
  private struct Window: View {
    @State var state = GalleryState(showing: .opening)
    var body: some View { GalleryScreen(state: $state) }
  }

  private func window(_ width: CGFloat = 1_200, _ height: CGFloat = 780) throws -> TestWindow {
    try layout(in: CGSize(width: width, height: height)) { Window() }
  }

  /// Clicks a title of the list.
  private func tap(_ title: String, in window: TestWindow) throws {
    let row = try window.find(.button, title)
    try row.scrollIntoView()
    try row.tap()
  }

  @Test func `a click on a title shows the scene and its source`() throws {
    let window = try window()
    try tap("Knob", in: window)
    #expect(!window.all(.text, "knob").isEmpty)
    #expect(!window.all(.button, "Knob.swift").isEmpty)
    #expect(window.all(.button, "FirstGrid.swift").isEmpty)
  }

  @Test func `typing searches, and Return shows the first match`() throws {
    let window = try window()
    window.type("mask")
    #expect(!window.all(.button, "Masking").isEmpty)
    #expect(window.all(.button, "Knob").isEmpty)
    window.press(.return)
    #expect(!window.all(.text, "mask").isEmpty)
    window.press(.escape)
    #expect(!window.all(.button, "Knob").isEmpty)
  }

  @Test func `the buttons of a scene work`() throws {
    let window = try window()
    try tap("Button style", in: window)
    try window.find(.button, "0").tap()
    #expect(!window.all(.button, "1").isEmpty)
  }

  @Test func `surroundings change the scene and not the window`() throws {
    let window = try window()
    let list = try window.find(.button, "Aligned columns").frame
    let name = try window.find(.text, "Goldfish").frame
    try window.find(.option, "Right to left").tap()
    #expect(try window.find(.button, "Aligned columns").frame == list)
    #expect(try window.find(.text, "Goldfish").frame.minX > name.maxX)
  }

  @Test func `a narrow window has arrows in place of the list`() throws {
    let window = try window(390, 844)
    #expect(window.all(.button, "Aligned columns").isEmpty)
    try window.find(.button, "Next").tap()
    #expect(!window.all(.text, "grid-alignment").isEmpty)
  }

  @Test func `a scene keeps its state when the window changes its form`() throws {
    let window = try window()
    try tap("Button style", in: window)
    try window.find(.button, "0").tap()
    window.size = CGSize(width: 800, height: 780)
    #expect(!window.all(.button, "1").isEmpty)
  }
}
