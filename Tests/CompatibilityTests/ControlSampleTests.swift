import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct ControlSampleTests {
  private let windowSize = CGSize(width: 480, height: 1_000)

  @Test func `controls of one source change each other`() {
    let harness = LayoutHarness(in: windowSize) { ControlGallery() }
    harness.click("Increment")
    harness.click("Add")
    #expect(harness.elements.contains { $0.label == "4 guests" })
    harness.click("Cherry")
    harness.click("lemon")
    harness.click("Check box")
    #expect(harness.elements.contains { $0.label == "Lemon" })
  }

  @Test func `previews can be shown as views`() {
    let harness = LayoutHarness(in: CGSize(width: 480, height: 4_000)) {
      ControlGallery_Previews.previews
    }
    #expect(harness.elements.filter { $0.label == "Check box" }.isEmpty == false)
  }
}
