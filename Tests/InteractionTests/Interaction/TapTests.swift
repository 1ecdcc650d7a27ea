import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Presses that are no taps, because they last long or move far.
@MainActor @Suite struct TapTests {
  private let log = Log()
  private let start = CGPoint(x: 100, y: 100)
  private static let size = CGSize(width: 200, height: 200)

  private func harness(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
    LayoutHarness(in: Self.size, content)
  }

  /// Presses for a time in seconds, and moves by a distance in points meanwhile.
  private func press(
    _ harness: LayoutHarness, for seconds: Double = 0, by distance: CGFloat = 0,
    touch: Bool = false, back: Bool = false
  ) {
    let modifiers: KeyModifiers = touch ? .touch : []
    let end = CGPoint(x: start.x + distance, y: start.y)
    harness.tree.send(.pointerDown(start, .primary, modifiers: modifiers))
    if distance != 0 { harness.tree.send(.pointerMoved(end)) }
    if back { harness.tree.send(.pointerMoved(start)) }
    harness.tree.advance(to: harness.tree.clock.time + seconds)
    harness.tree.send(.pointerUp(back ? start : end, .primary, modifiers: modifiers))
    harness.layOut()
  }

  private var taps: [(name: String, view: AnyView)] {
    let area = Color.red
    return [
      ("action", AnyView(area.onTapGesture { log.add("tap") })),
      ("place", AnyView(area.onTapGesture { _ in log.add("tap") })),
      ("gesture", AnyView(area.gesture(TapGesture().onEnded { log.add("tap") }))),
      ("spatial", AnyView(area.gesture(SpatialTapGesture().onEnded { _ in log.add("tap") }))),
      (
        "simultaneous",
        AnyView(area.simultaneousGesture(TapGesture().onEnded { log.add("tap") }))
      ),
      (
        "in a scroll view",
        AnyView(ScrollView { area.frame(height: 300).onTapGesture { log.add("tap") } })
      ),
      (
        "in a row",
        AnyView(List { area.frame(height: 180).onTapGesture { log.add("tap") } })
      ),
    ]
  }

  @Test func `a press that lasts for three quarters of a second is no tap`() {
    for (name, view) in taps {
      let harness = harness { view }
      press(harness, for: 0.7)
      #expect(log.entries.last == "tap", "\(name)")
      let count = log.entries.count
      press(harness, for: 0.76)
      press(harness, for: 3)
      #expect(log.entries.count == count, "\(name)")
    }
  }

  @Test func `a press that moves far is no tap, even if it comes back`() {
    for (name, view) in taps {
      let harness = harness { view }
      press(harness, by: 4)
      press(harness, by: 40, touch: true)
      #expect(log.entries.suffix(2) == ["tap", "tap"], "\(name)")
      let count = log.entries.count
      for back in [false, true] {
        press(harness, by: 12, back: back)
        press(harness, by: 50, touch: true, back: back)
        press(harness, by: 90, back: back)
      }
      #expect(log.entries.count == count, "\(name)")
    }
  }

  @Test(arguments: [false, true]) func `a drag with a simultaneous tap does not tap at its end`(
    touch: Bool
  ) {
    let drag = DragGesture().onEnded { _ in log.add("drag") }
    let tap = TapGesture().onEnded { log.add("tap") }
    let views = [
      AnyView(Color.red.gesture(drag).simultaneousGesture(tap)),
      AnyView(Color.red.gesture(tap).simultaneousGesture(drag)),
      AnyView(Color.red.gesture(drag.simultaneously(with: tap))),
      AnyView(Color.red.gesture(tap.simultaneously(with: drag))),
    ]
    for view in views {
      let harness = harness { view }
      let count = log.entries.count
      press(harness, by: 30, touch: touch)
      press(harness, by: 90, touch: touch)
      press(harness, touch: touch)
      #expect(log.entries.dropFirst(count) == ["drag", "drag", "tap"])
    }
  }

  @Test func `a drag without a minimum leaves a press that does not move to a simultaneous tap`() {
    let harness = harness {
      Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") })
        .simultaneousGesture(TapGesture().onEnded { log.add("tap") })
    }
    press(harness)
    #expect(log.entries.sorted() == ["drag", "tap"])
  }

  @Test func `a button performs its action however long it is pressed`() {
    let harness = harness {
      Button {
        log.add("press")
      } label: {
        Color.red.frame(width: 150, height: 150)
      }
      .buttonStyle(.plain)
    }
    press(harness, for: 3)
    press(harness, by: 60)
    #expect(log.entries == ["press", "press"])
  }

  @Test func `a double tap consists of two taps`() {
    let harness = harness { Color.red.onTapGesture(count: 2) { log.add("double") } }
    press(harness)
    press(harness, for: 1)
    press(harness)
    press(harness, by: 20)
    harness.tree.advance(to: harness.tree.clock.time + 1)
    #expect(log.entries.isEmpty)
    press(harness)
    press(harness, for: 0.3)
    #expect(log.entries == ["double"])
  }

  @Test func `a long press is recognised in place of a tap`() {
    let harness = harness {
      Color.red.onTapGesture { log.add("tap") }
        .onLongPressGesture(minimumDuration: 1) { log.add("long") }
    }
    press(harness, for: 2)
    press(harness)
    #expect(log.entries == ["long", "tap"])
  }

  @Test func `a single tap is performed when the double tap before it has failed`() {
    let double = TapGesture(count: 2).onEnded { log.add("double") }
    let single = TapGesture().onEnded { log.add("single") }
    let harness = harness { Color.red.gesture(double.exclusively(before: single)) }
    press(harness)
    #expect(log.entries.isEmpty)
    harness.tree.advance(to: harness.tree.clock.time + 1)
    #expect(log.entries == ["single"])
    press(harness)
    press(harness)
    harness.tree.advance(to: harness.tree.clock.time + 1)
    #expect(log.entries == ["single", "double"])
    press(harness, for: 2)
    #expect(log.entries.count == 2)
  }
}
