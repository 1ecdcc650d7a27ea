import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The automatic styles of containers on a desktop and on a screen that is touched.
@MainActor @Suite struct AutomaticContainerStyleTests {
  private func harness(
    _ idiom: InterfaceIdiom, @ViewBuilder _ content: () -> some View
  ) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 400, height: 300)) { content().interfaceIdiom(idiom) }
  }

  @Test func `a list has panels on a screen that is touched`() {
    func row(_ idiom: InterfaceIdiom, _ style: some ListStyle) -> CGFloat {
      harness(idiom) {
        List { Color.red.frame(width: 20, height: 20).accessibilityLabel("row") }.listStyle(style)
      }["row"].minX
    }
    let inset = row(.desktop, .inset)
    let panels = row(.desktop, .insetGrouped)
    #expect(inset != panels)
    #expect(row(.desktop, .automatic) == inset)
    #expect(row(.touch, .automatic) == panels)
    #expect(row(.touch, .inset) == inset)
    let unset = harness(.touch) {
      List { Color.red.frame(width: 20, height: 20).accessibilityLabel("row") }
    }
    #expect(unset["row"].minX == panels)
  }

  @Test func `tabs are above their views on a desktop, and below them on a screen that is touched`()
  {
    func centers(_ idiom: InterfaceIdiom) -> (tab: CGFloat, page: CGFloat) {
      let harness = harness(idiom) {
        TabView { Text("page").tabItem { Text("tab") } }
      }
      return (harness["tab"].midY, harness["page"].midY)
    }
    #expect(centers(.desktop).tab < centers(.desktop).page)
    #expect(centers(.touch).tab > centers(.touch).page)
    // The tabs stay inside of the window.
    #expect(centers(.touch).tab < 300)
  }
}
