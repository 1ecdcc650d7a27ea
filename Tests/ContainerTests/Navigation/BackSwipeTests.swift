import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// A swipe that goes back in a navigation stack.
@MainActor @Suite struct BackSwipeTests {
  private struct Screens: View {
    @State private var path = [1, 2]
    var hidesBackButton = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("Screen 0").navigationDestination(for: Int.self) { number in
          ScrollView { Text("Screen \(number)").frame(height: 900) }
            .navigationBarBackButtonHidden(hidesBackButton)
        }
      }
    }
  }

  private func harness(
    hidesBackButton: Bool = false, _ direction: LayoutDirection = .leftToRight
  ) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Screens(hidesBackButton: hidesBackButton).environment(\.layoutDirection, direction)
    }
  }

  /// Moves two fingers by a distance in steps of 10 points.
  private func swipe(_ harness: LayoutHarness, by distance: CGFloat) {
    for _ in 0..<Int(abs(distance) / 10) {
      harness.tree.send(
        .scrolled(
          CGPoint(x: 150, y: 150), by: CGSize(width: distance < 0 ? -10 : 10, height: 0),
          isPrecise: true))
      harness.layOut()
    }
  }

  private func shown(_ harness: LayoutHarness) -> String? {
    harness.elements.compactMap(\.label).first { $0.hasPrefix("Screen") }
  }

  @Test func `two fingers go back by one screen, however far they move`() {
    let harness = harness()
    #expect(shown(harness) == "Screen 2")
    swipe(harness, by: 70)
    #expect(shown(harness) == "Screen 2")
    swipe(harness, by: 200)
    #expect(shown(harness) == "Screen 1")
  }

  @Test func `another swipe goes back by another screen`() {
    let harness = harness()
    swipe(harness, by: 100)
    harness.show(at: 10)
    swipe(harness, by: 100)
    #expect(shown(harness) == "Screen 0")
  }

  @Test func `the other direction does not go back, and right to left it is the one that does`() {
    let harness = harness()
    swipe(harness, by: -200)
    #expect(shown(harness) == "Screen 2")
    let mirrored = self.harness(.rightToLeft)
    swipe(mirrored, by: -100)
    #expect(shown(mirrored) == "Screen 1")
  }

  @Test func `the mouse button goes back where nothing is under the pointer, too`() {
    let harness = harness()
    harness.click(CGPoint(x: 5, y: 150), .back)
    #expect(shown(harness) == "Screen 1")
  }

  @Test func `a stack without a back button stays`() {
    let harness = harness(hidesBackButton: true)
    swipe(harness, by: 200)
    #expect(shown(harness) == "Screen 2")
  }

  @Test func `a drag from the leading edge goes back, one from the middle does not`() {
    let harness = harness()
    harness.drag(
      CGPoint(x: 100, y: 150), CGPoint(x: 130, y: 150), CGPoint(x: 250, y: 150))
    #expect(shown(harness) == "Screen 2")
    harness.drag(CGPoint(x: 5, y: 150), CGPoint(x: 30, y: 150), CGPoint(x: 60, y: 150))
    #expect(shown(harness) == "Screen 2")
    harness.drag(CGPoint(x: 5, y: 150), CGPoint(x: 30, y: 150), CGPoint(x: 160, y: 155))
    #expect(shown(harness) == "Screen 1")
  }
}
