import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import TestSupport

/// The behaviour of constructs of later versions of SwiftUI.
@MainActor @Suite struct LaterSourceTests {
  @Test func `further contents are told after the hint`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) { LaterControls() }
    let map = harness.elements.first { $0.label == "Map" }
    #expect(map?.hint == "A map, Size: large, Origin: Paris")
  }

  @Test func `items of a toolbar that could be changed are shown as they are at first`() {
    let harness = LayoutHarness(in: CGSize(width: 600, height: 400)) { LaterToolbar() }
    #expect(
      harness.shownLabels.isSuperset(of: ["Bold", "Italic", "Filter", "Fixed", "Shown", "Apple"]))
    #expect(harness.shownLabels.isDisjoint(with: ["Later", "Style"]))
  }

  @Test func `zooming is two actions`() {
    let zooms = Knob<[Int]>([])
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      LaterControls { zooms.value.append($0) }
    }
    let map = harness.elements.first { $0.label == "Map" }
    #expect(map?.actions.contains("Zoom In") == true && map?.actions.contains("Zoom Out") == true)
  }

  @Test func `a slider without a knob is filled over its whole length, and is moved`() throws {
    let level = Knob(1.0)
    func harness(_ visibility: Visibility) -> LayoutHarness {
      LayoutHarness(in: CGSize(width: 100, height: 20)) {
        Slider(value: Bindable(level).value).sliderThumbVisibility(visibility)
      }
    }
    #expect(circles(in: harness(.visible)) > circles(in: harness(.hidden)))
    let hidden = harness(.hidden)
    hidden.drag(CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 10))
    #expect(level.value == 0.5)
  }

  private func circles(in harness: LayoutHarness) -> Int {
    harness.displayList.commands.count
  }

  @Test func `a hidden item is not in the toolbar`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem { Button("Shown") {} }
          ToolbarItem { Button("Hidden") {}.toolbarItemHidden() }
          DefaultToolbarItem(kind: .title)
        }
      }
    }
    let labels = harness.elements.compactMap(\.label)
    #expect(labels.contains("Shown") && !labels.contains("Hidden"))
  }

  @Test func `every scene has a window`() throws {
    #expect(
      try AppScenes(of: LaterApp()).configurations.map(\.kind) == [
        .single, .alert, .menuBarExtra,
      ])
  }
}
