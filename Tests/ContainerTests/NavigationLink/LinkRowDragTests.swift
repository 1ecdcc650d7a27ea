import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Rows of a list that are links, and are swiped and moved by a drag that begins on the link.
@MainActor @Suite struct LinkRowDragTests {
  @Observable @MainActor final class Trips {
    var names = ["Oslo", "Bergen", "Tromsø"]
    var volume = 0.5
    var opened: [String] = []
  }

  private struct TripList: View {
    @Bindable var trips: Trips

    var body: some View {
      NavigationStack {
        List {
          ForEach(trips.names, id: \.self) { name in
            NavigationLink(name) { Text("About \(name)") }
          }
          .onDelete { trips.names.remove(atOffsets: $0) }
          .onMove { trips.names.move(fromOffsets: $0, toOffset: $1) }
          Slider(value: $trips.volume).swipeActions { Button("Reset") {} }
        }
        .listStyle(.plain)
      }
    }
  }

  private let trips = Trips()

  private func harness() -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 300)) { TripList(trips: trips) }
  }

  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.compactMap(\.label)
  }

  @Test func `a swipe on a link shows the actions of its row, and does not follow the link`() {
    let harness = harness()
    let row = harness["Bergen"]
    let point = CGPoint(x: 200, y: row.midY)
    harness.drag(point, CGPoint(x: 180, y: point.y), CGPoint(x: 100, y: point.y))
    #expect(labels(harness).contains("Delete"))
    #expect(!labels(harness).contains("About Bergen"))
    harness.click("Delete")
    #expect(trips.names == ["Oslo", "Tromsø"])
  }

  @Test func `a drag on a link moves its row`() {
    let harness = harness()
    let (first, last) = (harness["Oslo"], harness["Tromsø"])
    harness.drag(
      CGPoint(x: 200, y: first.midY), CGPoint(x: 200, y: first.midY + 15),
      CGPoint(x: 200, y: last.maxY))
    #expect(trips.names == ["Bergen", "Tromsø", "Oslo"])
    #expect(!labels(harness).contains("About Oslo"))
  }

  @Test func `a click follows the link`() {
    let harness = harness()
    harness.click("Bergen")
    #expect(labels(harness).contains("About Bergen"))
  }

  @Test func `a drag on a slider moves the slider alone`() {
    let harness = harness()
    let y = harness["Tromsø"].midY + 28
    harness.drag(
      CGPoint(x: 150, y: y), CGPoint(x: 130, y: y), CGPoint(x: 60, y: y))
    #expect(trips.volume < 0.4)
    #expect(!labels(harness).contains("Reset"))
  }
}
