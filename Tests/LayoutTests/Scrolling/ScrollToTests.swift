import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct ScrollToTests {
    /// Provides the proxy of a reader around a scroll view.
    private final class Remote {
      private(set) var proxy: ScrollViewProxy?

      func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
    }

    private let remote = Remote()

    /// Ten views of 50 points in a window of 100 by 200.
    private func column() -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10) { fixedView("\($0)", 10, 50) } }
          }
        }
      }
    }

    @Test(
      arguments: [
        (UnitPoint.top, CGFloat(0)), (.center, 75), (.bottom, 150),
        (UnitPoint(x: 0, y: 0.25), 37.5),
      ])
    func `the anchor of the view is aligned with the same anchor of the scroll view`(
      anchor: UnitPoint, top: CGFloat
    ) {
      let harness = column()
      remote.proxy?.scrollTo(5, anchor: anchor)
      #expect(harness["5"].minY == top)
    }

    @Test func `an anchor does not scroll beyond the ends of the content`() {
      let harness = column()
      remote.proxy?.scrollTo(9, anchor: .top)
      #expect(harness["9"].minY == 150)
      remote.proxy?.scrollTo(0, anchor: .bottom)
      #expect(harness["0"].minY == 0)
    }

    @Test func `without an anchor the content scrolls by the minimum distance`() {
      let harness = column()
      remote.proxy?.scrollTo(3)
      #expect(harness["3"].minY == 150)
      remote.proxy?.scrollTo(6)
      #expect(harness["6"].minY == 150)
      remote.proxy?.scrollTo(4)
      #expect(harness["6"].minY == 150)
      remote.proxy?.scrollTo(1)
      #expect(harness["1"].minY == 0)
    }

    @Test func `a view is shown within the margins of the content`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10) { fixedView("\($0)", 10, 50) } }
          }
          .contentMargins(.top, 20, for: .scrollContent)
          .contentMargins(.bottom, 30, for: .scrollContent)
        }
      }
      remote.proxy?.scrollTo(4)
      #expect(harness["4"].maxY == 170)
      remote.proxy?.scrollTo(1)
      #expect(harness["1"].minY == 20)
      // The middle of the part inside of the margins.
      remote.proxy?.scrollTo(5, anchor: .center)
      #expect(harness["5"].midY == 95)
      remote.proxy?.scrollTo(9, anchor: .bottom)
      #expect(harness["9"].maxY == 170)
    }

    @Test func `an unknown id does not scroll`() {
      let harness = column()
      remote.proxy?.scrollTo("nobody", anchor: .top)
      #expect(harness["0"].minY == 0)
    }

    @Test func `an id set on the view itself is found`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView {
            fixedView("a", 10, 500)
            fixedView("b", 10, 20).id("end")
          }
        }
      }
      remote.proxy?.scrollTo("end", anchor: .bottom)
      #expect(harness["b"].maxY == 200)
    }

    @Test func `a view inserted by the same change is found`() {
      let count = Knob(3)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count.value) { fixedView("\($0)", 10, 50) } }
          }
        }
      }
      #expect(harness["0"].minY == 0)
      count.value = 20
      remote.proxy?.scrollTo(19, anchor: .bottom)
      #expect(harness["19"].maxY == 200)
    }

    @Test func `a lazy row that has not been made yet is found`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { fixedView("\($0)", 10, 50) } } }
        }
      }
      remote.proxy?.scrollTo(700, anchor: .center)
      #expect(harness["700"].minY == 75)
    }

    @Test func `a lazy row with an unexpected length is found`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000) { fixedView("\($0)", 10, $0 < 500 ? 50 : 20) }
            }
          }
        }
      }
      remote.proxy?.scrollTo(700, anchor: .top)
      #expect(harness["700"].minY == 0)
    }

    @Test func `ScrollViewReader does not affect layout`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStack(spacing: 0) {
          ScrollViewReader { _ in
            fixedView("a", 10, 10)
            fixedView("b", 10, 10)
          }
        }
      }
      #expect(harness.measuredSize == size(20, 10))
    }

    @Test func `an animated scroll takes the duration of the animation`() {
      let harness = column()
      withAnimation(.linear(duration: 1)) { remote.proxy?.scrollTo(5, anchor: .top) }
      #expect(harness.frame(of: "5", at: 0).minY == 250)
      #expect(harness.frame(of: "5", at: 0.5).minY == 125)
      #expect(harness.frame(of: "5", at: 1).minY == 0)
    }

    @Test func `an animated scroll makes the rows that it passes`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { fixedView("\($0)", 10, 50) } } }
        }
      }
      withAnimation(.linear(duration: 1)) { remote.proxy?.scrollTo(800, anchor: .top) }
      _ = harness.frame(of: "0", at: 0)
      #expect(harness.frame(of: "400", at: 0.5).minY == 0)
      #expect(harness.frame(of: "800", at: 1).minY == 0)
    }
  }
}
