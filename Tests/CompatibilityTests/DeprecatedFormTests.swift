import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Deprecated names and argument orders are equivalent to current ones.
@MainActor @Suite struct DeprecatedFormTests {
  private let log = Log()

  @Test func `buttons accept stored closures`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      ActionCard(action: { log.add("tapped") }, label: { Text("card") })
    }
    for label in ["card", "again", "remove"] { harness.click(label) }
    #expect(log.entries == ["tapped", "tapped", "tapped"])
  }

  @Test func `a long press may have its arguments in either order`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      ActionCard(
        action: { log.add("held") }, onHold: { log.add("\($0)") }, label: { Text("card") })
    }
    let frame = harness["hold"]
    harness.tree.advance(to: 0)
    harness.tree.send(.pointerDown(CGPoint(x: frame.midX, y: frame.midY), .primary))
    harness.tree.advance(to: 0.5)
    harness.tree.send(.pointerUp(CGPoint(x: frame.midX, y: frame.midY), .primary))
    #expect(Set(log.entries) == ["true", "held", "false"])
    #expect(log.entries.first == "true")
  }

  @Test(arguments: [
    (DynamicTypeSize.small, "small"), (.large, "middle"), (.accessibility1, "large"),
  ])
  func `type sizes have their deprecated names`(_ size: DynamicTypeSize, _ text: String) {
    let harness = LayoutHarness { LargeTextNote().environment(\.dynamicTypeSize, size) }
    #expect(harness.elements.contains { $0.label == text })
  }

  @Test func `a deprecated name sets the type size`() {
    let harness = LayoutHarness {
      Text("ab").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
    // Body text is 53 points at that size.
    #expect(harness["ab"].height == 53)
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var environment = EnvironmentValues()
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size)
      #expect(environment.sizeCategory == category)
    }
  }

  @Test func `a slider is between its labels`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) { LabelledSlider() }
    #expect(harness["low"].minX == 0)
    #expect(harness["high"].maxX == 200)
    // The label itself is not shown.
    #expect(harness.elements.filter { $0.label == "volume" }.map(\.type) == ["Slider"])
  }

  @Test func `a gesture that is not enabled lets others receive the press`() {
    let harness = LayoutHarness {
      Color.red
        .gesture(TapGesture().onEnded { log.add("off") }, isEnabled: false)
        .simultaneousGesture(TapGesture().onEnded { log.add("on") }, isEnabled: true)
    }
    harness.click(CGPoint(x: 50, y: 50))
    #expect(log.entries == ["on"])
  }

  @Test func `only an interaction shape affects hit testing`() {
    let harness = LayoutHarness {
      HStack(spacing: 0) {
        Color.clear.contentShape(.focusEffect, Circle()).onTapGesture { log.add("left") }
        Color.clear.contentShape([.interaction, .hoverEffect], Circle())
          .onTapGesture { log.add("right") }
      }
    }
    harness.click(CGPoint(x: 75, y: 50))
    // A corner, outside of the circle.
    harness.click(CGPoint(x: 52, y: 2))
    #expect(log.entries == ["right"])
  }

  @Test func `group boxes and forms accept custom styles`() {
    let harness = LayoutHarness(proposing: 200, 200) { NumbersBox() }
    // A label of 17 by 17, 4 points and the content, with a padding of 10 points.
    #expect(harness.measuredSize == CGSize(width: 70, height: 51))
    let row = LayoutHarness(proposing: 200, 200) { NumberRow() }
    #expect(row.measuredSize == CGSize(width: 34, height: 36))
  }

  @Test func `descendants call the refresh action`() async {
    let harness = LayoutHarness {
      RefreshButton { log.add("done") }.refreshable { await log.add("refreshed") }
    }
    harness.click("refresh")
    for _ in 0..<10_000 where log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["refreshed", "done"])
    #expect(LayoutHarness { RefreshButton {} }.elements.contains { $0.label == "nothing" })
  }

  @Test func `a transaction value applies to the changes inside`() {
    let harness = LayoutHarness { StillDoor() }
    let start = harness["door"].width
    harness.tree.advance(to: 0)
    harness.click("open", at: 0)
    #expect(start == 20)
    #expect(harness.frame(of: "door", at: 0.5).width == 40)
  }
}
