import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Menus that stay open when an item is chosen.
@MainActor @Suite struct MenuDismissalTests {
  @Test(arguments: [true, false])
  func `a menu stays open where the program says so`(staysOpen: Bool) {
    let count = Kept(0)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      Menu("Menu") {
        Button("More") { count.value += 1 }
      }
      .menuActionDismissBehavior(staysOpen ? .disabled : .automatic)
    }
    harness.click("Menu")
    harness.click("More")
    #expect(count.value == 1)
    #expect(harness.elements.contains { $0.label == "More" } == staysOpen)
  }
}
