import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbControls
@testable import TestSupport

/// The labels of links that are rows.
@MainActor @Suite struct LinkRowLabelTests {
  private static let size = CGSize(width: 600, height: 300)

  private func box(_ name: String, _ width: CGFloat?) -> some View {
    Color.red.frame(minWidth: width, maxWidth: width ?? .infinity, minHeight: 10, maxHeight: 10)
      .accessibilityLabel(name)
  }

  private func list(
    _ idiom: InterfaceIdiom, @ViewBuilder _ label: @escaping () -> some View
  ) -> LayoutHarness {
    LayoutHarness(in: Self.size) {
      NavigationStack {
        List { NavigationLink(destination: { Text("Screen") }, label: label) }.listStyle(.plain)
      }
      .interfaceIdiom(idiom)
    }
  }

  @Test(arguments: [InterfaceIdiom.desktop, .touch])
  func `the views of a label are beside each other at the leading edge`(idiom: InterfaceIdiom) {
    let one = list(idiom) { box("a", 20) }
    let two = list(idiom) {
      box("a", 20)
      box("b", 30)
    }
    #expect(two["a"].minX == one["a"].minX)
    // The spacing of a stack.
    #expect(two["b"].minX == two["a"].maxX + 8)
    #expect(two["b"].width == 30)
  }

  @Test func `an arrow after the label says on a phone only that the row shows a screen`() {
    let desktop = list(.desktop) { box("a", nil) }
    let touch = list(.touch) { box("a", nil) }
    #expect(touch["a"].minX == desktop["a"].minX)
    // The arrow is 10 points wide, 8 points after the label.
    #expect(touch["a"].maxX == desktop["a"].maxX - 18)
  }

  @Test func `a link that shows its screen in the next column has no arrow`() {
    func width(_ idiom: InterfaceIdiom) -> CGFloat {
      LayoutHarness(in: Self.size) {
        NavigationSplitView {
          List { NavigationLink(destination: { Text("Screen") }, label: { box("a", nil) }) }
            .listStyle(.sidebar)
        } detail: {
          Text("Detail")
        }
        .interfaceIdiom(idiom)
      }["a"].width
    }
    #expect(width(.touch) == width(.desktop))
  }
}
