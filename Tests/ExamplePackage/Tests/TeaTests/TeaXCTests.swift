import PlumbTesting
import SwiftUI
import XCTest

@testable import Tea

final class TeaXCTests: XCTestCase {
  @MainActor func testPouringEmptiesTheCup() async throws {
    let window = try layout { TeaView() }
    try window.find(.button, "Brew").tap()
    window.finishAnimations()
    try window.find(.button, "Pour").tap()
    let tea = try window.find("Tea in the cup")
    XCTAssertEqual(tea.frame.height, 0)
    try window.find(Cup.self).expect(.inside(window))
    window.expectPicture("poured")
  }
}
