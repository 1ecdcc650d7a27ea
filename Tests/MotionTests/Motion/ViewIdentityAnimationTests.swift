import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Views that keep their identity during animations.
@MainActor @Suite struct ViewIdentityAnimationTests {
  private let windowSize = CGSize(width: 200, height: 200)

  @Test func `state is kept in a layout change, during and after the animation`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        let layout =
          dial.value == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Counter("a")
          Counter("b")
        }
        .animation(.linear(duration: 1), value: dial.value)
      }
    }
    harness.click("a 0", at: 0)
    dial.value = 1
    harness.show(at: 0.5)
    #expect(harness.tree.elements().flattened.contains { $0.label == "a 1" })
    harness.click("b 0", at: 0.5)
    harness.show(at: 2)
    let labels = harness.tree.elements().flattened.filter { $0.type == "Button" }.map(\.label)
    #expect(labels == ["a 1", "b 1"])
  }

  @Test func `elements of a ForEach are animated to their new positions`() {
    let items = Knob(Item.list("a", "b", "c"))
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        VStack(spacing: 0) {
          ForEach(items.value) { item in
            Color.red.frame(width: 10, height: 10).accessibilityLabel(item.name)
          }
        }
        .animation(.linear(duration: 1), value: items.value)
      }
    }
    // Centred in 200 points: at 85, 95 and 105.
    #expect(["a", "b", "c"].map { harness.frame(of: $0, at: 0).minY } == [85, 95, 105])
    items.value.reverse()
    #expect(["a", "b", "c"].map { harness.frame(of: $0, at: 0.25).minY } == [90, 95, 100])
    #expect(["a", "b", "c"].map { harness.frame(of: $0, at: 1).minY } == [105, 95, 85])
  }

  @Test func `siblings are animated when an element is inserted or removed`() {
    let items = Knob(Item.list("a", "b", "c"))
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        VStack(spacing: 0) {
          ForEach(items.value) { item in
            Color.red.frame(width: 10, height: 10).accessibilityLabel(item.name)
          }
          Spacer(minLength: 0)
        }
        .animation(.linear(duration: 1), value: items.value)
      }
    }
    let first = items.value.removeFirst()
    #expect(harness.frame(of: "b", at: 0.5).minY == 5)
    #expect(harness.frame(of: "c", at: 1).minY == 10)
    items.value.insert(first, at: 0)
    // From 10 to 20 in a second that starts at 1.
    #expect(harness.frame(of: "c", at: 1.5).minY == 15)
    #expect(harness.frame(of: "b", at: 2).minY == 10)
  }

  @Test func `a custom layout places its views once, at the final positions`() {
    let dial = Dial()
    let counter = PlacementCounter()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Diagonal(step: CGFloat(dial.value), counter: counter) {
          Color.red.accessibilityLabel("a")
          Color.red.accessibilityLabel("b")
        }
        .animation(.linear(duration: 1), value: dial.value)
      }
    }
    counter.count = 0
    dial.value = 80
    let frame = harness.frame(of: "b", at: 0.25)
    #expect(frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(harness.frame(of: "b", at: 1).origin == CGPoint(x: 80, y: 80))
    #expect(counter.count == 1)
  }

  @Test func `an interrupted position animation starts at the presented position`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        let layout =
          dial.value == 0
          ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("a")
          Color.blue.frame(width: 20, height: 20).accessibilityLabel("b")
        }
        .animation(.default, value: dial.value)
      }
    }
    let home = harness.frame(of: "b", at: 0).origin
    dial.value = 1
    let middle = harness.frame(of: "b", at: 0.1).origin
    dial.value = 0
    let turned = harness.frame(of: "b", at: 0.1).origin
    #expect(abs(turned.x - middle.x) < 1e-6 && abs(turned.y - middle.y) < 1e-6)
    #expect(middle != home)
    #expect(harness.frame(of: "b", at: 5).origin == home)
    #expect(!harness.tree.isMoving)
  }
}

private final class PlacementCounter {
  var count = 0
}

/// A layout that places every view of ten points one step to the right of and below the previous
/// one.
private struct Diagonal: Layout {
  var step: CGFloat
  let counter: PlacementCounter

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    counter.count += 1
    for (index, subview) in subviews.enumerated() {
      let distance = step * CGFloat(index)
      subview.place(
        at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance),
        proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}
