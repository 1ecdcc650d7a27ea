import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// A view that stores the number it was created with in its state.
  private struct Stamped: View {
    /// Returns another number for every new view.
    final class Numbers {
      var last = 0

      func next() -> Int {
        last += 1
        return last
      }
    }

    @State private var number: Int

    init(_ numbers: Numbers) {
      _number = State(initialValue: numbers.next())
    }

    var body: some View { fixedView("number \(number)", 20, 20) }
  }

  /// A row, or a column at large type sizes.
  private struct Switching: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    var numbers: Stamped.Numbers

    var body: some View {
      let layout =
        typeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 5))
      layout {
        Stamped(numbers)
        Stamped(numbers)
      }
    }
  }

  @MainActor @Suite struct AnyLayoutTests {
    @Test func `a change of the layout type keeps the views and their state`() {
      let harness = LayoutHarness(in: size(100, 100)) { Switching(numbers: Stamped.Numbers()) }
      #expect(harness["number 1"] == rect(27.5, 40, 20, 20))
      #expect(harness["number 2"] == rect(52.5, 40, 20, 20))
      harness.tree.environment.dynamicTypeSize = .accessibility2
      #expect(harness["number 1"] == rect(40, 29, 20, 20))
      #expect(harness["number 2"] == rect(40, 51, 20, 20))
      harness.tree.environment.dynamicTypeSize = .large
      #expect(harness["number 2"] == rect(52.5, 40, 20, 20))
    }

    @Test func `the layout type determines the axis of a spacer`() {
      func measuredSize(_ layout: AnyLayout) -> CGSize {
        LayoutHarness(proposing: 100, 50) { layout { Spacer() } }.measuredSize
      }
      #expect(measuredSize(AnyLayout(HStackLayout())) == size(100, 0))
      #expect(measuredSize(AnyLayout(VStackLayout())) == size(0, 50))
      #expect(measuredSize(AnyLayout(ZStackLayout())) == size(100, 50))
    }

    @Test func `a nested AnyLayout is equivalent to the wrapped layout`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        AnyLayout(AnyLayout(HStackLayout(spacing: 5))) {
          fixedView("a", 20, 20)
          Spacer()
        }
      }
      #expect(harness.measuredSize == size(100, 20))
    }

    struct Case: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var view: @MainActor @Sendable () -> AnyView
      var layout: @MainActor @Sendable () -> AnyView
      var erased: @MainActor @Sendable () -> AnyView
    }

    nonisolated static let pairs: [Case] = [
      Case(testDescription: "row") {
        AnyView(HStack(alignment: .bottom, spacing: 3) { members() })
      } layout: {
        AnyView(HStackLayout(alignment: .bottom, spacing: 3) { members() })
      } erased: {
        AnyView(AnyLayout(HStackLayout(alignment: .bottom, spacing: 3)) { members() })
      },
      Case(testDescription: "column") {
        AnyView(VStack(alignment: .leading) { members() })
      } layout: {
        AnyView(VStackLayout(alignment: .leading) { members() })
      } erased: {
        AnyView(AnyLayout(VStackLayout(alignment: .leading)) { members() })
      },
      Case(testDescription: "Z stack") {
        AnyView(ZStack(alignment: .topTrailing) { members() })
      } layout: {
        AnyView(ZStackLayout(alignment: .topTrailing) { members() })
      } erased: {
        AnyView(AnyLayout(ZStackLayout(alignment: .topTrailing)) { members() })
      },
      Case(testDescription: "grid") {
        AnyView(Grid(alignment: .leading, verticalSpacing: 1) { GridRow { members() } })
      } layout: {
        AnyView(GridLayout(alignment: .leading, verticalSpacing: 1) { GridRow { members() } })
      } erased: {
        AnyView(
          AnyLayout(GridLayout(alignment: .leading, verticalSpacing: 1)) { GridRow { members() } })
      },
      Case(testDescription: "row of one") {
        AnyView(HStack { greedy("text").layoutPriority(1) })
      } layout: {
        AnyView(HStackLayout { greedy("text").layoutPriority(1) })
      } erased: {
        AnyView(AnyLayout(HStackLayout()) { greedy("text").layoutPriority(1) })
      },
      Case(testDescription: "row of a spacer") {
        AnyView(HStack { Spacer().accessibilityLabel("text") })
      } layout: {
        AnyView(HStackLayout { Spacer().accessibilityLabel("text") })
      } erased: {
        AnyView(AnyLayout(HStackLayout()) { Spacer().accessibilityLabel("text") })
      },
    ]

    @MainActor private static func members() -> some View {
      Group {
        Text("text")
        greedy("greedy")
        fixedView("box", 15, 25)
        Spacer()
        leaf("leaf", 5...30)
      }
    }

    @Test(arguments: pairs) func `a stack layout has the same result as the stack view`(
      _ pair: Case
    ) {
      for windowSize in [CGSize(width: 60, height: 40), CGSize(width: 200, height: 300)] {
        func frames(_ view: AnyView) -> [CGRect] {
          let harness = LayoutHarness(in: windowSize) {
            HStack {
              greedy("beside")
              view
              Text("after")
            }
          }
          let labels = ["beside", "text", "greedy", "box", "leaf", "after"]
          return harness.elements.filter { labels.contains($0.label ?? "") }.map(\.frame)
        }
        #expect(frames(pair.layout()) == frames(pair.view()))
        #expect(frames(pair.erased()) == frames(pair.view()))
      }
    }
  }
}
