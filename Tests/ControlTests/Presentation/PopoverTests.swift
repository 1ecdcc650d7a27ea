import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Popovers.
@MainActor @Suite struct PopoverTests {
  private static let window = CGSize(width: 600, height: 400)

  /// A view of 40 by 20 points with a popover of 100 by 50 points.
  private struct Screen: View {
    let position: CGPoint
    let edge: Edge?
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var size = CGSize(width: 100, height: 50)
    @State private var isShown = true

    var body: some View {
      Color.blue.frame(width: 40, height: 20)
        .accessibilityLabel("anchor")
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
          Color.red.frame(width: size.width, height: size.height).accessibilityLabel("popover")
        }
        .position(position)
    }
  }

  private func frame(
    _ x: CGFloat, _ y: CGFloat, _ edge: Edge?, _ anchor: PopoverAttachmentAnchor = .rect(.bounds),
    in direction: LayoutDirection = .leftToRight
  ) -> CGRect {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let harness = LayoutHarness(in: Self.window, environment: environment) {
      Screen(position: CGPoint(x: x, y: y), edge: edge, anchor: anchor)
    }
    return harness["popover"]
  }

  // The arrow has 10 points, and its tip is 4 points from the view.

  @Test func `a popover is at the preferred edge of its view`() {
    #expect(frame(300, 200, nil) == CGRect(x: 250, y: 126, width: 100, height: 50))
    #expect(frame(300, 200, .top) == CGRect(x: 250, y: 126, width: 100, height: 50))
    #expect(frame(300, 200, .bottom) == CGRect(x: 250, y: 224, width: 100, height: 50))
    #expect(frame(300, 200, .leading) == CGRect(x: 166, y: 175, width: 100, height: 50))
    #expect(frame(300, 200, .trailing) == CGRect(x: 334, y: 175, width: 100, height: 50))
  }

  @Test func `the leading edge follows the layout direction`() {
    #expect(frame(300, 200, .leading, in: .rightToLeft).minX == 334)
  }

  @Test func `a popover without room is at the opposite edge, or at another one`() {
    #expect(frame(300, 40, .top).minY == 64)
    #expect(frame(300, 360, .bottom).maxY == 336)
    #expect(frame(60, 200, .leading).minX == 94)
    // Neither above nor below: a window of the height of the popover.
    let low = LayoutHarness(in: CGSize(width: 600, height: 60)) {
      Screen(position: CGPoint(x: 300, y: 30), edge: .top)
    }
    #expect(low["popover"] == CGRect(x: 166, y: 5, width: 100, height: 50))
  }

  @Test func `a popover stays in the window`() {
    #expect(frame(20, 200, .top) == CGRect(x: 4, y: 126, width: 100, height: 50))
    #expect(frame(580, 200, .top).maxX == 596)
  }

  @Test func `a popover points at a part of its view`() {
    #expect(frame(300, 200, .top, .point(.bottom)).maxY == 196)
    #expect(
      frame(300, 200, .bottom, .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 5)))).minY == 209)
  }

  @Test func `a click beside a popover dismisses it, and one inside does not`() {
    let harness = LayoutHarness(in: Self.window) {
      Screen(position: CGPoint(x: 300, y: 200), edge: .top)
    }
    func isShown() -> Bool { harness.elements.contains { $0.label == "popover" } }
    harness.click("popover")
    #expect(isShown())
    harness.click(CGPoint(x: 10, y: 10))
    #expect(!isShown())
    #expect(harness.elements.contains { $0.label == "anchor" })
  }

  @Test func `Escape dismisses a popover`() {
    let harness = LayoutHarness(in: Self.window) {
      Screen(position: CGPoint(x: 300, y: 200), edge: .top)
    }
    harness.press(.escape)
    #expect(!harness.elements.contains { $0.label == "popover" })
  }

  @Test func `the popover of an item shows the current one`() {
    struct Item: Identifiable { let id: String }
    @MainActor final class Control { var set: (Item?) -> Void = { _ in } }
    struct Screen: View {
      let control: Control
      @State private var item: Item?

      var body: some View {
        control.set = { item = $0 }
        return Text(item?.id ?? "none").popover(item: $item) { Text("popover of \($0.id)") }
      }
    }
    let control = Control()
    let harness = LayoutHarness(in: Self.window) { Screen(control: control) }
    for id in ["a", "b"] {
      control.set(Item(id: id))
      #expect(harness.elements.contains { $0.label == "popover of \(id)" })
    }
    harness.press(.escape)
    #expect(harness.elements.compactMap(\.label) == ["none"])
  }
}
