import EngineTesting
import Foundation
import PlumbContainers
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbText
@testable import TestSupport

/// Arrows that point the other way from right to left.
@MainActor @Suite struct MirroredSymbolTests {
  private static let size = CGSize(width: 300, height: 200)

  private func harness<Content: View>(
    _ direction: LayoutDirection, @ViewBuilder _ content: () -> Content
  ) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return LayoutHarness(in: Self.size, environment: environment, content)
  }

  /// Returns whether the point of the arrow on a button, which is in its middle row, is at the left.
  private func pointsLeft(_ label: String, in harness: LayoutHarness) throws -> Bool {
    let frame = harness[label]
    let platform = HeadlessPlatform(textServices: .monospaced)
    let window = platform.openWindow(WindowOptions(title: "", size: Self.size))
    try window.renderer.render(harness.tree.displayList())
    let canvas = try #require(window.canvas)
    func distance(_ x: Int) -> Int {
      let (word, other) = (canvas[x, Int(frame.midY)], canvas[Int(frame.midX), 0])
      return [0, 8, 16].reduce(0) { (sum: Int, shift: UInt32) in
        sum + abs(Int(word >> shift & 0xFF) - Int(other >> shift & 0xFF))
      }
    }
    let columns = Int(frame.minX.rounded(.up))..<Int(frame.maxX)
    let point = try #require(columns.max { distance($0) < distance($1) })
    #expect(distance(point) > 30)
    return CGFloat(point) + 0.5 < frame.midX
  }

  @Test func `the button that goes back points to where the last screen was`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let harness = harness(direction) {
        NavigationStack { NavigationLink("Open") { Text("screen") } }
      }
      harness.click("Open")
      harness.tree.send(.pointerMoved(CGPoint(x: 150, y: 190)))
      #expect(try pointsLeft("Back", in: harness) == (direction == .leftToRight))
    }
  }

  @Test func `the arrows of pages point to the other pages`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let harness = harness(direction) {
        TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
      }
      harness.click("Next page")
      harness.tree.send(.pointerMoved(CGPoint(x: 150, y: 190)))
      #expect(try pointsLeft("Next page", in: harness) == (direction == .rightToLeft))
      #expect(try pointsLeft("Previous page", in: harness) == (direction == .leftToRight))
    }
  }
}
