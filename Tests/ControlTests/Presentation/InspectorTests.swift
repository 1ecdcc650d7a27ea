import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Inspectors.
@MainActor @Suite struct InspectorTests {
  private struct Screen<Inspector: View>: View {
    @ViewBuilder let inspector: () -> Inspector
    @State private var isShown = true

    var body: some View {
      Color.blue.accessibilityLabel("main")
        .inspector(isPresented: $isShown) {
          Button("hide") { isShown = false }
          inspector()
        }
    }
  }

  private func harness(@ViewBuilder _ inspector: @escaping () -> some View) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 800, height: 300)) { Screen(inspector: inspector) }
  }

  // Beside the column is a line of 1 point.

  @Test func `an inspector takes its width from the view at its trailing edge`() {
    let harness = harness { Color.red.accessibilityLabel("inspector") }
    #expect(harness["inspector"].minX == 540 && harness["inspector"].maxX == 800)
    #expect(harness["main"] == CGRect(x: 0, y: 0, width: 539, height: 300))
    harness.click("hide")
    #expect(harness["main"] == CGRect(x: 0, y: 0, width: 800, height: 300))
  }

  @Test func `the edge of an inspector is dragged within its limits`() {
    let harness = harness {
      Color.red.accessibilityLabel("inspector").inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    }
    #expect(harness["inspector"].width == 200)
    harness.drag(CGPoint(x: 599, y: 100), CGPoint(x: 560, y: 100), CGPoint(x: 549, y: 100))
    #expect(harness["inspector"].width == 250)
    harness.drag(CGPoint(x: 549, y: 100), CGPoint(x: 300, y: 100), CGPoint(x: 200, y: 100))
    #expect(harness["inspector"].width == 300)
    harness.drag(CGPoint(x: 499, y: 100), CGPoint(x: 700, y: 100), CGPoint(x: 790, y: 100))
    #expect(harness["inspector"].width == 150)
  }

  @Test func `an inspector of a fixed width is not dragged`() {
    let harness = harness {
      Color.red.accessibilityLabel("inspector").inspectorColumnWidth(180)
    }
    #expect(harness["inspector"].width == 180)
    harness.drag(CGPoint(x: 619, y: 100), CGPoint(x: 500, y: 100), CGPoint(x: 450, y: 100))
    #expect(harness["inspector"].width == 180)
  }

  /// The frames of a view of at least 350 points and of its inspector of 200 to 260, at a width.
  private func frames(at width: CGFloat) -> (view: CGRect, inspector: CGRect) {
    let harness = LayoutHarness(in: CGSize(width: width, height: 300)) {
      Color.blue.frame(minWidth: 350).accessibilityLabel("main")
        .inspector(isPresented: .constant(true)) {
          Color.red.accessibilityLabel("inspector")
            .inspectorColumnWidth(min: 200, ideal: 260, max: 300)
        }
    }
    return (harness["main"], harness["inspector"])
  }

  @Test func `an inspector is narrower where the view needs more than the rest`() {
    #expect(frames(at: 611).view == CGRect(x: 0, y: 0, width: 350, height: 300))
    #expect(frames(at: 611).inspector == CGRect(x: 351, y: 0, width: 260, height: 300))
    #expect(frames(at: 580).view == CGRect(x: 0, y: 0, width: 350, height: 300))
    #expect(frames(at: 580).inspector == CGRect(x: 351, y: 0, width: 229, height: 300))
    #expect(frames(at: 551).inspector == CGRect(x: 351, y: 0, width: 200, height: 300))
  }

  @Test func `an inspector that does not fit lies over the trailing part of the view`() {
    #expect(frames(at: 550).view == CGRect(x: 0, y: 0, width: 550, height: 300))
    #expect(frames(at: 550).inspector == CGRect(x: 350, y: 0, width: 200, height: 300))
    #expect(frames(at: 380).view == CGRect(x: 0, y: 0, width: 380, height: 300))
    #expect(frames(at: 380).inspector == CGRect(x: 180, y: 0, width: 200, height: 300))
  }
}
