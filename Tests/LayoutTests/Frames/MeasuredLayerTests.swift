import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Z stacks, overlays and scroll views, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredLayerTests {
    nonisolated static let stacked: [Measured] = [
      Measured(
        "as long as the longest both ways", at: nil, nil, is: 60, 40,
        ["a": rect(0, 0, 60, 20), "b": rect(0, 0, 20, 40)]
      ) {
        ZStack(alignment: .topLeading) {
          fixedView("a", 60, 20)
          fixedView("b", 20, 40)
        }
      },
      Measured(
        "a greedy view fills it", at: 100, 80, is: 100, 80,
        ["a": rect(0, 0, 100, 80), "b": rect(40, 30, 20, 20)]
      ) {
        ZStack {
          greedy("a")
          fixedView("b", 20, 20)
        }
      },
      Measured(
        "a greedy view is as long as the others in the end", at: nil, nil, is: 20, 20,
        ["a": rect(0, 0, 20, 20), "b": rect(0, 0, 20, 20)]
      ) {
        ZStack {
          greedy("a")
          fixedView("b", 20, 20)
        }
      },
      Measured(
        "and so on the axis where nothing is proposed", at: 100, nil, is: 100, 20,
        ["a": rect(0, 0, 100, 20), "b": rect(40, 0, 20, 20)]
      ) {
        ZStack {
          greedy("a")
          fixedView("b", 20, 20)
        }
      },
      Measured(
        "sizes for its own size are aligned at its corner", at: nil, nil, is: 30, 60,
        ["a": rect(0, 0, 30, 20), "b": rect(0, 0, 30, 20)]
      ) {
        ZStack {
          covering(600, "a")
          fixedView("b", 30, 20)
        }
      },
      Measured(
        "half of half", at: 60, 40, is: 30, 20,
        ["h": rect(2.5, 5, 15, 10), "o": rect(0, 0, 20, 20)]
      ) {
        ZStack {
          halfWide("h")
          fixedView("o", 20, 20)
        }
      },
      Measured(
        "half of half at a corner", at: 60, 40, is: 30, 20,
        ["h": rect(0, 0, 15, 10), "o": rect(0, 0, 20, 20)]
      ) {
        ZStack(alignment: .topLeading) {
          halfWide("h")
          fixedView("o", 20, 20)
        }
      },
      Measured(
        "half of nothing proposed", at: nil, nil, is: 20, 20,
        ["h": rect(5, 5, 10, 10), "o": rect(0, 0, 20, 20)]
      ) {
        ZStack {
          halfWide("h")
          fixedView("o", 20, 20)
        }
      },
      Measured(
        "half of what the largest takes", at: 100, 100, is: 60, 40,
        ["h": rect(15, 15, 30, 10), "o": rect(0, 0, 60, 40)]
      ) {
        ZStack {
          halfWide("h")
          fixedView("o", 60, 40)
        }
      },
    ]

    @Test(arguments: stacked) func `Z stacks`(_ measured: Measured) {
      measured.check()
    }

    /// Over a view of 60 × 40.
    nonisolated static func before<V: View>(
      _ name: String, at alignment: Alignment = .center, _ frames: [String: CGRect],
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> V
    ) -> [Measured] {
      [
        Measured("\(name), in front", at: nil, nil, is: 60, 40, frames) {
          fixedView("p", 60, 40).overlay(alignment: alignment) { content() }
        },
        Measured("\(name), behind", at: 300, 300, is: 60, 40, frames) {
          fixedView("p", 60, 40).background(alignment: alignment) { content() }
        },
      ]
    }

    nonisolated static let secondary: [Measured] = [
      before("a greedy view", ["o": rect(0, 0, 60, 40)]) { greedy("o") },
      before("a larger view at a corner", at: .topLeading, ["o": rect(0, 0, 100, 100)]) {
        fixedView("o", 100, 100)
      },
      before("two views", ["o": rect(20, 10, 20, 20), "q": rect(15, 15, 30, 10)]) {
        fixedView("o", 20, 20)
        fixedView("q", 30, 10)
      },
      before("half", ["h": rect(15, 15, 30, 10)]) { halfWide("h") },
      before("half and another", ["h": rect(17.5, 15, 15, 10), "o": rect(15, 10, 20, 20)]) {
        halfWide("h")
        fixedView("o", 20, 20)
      },
      before("a Z stack", ["h": rect(17.5, 15, 15, 10), "o": rect(15, 10, 20, 20)]) {
        ZStack {
          halfWide("h")
          fixedView("o", 20, 20)
        }
      },
      before(
        "a Z stack at a corner", at: .topLeading,
        ["h": rect(2.5, 5, 15, 10), "o": rect(0, 0, 20, 20)]
      ) {
        ZStack {
          halfWide("h")
          fixedView("o", 20, 20)
        }
      },
      before(
        "two views at a corner", at: .topLeading,
        ["h": rect(2.5, 5, 15, 10), "o": rect(0, 0, 20, 20)]
      ) {
        halfWide("h")
        fixedView("o", 20, 20)
      },
      before(
        "two views at the last corner", at: .bottomTrailing,
        ["h": rect(32.5, 25, 15, 10), "o": rect(30, 20, 20, 20)]
      ) {
        halfWide("h")
        fixedView("o", 20, 20)
      },
      before("a row", ["h": rect(10, 15, 20, 10), "o": rect(30, 10, 20, 20)]) {
        HStack(spacing: 0) {
          halfWide("h")
          fixedView("o", 20, 20)
        }
      },
      before("a frame", ["h": rect(22.5, 15, 15, 10)]) { halfWide("h").frame(width: 30) },
    ].flatMap { $0 }

    @Test(arguments: secondary) func `overlays and backgrounds`(
      _ measured: Measured
    ) {
      measured.check()
    }

    nonisolated static let scrolling: [Measured] = [
      Measured("greedy content down", at: 100, 100, is: 100, 100, ["c": rect(0, 0, 100, 300)]) {
        ScrollView { flexible }
      },
      Measured("greedy content across", at: 100, 100, is: 100, 100, ["c": rect(0, 0, 50, 100)]) {
        ScrollView(.horizontal) { flexible }
      },
      Measured("greedy content both ways", at: 100, 100, is: 100, 100) {
        ScrollView([.horizontal, .vertical]) { flexible }
      },
      Measured("nothing proposed down", at: nil, nil, is: 50, 300) { ScrollView { flexible } },
      Measured("nothing proposed across", at: nil, nil, is: 50, 300) {
        ScrollView(.horizontal) { flexible }
      },
      Measured("endless", at: .infinity, .infinity, is: .infinity, .infinity) {
        ScrollView([.horizontal, .vertical]) { flexible }
      },
      Measured("small content down", at: 100, 100, is: 50, 100, ["c": rect(0, 0, 50, 30)]) {
        ScrollView { fixedView("c", 50, 30) }
      },
      Measured("small content across", at: 100, 100, is: 100, 30, ["c": rect(0, 0, 50, 30)]) {
        ScrollView(.horizontal) { fixedView("c", 50, 30) }
      },
      Measured("small content both ways", at: 100, 100, is: 100, 100, ["c": rect(25, 35, 50, 30)]) {
        ScrollView([.horizontal, .vertical]) { fixedView("c", 50, 30) }
      },
      Measured("large content down", at: 100, 100, is: 500, 100, ["c": rect(0, 0, 500, 500)]) {
        ScrollView { fixedView("c", 500, 500) }
      },
      Measured("large content across", at: 100, 100, is: 100, 500) {
        ScrollView(.horizontal) { fixedView("c", 500, 500) }
      },
      Measured("large content both ways", at: 100, 100, is: 100, 100, ["c": rect(0, 0, 500, 500)]) {
        ScrollView([.horizontal, .vertical]) { fixedView("c", 500, 500) }
      },
      Measured(
        "two views down", at: 200, 200, is: 50, 200,
        ["a": rect(0, 0, 50, 30), "b": rect(10, 38, 30, 20)]
      ) {
        ScrollView {
          fixedView("a", 50, 30)
          fixedView("b", 30, 20)
        }
      },
      Measured("two views across stand in a column", at: 200, 200, is: 200, 58) {
        ScrollView(.horizontal) {
          fixedView("a", 50, 30)
          fixedView("b", 30, 20)
        }
      },
    ]

    @MainActor private static var flexible: some View {
      let length: ClosedRange<CGFloat> = 0...(.infinity)
      return AnyView(
        Leaf(length, length, ideal: CGSize(width: 50, height: 300)) {}.accessibilityLabel("c"))
    }

    @Test(arguments: scrolling) func `scroll views`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let ratios: [Measured] = [
      Measured("a rigid view", at: 500, 300, is: 168, 95) {
        fixedView("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
      },
      Measured("a rigid view, nothing proposed", at: nil, nil, is: 168, 95) {
        fixedView("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
      },
      Measured("a greedy view", at: 500, 300, is: 500, 281.25, ["c": rect(0, 0, 500, 281.25)]) {
        greedy("c").aspectRatio(16.0 / 9, contentMode: .fit)
      },
      Measured(
        "a rigid view in a row", at: 856, 300, is: 528, 95,
        [
          "a": rect(0, 15.5, 168, 64), "c": rect(180, 0, 168, 95), "b": rect(360, 15.5, 168, 64),
        ]
      ) {
        HStack(spacing: 12) {
          fixedView("a", 168, 64)
          fixedView("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
          fixedView("b", 168, 64)
        }
      },
      Measured("a view of no negative length", at: 100, 100, is: 100, 0) {
        clamped("c", 0...(.infinity)).aspectRatio(-1, contentMode: .fit)
      },
      Measured("a rigid view, negative ratio", at: 100, 100, is: 30, 30) {
        fixedView("c", 30, 30).aspectRatio(-1, contentMode: .fit)
      },
    ]

    @Test(arguments: ratios) func `aspect ratios`(_ measured: Measured) {
      measured.check()
    }
  }
}
