import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct ControlSampleTests {
  private let room = CGSize(width: 480, height: 1_000)

  @Test func `controls of one source change each other`() {
    let laid = Laid(in: room) { ControlGallery() }
    laid.click("Increment")
    laid.click("Add")
    #expect(laid.elements.contains { $0.label == "4 guests" })
    laid.click("Cherry")
    laid.click("lemon")
    laid.click("Check box")
    #expect(laid.elements.contains { $0.label == "Lemon" })
  }

  @Test func `previews are views like others`() {
    let laid = Laid(in: CGSize(width: 480, height: 4_000)) { ControlGallery_Previews.previews }
    #expect(laid.elements.filter { $0.label == "Check box" }.isEmpty == false)
  }
}
