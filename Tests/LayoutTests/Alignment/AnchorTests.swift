import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Positions in one view that are resolved in another.
  @MainActor @Suite struct AnchorTests {
    private let log = Log()

    /// Returns the values of a reader over 100×100 for a mark in a view of 40×20 in its centre.
    private func seen<Value>(
      _ source: Anchor<Value>.Source, direction: LayoutDirection = .leftToRight,
      change: @escaping (Marked<Value>) -> AnyView = { AnyView($0) }
    ) -> Value? {
      var result: Value?
      let harness = LayoutHarness {
        change(Marked(source: source))
          .frame(width: 100, height: 100)
          .overlayPreferenceValue(Mark<Value>.self) { anchor in
            GeometryReader { proxy in
              let _ = { result = anchor.map { proxy[$0] } }()
              Color.clear
            }
          }
          .environment(\.layoutDirection, direction)
      }
      harness.layOut()
      return result
    }

    @Test func `the bounds of a view can be resolved in another view`() {
      #expect(seen(.bounds) == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test func `rectangles and points are in the source view's coordinates`() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(seen(.rect(rect)) == CGRect(x: 31, y: 42, width: 3, height: 4))
      #expect(seen(.point(CGPoint(x: 5, y: 6))) == CGPoint(x: 35, y: 46))
      #expect(seen(.unitPoint(UnitPoint(x: 0.25, y: 1))) == CGPoint(x: 40, y: 60))
      #expect(seen(.trailing) == CGPoint(x: 70, y: 50))
    }

    @Test func `a mirrored source view mirrors its anchors`() {
      #expect(seen(.leading, direction: .rightToLeft) == CGPoint(x: 70, y: 50))
    }

    @Test func `several anchors, or optional ones, can be combined into one`() {
      let points: [CGPoint]? = seen(Anchor.Source([.topLeading, .bottomTrailing]))
      #expect(points == [CGPoint(x: 30, y: 40), CGPoint(x: 70, y: 60)])
      let none: CGPoint?? = seen(Anchor.Source(nil as Anchor<CGPoint>.Source?))
      #expect(none == .some(.none))
    }

    @Test func `an offset and a scale around the source view are applied`() {
      #expect(seen(.topLeading) { AnyView($0.offset(x: 3, y: 4)) } == CGPoint(x: 33, y: 44))
      let scaled = seen(.bounds) { AnyView($0.scaleEffect(2)) }
      #expect(scaled == CGRect(x: 10, y: 30, width: 80, height: 40))
    }

    @Test func `a reader of an anchor is notified when the source view moves`() {
      let padding = Knob(CGFloat(0))
      let harness = LayoutHarness {
        VStack(spacing: 0) {
          ObservedContent { Color.clear.frame(height: padding.value) }
          Marked(source: .bounds)
        }
        .frame(width: 100, height: 100, alignment: .top)
        .overlayPreferenceValue(Mark<CGRect>.self) { anchor in
          GeometryReader { proxy in
            let _ = log.add("\(anchor.map { proxy[$0].minY } ?? -1)")
            Color.clear
          }
        }
      }
      padding.value = 10
      harness.layOut()
      #expect(log.entries.last == "10.0")
    }

    @Test func `an anchor belongs to the view that replaced another one`() {
      let isWide = Knob(false)
      var widths: [CGFloat] = []
      let harness = LayoutHarness {
        ObservedContent {
          if isWide.value {
            Color.red.frame(width: 60, height: 20)
          } else {
            Color.red.frame(width: 40, height: 20)
          }
        }
        .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Marks.self) { anchors in
          GeometryReader { proxy in
            let _ = { widths = anchors.map { proxy[$0].width } }()
            Color.clear
          }
        }
      }
      #expect(widths == [40])
      isWide.value = true
      harness.layOut()
      #expect(widths == [60])
    }

    @Test func `transformAnchorPreference adds to the descendants' value`() {
      var count: Int?
      let harness = LayoutHarness {
        Color.clear.anchorPreference(key: Marks.self, value: .bounds) { [$0] }
          .padding(5)
          .transformAnchorPreference(key: Marks.self, value: .bounds) { $0.append($1) }
          .overlayPreferenceValue(Marks.self) { anchors in
            GeometryReader { proxy in
              let _ = { count = anchors.filter { proxy[$0].width >= 90 }.count }()
              Color.clear
            }
          }
      }
      harness.layOut()
      #expect(count == 2)
    }
  }
}

private struct Marked<Value>: View {
  let source: Anchor<Value>.Source

  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Mark<Value>.self, value: source) { $0 }
  }
}

private enum Mark<Place>: PreferenceKey {
  typealias Value = Anchor<Place>?

  static func reduce(value: inout Anchor<Place>?, nextValue: () -> Anchor<Place>?) {
    value = value ?? nextValue()
  }
}

private enum Marks: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
