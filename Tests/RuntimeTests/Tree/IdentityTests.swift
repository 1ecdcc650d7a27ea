import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The identity of views, which determines whether they keep their state.
@MainActor @Suite struct IdentityTests {
  private let size = CGSize(width: 300, height: 300)

  @Test func `differs between the branches of a condition`() {
    let isFirst = Knob(true)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        if isFirst.value { Counter("a") } else { Counter("b") }
      }
    }
    harness.click("a 0")
    isFirst.value = false
    #expect(harness.texts == ["b 0"])
    isFirst.value = true
    #expect(harness.texts == ["a 0"])
  }

  @Test(arguments: 0..<4) func `differs between the cases of a switch`(first: Int) {
    let number = Knob(first)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        switch number.value {
        case 0: Counter("zero")
        case 1: Counter("one")
        case 2: Counter("two")
        default: Counter("many")
        }
      }
    }
    let names = ["zero", "one", "two", "many"]
    harness.click("\(names[first]) 0")
    #expect(harness.texts == ["\(names[first]) 1"])
    number.value = (first + 1) % 4
    #expect(harness.texts == ["\(names[(first + 1) % 4]) 0"])
    number.value = first
    #expect(harness.texts == ["\(names[first]) 0"])
  }

  @Test func `starts with new state when the view is inserted again`() {
    let isThere = Knob(true)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        if isThere.value { Counter("a") }
      }
    }
    harness.click("a 0")
    isThere.value = false
    #expect(harness.texts == [])
    isThere.value = true
    #expect(harness.texts == ["a 0"])
  }

  @Test func `does not depend on a sibling that is inserted and removed`() {
    let isThere = Knob(false)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        VStack {
          if isThere.value { Text("before") }
          Counter("a")
          if isThere.value { Text("after") }
        }
      }
    }
    harness.click("a 0")
    isThere.value = true
    #expect(harness.texts == ["before", "a 1", "after"])
    isThere.value = false
    #expect(harness.texts == ["a 1"])
  }

  @Test func `is kept while the type in an AnyView is unchanged`() {
    let name = Knob("a")
    let harness = LayoutHarness(in: size) { ObservedContent { AnyView(Counter(name.value)) } }
    harness.click("a 0")
    name.value = "b"
    #expect(harness.texts == ["b 1"])
  }

  @Test func `ends when the type in an AnyView changes`() {
    let isPadded = Knob(false)
    let harness = LayoutHarness(in: size) {
      ObservedContent { isPadded.value ? AnyView(Counter("a").padding(3)) : AnyView(Counter("a")) }
    }
    harness.click("a 0")
    isPadded.value = true
    #expect(harness.texts == ["a 0"])
    isPadded.value = false
    #expect(harness.texts == ["a 0"])
  }

  @Test func `does not depend on nesting of AnyView`() {
    let isTwice = Knob(false)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        let once = AnyView(Counter("a"))
        return isTwice.value ? AnyView(once) : once
      }
    }
    harness.click("a 0")
    isTwice.value = true
    #expect(harness.texts == ["a 1"])
  }

  @Test func `is kept when an AnyLayout changes its layout`() {
    let isRow = Knob(true)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        let layout =
          isRow.value
          ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 10))
        layout {
          Counter("a")
          Counter("b")
        }
      }
    }
    harness.click("b 0")
    #expect(harness["a 0"].minY == harness["b 1"].minY)
    isRow.value = false
    #expect(harness.texts == ["a 0", "b 1"])
    #expect(harness["a 0"].maxY + 10 == harness["b 1"].minY)
  }

  @Test func `of all children of ViewThatFits is kept while another one is shown`() {
    // "wide 0" is 6 characters of 8.5 points, 51 wide; "w 0" 25.5.
    let harness = LayoutHarness(in: size) {
      ViewThatFits {
        Counter("wide")
        Counter("w")
      }
    }
    harness.click("wide 0")
    #expect(harness.texts == ["wide 1"])
    harness.layOut(in: CGSize(width: 40, height: 300))
    #expect(harness.texts == ["w 0"])
    harness.click("w 0")
    harness.layOut(in: CGSize(width: 40, height: 300))
    #expect(harness.texts == ["w 1"])
    harness.layOut(in: size)
    #expect(harness.texts == ["wide 1"])
  }

  @Test func `is kept when the arguments of a modifier change`() {
    let isLarge = Knob(false)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        Counter("a")
          .frame(minWidth: isLarge.value ? 80 : 40)
          .background { Color.red }
          .opacity(isLarge.value ? 1 : 0.5)
          .environment(\.isEnabled, true)
          .overlay(alignment: isLarge.value ? .top : .bottom) { Color.clear.frame(height: 1) }
      }
    }
    harness.click("a 0")
    isLarge.value = true
    #expect(harness.texts == ["a 1"])
  }
}
