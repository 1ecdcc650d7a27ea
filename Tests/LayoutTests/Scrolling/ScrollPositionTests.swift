import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Bound positions of scroll views.
  @MainActor @Suite struct ScrollPositionTests {
    private func binding<Value>(_ knob: Knob<Value>) -> Binding<Value> {
      Binding(get: { knob.value }, set: { knob.value = $0 })
    }

    /// Twenty rows of 50 points in a window of 100 by 200, with their numbers as ids.
    private func rows(_ id: Knob<Int?>, anchor: UnitPoint? = nil) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { fixedView("\($0)", 10, 50) } }.scrollTargetLayout()
        }
        .scrollPosition(id: binding(id), anchor: anchor)
      }
    }

    private func rows(_ position: Knob<ScrollPosition>) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { fixedView("\($0)", 10, 50) } }.scrollTargetLayout()
        }
        .scrollPosition(binding(position))
      }
    }

    @Test func `writing an id scrolls by the minimum distance that shows the view`() {
      let id = Knob<Int?>(nil)
      let harness = rows(id)
      id.value = 5
      #expect(harness["5"].minY == 150)
      id.value = 1
      #expect(harness["1"].minY == 0)
    }

    @Test func `writing an id scrolls the view to the anchor`() {
      let id = Knob<Int?>(nil)
      let harness = rows(id, anchor: .center)
      id.value = 10
      #expect(harness["10"].midY == 100)
    }

    @Test func `the initial id determines the initial offset`() {
      let harness = rows(Knob(7), anchor: .top)
      #expect(harness["7"].minY == 0)
    }

    @Test func `an id that cannot be reached is kept although another view is visible`() {
      let id = Knob<Int?>(19)
      let harness = rows(id, anchor: .top)
      #expect(harness["19"].maxY == 200)
      #expect(id.value == 19)
    }

    @Test func `the wheel writes the id of the topmost visible row`() {
      let id = Knob<Int?>(nil)
      let harness = rows(id)
      #expect(id.value == nil)
      harness.wheel(0, -40)
      #expect(id.value == 0)
      harness.wheel(0, -20)
      #expect(id.value == 1)
    }

    @Test func `the wheel writes the id of the row nearest to the anchor`() {
      let id = Knob<Int?>(nil)
      let harness = rows(id, anchor: .center)
      // The middle of the view is at 100 + 90 = 190 of the content, in row 3.
      harness.wheel(0, -90)
      #expect(id.value == 3)
    }

    @Test func `an id written by scrolling does not cause another scroll`() {
      let id = Knob<Int?>(nil)
      let harness = rows(id)
      harness.wheel(0, -70)
      #expect(id.value == 1)
      #expect(harness["1"].minY == -20)
    }

    @Test func `a view is shown within the margins of the content`() {
      let id = Knob<Int?>(nil)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { fixedView("\($0)", 10, 50) } }.scrollTargetLayout()
        }
        .contentMargins(.vertical, 30, for: .scrollContent)
        .scrollPosition(id: binding(id))
      }
      id.value = 9
      #expect(harness["9"].maxY == 170)
      id.value = 2
      #expect(harness["2"].minY == 30)
    }

    @Test func `only ids of the requested type are written`() {
      let id = Knob<String?>(nil)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { fixedView("\($0)", 10, 50).id("row \($0)") } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: binding(id))
      }
      harness.wheel(0, -110)
      #expect(id.value == "row 2")
      id.value = "row 9"
      #expect(harness["9"].maxY == 200)
    }

    @Test func `rows of a lazy container are reported and can be scrolled to`() {
      let id = Knob<Int?>(nil)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { fixedView("\($0)", 10, 50) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: binding(id), anchor: .top)
      }
      harness.wheel(0, -1_000)
      #expect(id.value == 20)
      id.value = 700
      #expect(harness["700"].minY == 0)
      #expect(id.value == 700)
    }

    @Test func `a write is animated by its transaction`() {
      let id = Knob<Int?>(nil)
      let harness = rows(id, anchor: .top)
      withAnimation(.linear(duration: 1)) { id.value = 4 }
      #expect(harness.frame(of: "4", at: 0).minY == 200)
      #expect(harness.frame(of: "4", at: 0.5).minY == 100)
      #expect(harness.frame(of: "4", at: 1).minY == 0)
    }

    @Test func `the current row keeps its position when rows are inserted before it`() {
      let items = Knob(Array(10..<40))
      let id = Knob<Int?>(nil)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            VStack(spacing: 0) { ForEach(items.value, id: \.self) { fixedView("\($0)", 10, 50) } }
              .scrollTargetLayout()
          }
        }
        .scrollPosition(id: binding(id), anchor: .top)
      }
      harness.wheel(0, -210)
      #expect(id.value == 14)
      #expect(harness["14"].minY == -10)
      items.value = Array(0..<40)
      #expect(harness["14"].minY == -10)
      harness.wheel(0, 210)
      #expect(harness["10"].minY == 0)
    }

    @Test func `a scroll to a row that is inserted later is deferred`() {
      let items = Knob(Array(0..<3))
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            VStack(spacing: 0) { ForEach(items.value, id: \.self) { fixedView("\($0)", 10, 50) } }
              .scrollTargetLayout()
          }
        }
        .scrollPosition(id: binding(Knob<Int?>(9)), anchor: .top)
      }
      items.value = Array(0..<30)
      #expect(harness["9"].minY == 0)
    }

    @Test func `a nested scroll view has a position of its own`() {
      let id = Knob<Int?>(nil)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(100..<110) { fixedView("\($0)", 50, 50) } }
            }
            ForEach(0..<20) { fixedView("\($0)", 10, 50) }
          }
        }
        .scrollPosition(id: binding(id), anchor: .leading)
      }
      id.value = 105
      #expect(harness["105"].minX == 250)
    }

    // MARK: ScrollPosition

    @Test func `edges, points and ids are scrolled to`() {
      let position = Knob(ScrollPosition(edge: .bottom))
      let harness = rows(position)
      #expect(harness["19"].maxY == 200)
      position.value.scrollTo(y: 120)
      #expect(harness["0"].minY == -120)
      position.value.scrollTo(edge: .top)
      #expect(harness["0"].minY == 0)
      position.value.scrollTo(id: 6, anchor: .bottom)
      #expect(harness["6"].maxY == 200)
      position.value.scrollTo(point: CGPoint(x: 0, y: 5_000))
      #expect(harness["19"].maxY == 200)
    }

    @Test func `a position distinguishes writes by the program from scrolls by the user`() {
      let position = Knob(ScrollPosition(idType: Int.self, edge: .bottom))
      #expect(position.value.edge == .bottom)
      let harness = rows(position)
      #expect(!position.value.isPositionedByUser)
      harness.wheel(0, 60)
      #expect(position.value.isPositionedByUser)
      #expect(position.value.edge == nil)
      // The content ends at 1 000: 740 is the first visible point, in row 14.
      #expect(position.value.viewID(type: Int.self) == 14)
      #expect(position.value.viewID as? Int == 14)
      position.value.scrollTo(x: 3, y: 4)
      #expect(position.value.point == CGPoint(x: 3, y: 4))
      #expect((position.value.x, position.value.y) == (3, 4))
      #expect(position.value.viewID == nil)
    }

    @Test func `a position without an id type only reports scrolls by the user`() {
      let position = Knob(ScrollPosition())
      let harness = rows(position)
      harness.wheel(0, -60)
      #expect(position.value.isPositionedByUser)
      #expect(position.value.viewID == nil)
    }

    @Test func `the same edge can be scrolled to again after the user has scrolled`() {
      let position = Knob(ScrollPosition(edge: .top))
      let harness = rows(position)
      harness.wheel(0, -300)
      #expect(harness["0"].minY == -300)
      position.value.scrollTo(edge: .top)
      #expect(harness["0"].minY == 0)
    }

    @Test func `the end stays visible when the content grows`() {
      let count = Knob(10)
      let position = Knob(ScrollPosition(edge: .bottom))
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            VStack(spacing: 0) { ForEach(0..<count.value) { fixedView("\($0)", 10, 50) } }
          }
        }
        .scrollPosition(binding(position))
      }
      count.value = 30
      #expect(harness["29"].maxY == 200)
    }
  }
}
