import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Views that use their own measured sizes, with values computed by hand.
@MainActor @Suite struct MeasuringTests {
  @Test func `an outer reader resolves the anchors of descendants`() {
    let harness = LayoutHarness { StaircaseByAnchors() }
    #expect(harness["a"].origin == .zero)
    #expect(harness["b"].origin == CGPoint(x: 20, y: 10))
    #expect(harness["c"].origin == CGPoint(x: 40, y: 20))
  }

  @Test func `a view reports its size, and again when it changes`() {
    let log = Log()
    let width = Knob<CGFloat>(30)
    let harness = LayoutHarness {
      ObservedContent {
        Color.red.frame(width: width.value, height: 20)
          .measured { size in log.add("\(size.width)x\(size.height)") }
      }
    }
    width.value = 40
    harness.layOut()
    harness.layOut()
    #expect(log.entries == ["30.0x20.0", "40.0x20.0"])
  }

  @Test func `state does not outlive a condition round its view`() {
    let isFramed = Knob(false)
    let harness = LayoutHarness {
      ObservedContent {
        Counter("n").if(isFramed.value) { $0.padding(2) }
      }
    }
    harness.click("n 0")
    #expect(harness.elements.contains { $0.label == "n 1" })
    isFramed.value = true
    // Another branch is another view with new state.
    #expect(harness.elements.contains { $0.label == "n 0" })
  }

  @Test func `a bar is dragged in the coordinate space of its container`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) { DraggedPanes() }
    #expect(harness["bar"] == CGRect(x: 100, y: 0, width: 10, height: 100))
    harness.tree.send(.pointerDown(CGPoint(x: 105, y: 50), .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 60, y: 50)))
    harness.tree.send(.pointerUp(CGPoint(x: 60, y: 50), .primary))
    #expect(harness["first"] == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(harness["bar"].minX == 60)
    #expect(harness["second"] == CGRect(x: 70, y: 0, width: 130, height: 100))
  }

  @Test func `panes are stacked by a common layout`() {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 210)) {
      DraggedPanes(isStacked: true)
    }
    #expect(harness["first"] == CGRect(x: 0, y: 0, width: 100, height: 105))
    #expect(harness["second"] == CGRect(x: 0, y: 115, width: 100, height: 95))
  }

  @Test func `rules are between views and not after the last`() {
    let harness = LayoutHarness {
      VStack(spacing: 0) {
        Ruled {
          Color.red.frame(height: 10).accessibilityLabel("a")
          ForEach(0..<2) { Color.red.frame(height: 10).accessibilityLabel("\($0)") }
        }
      }
    }
    let labels = harness.elements.compactMap(\.label).filter { !$0.isEmpty }
    #expect(labels == ["a", "rule", "0", "rule", "1"])
    // Three of 10 and two hairlines of 1, centred in 100.
    #expect(harness["a"].minY == 34)
    #expect(harness["1"].maxY == 66)
  }

  @Test func `a model with publishers updates a view`() {
    let scheduler = ManualScheduler()
    let search = WordSearch(on: scheduler)
    let harness = LayoutHarness { WordList(search: search) }
    func words() -> [String] { harness.elements.compactMap(\.label) }
    #expect(words().isEmpty)
    scheduler.run()
    #expect(words() == ["ant", "bee", "beetle"])
    search.text = "b"
    search.text = "bee"
    search.text = "beet"
    scheduler.run()
    #expect(words() == ["beetle"])
    search.words.append("beetroot")
    scheduler.run()
    #expect(words() == ["beetle", "beetroot"])
  }
}
