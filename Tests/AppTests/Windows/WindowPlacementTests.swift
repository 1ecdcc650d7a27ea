import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The places of new windows.
@MainActor @Suite struct WindowPlacementTests {
  private let display = DisplayProxy(
    WindowScreen(
      area: CGRect(x: 100, y: 60, width: 1_000, height: 700),
      bounds: CGRect(x: 100, y: 0, width: 1_000, height: 800)))
  private let size = CGSize(width: 200, height: 100)

  private func corner(_ placement: WindowPlacement) -> CGPoint? {
    placement.corner(of: size, on: display)
  }

  @Test func `a display is known in points`() {
    let display = DisplayProxy(
      WindowScreen(
        area: CGRect(x: 0, y: 80, width: 2_000, height: 1_400),
        bounds: CGRect(x: 0, y: 0, width: 2_000, height: 1_600), unitsPerPoint: 2))
    #expect(display.bounds == CGRect(x: 0, y: 0, width: 1_000, height: 800))
    #expect(display.visibleRect == CGRect(x: 0, y: 40, width: 1_000, height: 700))
    #expect(display.safeAreaInsets == EdgeInsets(top: 40, leading: 0, bottom: 60, trailing: 0))
  }

  @Test func `a unit point is a share of the free space`() {
    #expect(corner(WindowPlacement()) == nil)
    #expect(corner(WindowPlacement(.topLeading)) == CGPoint(x: 100, y: 60))
    #expect(corner(WindowPlacement(.bottomTrailing)) == CGPoint(x: 900, y: 660))
    #expect(corner(WindowPlacement(.center, size: size)) == CGPoint(x: 500, y: 360))
  }

  @Test func `edges are in the coordinates of the display, and otherwise in the middle`() {
    let point = CGPoint(x: 150, y: 80)
    #expect(corner(WindowPlacement(point, size: size)) == point)
    #expect(corner(WindowPlacement(x: 150)) == CGPoint(x: 150, y: 360))
    #expect(corner(WindowPlacement(y: 80)) == CGPoint(x: 500, y: 80))
    #expect(corner(WindowPlacement(x: .nan, y: 80)) == CGPoint(x: 500, y: 80))
  }

  @Test func `lengths that no window can have are not used`() {
    #expect(WindowPlacement(width: 50).size(insteadOf: size) == CGSize(width: 50, height: 100))
    #expect(WindowPlacement(width: 0, height: .nan).size(insteadOf: size) == size)
    #expect(
      WindowPlacement(size: CGSize(width: CGFloat.infinity, height: 20)).size(insteadOf: size)
        == CGSize(width: 200, height: 20))
  }

  @Test(arguments: [false, true])
  func `a scene places new windows, and no window that has a place`(isRestored: Bool) throws {
    let sizes = Knob<[CGSize]>([])
    let harness = try WindowsHarness(
      Placed { content, context in
        let size = content.sizeThatFits(.unspecified)
        sizes.value = [size, content.sizeThatFits(ProposedViewSize(width: 10, height: nil))]
        let visible = context.defaultDisplay.visibleRect
        return WindowPlacement(
          CGPoint(x: visible.minX + 5, y: visible.maxY - size.height - 20), size: size)
      })
    harness.windows.windowDidOpen = { window in
      (window as? HeadlessWindow)?.screen = WindowScreen(
        area: CGRect(x: 0, y: 40, width: 1_000, height: 700))
    }
    let last = WindowPlace(
      size: CGSize(width: 300, height: 200), origin: CGPoint(x: 7, y: 8))
    if isRestored { harness.places.value["placed"] = last }
    var place: WindowPlace?
    harness.then { place = harness.platform.windows.first?.place }
    try harness.run()
    if isRestored {
      #expect(place == last)
      #expect(sizes.value.isEmpty)
    } else {
      #expect(sizes.value == [CGSize(width: 120, height: 80), CGSize(width: 120, height: 80)])
      #expect(
        place
          == WindowPlace(size: CGSize(width: 120, height: 80), origin: CGPoint(x: 5, y: 640)))
    }
  }
}

private struct Placed: App {
  private let place: @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  init() { preconditionFailure("Tests create the program with its placement.") }

  init(
    _ place: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) {
    self.place = place
  }

  var body: some Scene {
    Window("Placed", id: "placed") { Color.red.frame(width: 120, height: 80) }
      .defaultWindowPlacement(place)
  }
}
