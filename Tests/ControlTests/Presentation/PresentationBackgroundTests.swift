import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The backgrounds of presentations.
@MainActor @Suite struct PresentationBackgroundTests {
  private struct Screen<Sheet: View>: View {
    let isPopover: Bool
    @ViewBuilder let sheet: () -> Sheet
    @State private var isShown = false

    var body: some View {
      let button = Button("present") { isShown = true }
      if isPopover {
        button.popover(isPresented: $isShown, content: sheet)
      } else {
        button.sheet(isPresented: $isShown, content: sheet)
      }
    }
  }

  private func presented(
    isPopover: Bool = false, @ViewBuilder _ sheet: @escaping () -> some View
  ) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 600, height: 400)) {
      Screen(isPopover: isPopover, sheet: sheet)
    }
    harness.click("present")
    return harness
  }

  private struct Counted: View {
    @State private var count = 0
    @State private var isPlain = false

    var body: some View {
      Button("Count") { count += 1 }
        .frame(width: 200, height: 120)
      if !isPlain {
        Button("Plain") { isPlain = true }
          .presentationBackground(alignment: .topLeading) {
            Text("background \(count)")
          }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a view is the background of the panel, and follows its state`(isPopover: Bool) {
    let harness = presented(isPopover: isPopover) { Counted() }
    let text = harness["background 0"]
    #expect(text.minX <= harness["Count"].minX && text.minY <= harness["Count"].minY)
    harness.click("Count")
    #expect(harness.shownLabels.contains("background 1"))
    harness.click("Plain")
    #expect(!harness.shownLabels.contains("background 1"))
  }

  /// The colours that the panel of a sheet is filled with.
  private func colors(_ harness: LayoutHarness) -> [Substring] {
    harness.layOut()
    return harness.tree.displayList().dump().split(separator: "\n")
      .filter { $0.contains("fill") }.compactMap { $0.split(separator: " ").last }
  }

  @Test func `a style replaces the colour of the panel, also behind it`() {
    let plain = presented { Text("content") }
    let red = presented { Text("content").presentationBackground(.red.opacity(0.5)) }
    let surface = "#ffffffff"
    #expect(colors(plain).contains { $0 == surface })
    #expect(colors(red).contains { $0.hasSuffix("80") && !$0.hasPrefix("#000000") })
    let lines = red.tree.displayList().dump().split(separator: "\n")
    // The only use of the panel's colour is the caster of the shadow, of which the part below the panel is masked.
    let fills = lines.indices.filter {
      lines[$0].contains("fill path") && lines[$0].hasSuffix(surface)
    }
    #expect(fills.count == 1)
    #expect(lines.contains { $0.contains("mask") })
  }

  @Test func `the corner radius and the interaction are accepted`() {
    let harness = presented {
      Text("content").presentationCornerRadius(30).presentationContentInteraction(.scrolls)
    }
    #expect(harness.shownLabels.contains("content"))
  }
}
