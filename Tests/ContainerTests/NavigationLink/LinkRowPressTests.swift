import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Presses beside the content of rows that are links.
@MainActor @Suite struct LinkRowPressTests {
  private func harness(@ViewBuilder _ rows: @escaping () -> some View) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 300)) {
      NavigationStack {
        List { rows() }.listStyle(.plain)
          .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
  }

  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.compactMap(\.label)
  }

  @Test(arguments: [CGPoint(x: 100, y: -13), CGPoint(x: 100, y: 13), CGPoint(x: 3, y: 0)])
  func `a click anywhere in the row follows its link`(place: CGPoint) {
    let harness = harness { NavigationLink("Link", value: 1) }
    let middle = harness["Link"].midY
    harness.click(CGPoint(x: place.x, y: middle + place.y))
    #expect(labels(harness).contains("Screen 1"))
  }

  @Test func `a press that leaves the row does not follow the link`() {
    let harness = harness { NavigationLink("Link", value: 1) }
    let top = harness["Link"].midY - 13
    harness.drag(CGPoint(x: 100, y: top), CGPoint(x: 100, y: top + 100))
    #expect(!labels(harness).contains("Screen 1"))
  }

  @Test func `a click above several links, or on a text beside one, does nothing`() {
    let harness = harness {
      HStack {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
      }
      HStack {
        Text("Text").frame(width: 100)
        NavigationLink("Three", value: 3)
      }
    }
    harness.click(CGPoint(x: 20, y: harness["One"].midY - 13))
    harness.click("Text")
    #expect(labels(harness).allSatisfy { !$0.hasPrefix("Screen") })
  }

  @Test func `a click beside a link that is disabled does nothing`() {
    let harness = harness { NavigationLink("Link", value: 1).disabled(true) }
    harness.click(CGPoint(x: 100, y: harness["Link"].midY - 13))
    #expect(!labels(harness).contains("Screen 1"))
  }

  @Test func `a drag from beside the link moves the row`() {
    let names = Kept(["A", "B", "C"])
    let harness = harness {
      ForEach(names.value, id: \.self) { NavigationLink($0, value: 1) }
        .onMove { names.value.move(fromOffsets: $0, toOffset: $1) }
    }
    let (first, last) = (harness["A"].midY, harness["C"].maxY)
    harness.drag(
      CGPoint(x: 3, y: first), CGPoint(x: 3, y: first + 8), CGPoint(x: 3, y: last))
    #expect(names.value == ["B", "C", "A"])
    #expect(!labels(harness).contains("Screen 1"))
  }
}
