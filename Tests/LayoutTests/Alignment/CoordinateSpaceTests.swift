import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct CoordinateSpaceTests {
    /// A geometry reader of 20 by 10 that records its frame.
    private func reader(
      _ read: @escaping (GeometryProxy) -> CGRect?
    ) -> some View {
      GeometryReader { proxy in
        let frame = read(proxy)
        Text(frame.map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width))" } ?? "none")
      }
      .frame(width: 20, height: 10)
    }

    @Test func `local coordinates start at the view's corner`() {
      let harness = LayoutHarness { reader { $0.frame(in: .local) } }
      #expect(harness.texts == ["0 0 20"])
    }

    @Test func `global coordinates are those of the window`() {
      let harness = LayoutHarness { reader { $0.frame(in: .global) } }
      #expect(harness.texts == ["40 45 20"])
    }

    @Test func `offsets are included`() {
      let harness = LayoutHarness { reader { $0.frame(in: .global) }.offset(x: 5) }
      #expect(harness.texts == ["45 45 20"])
    }

    @Test func `transforms are included`() {
      let harness = LayoutHarness {
        reader { $0.frame(in: .global) }.scaleEffect(2, anchor: .topLeading)
      }
      #expect(harness.texts == ["40 45 40"])
    }

    @Test func `a named space is that of the nearest ancestor with the name`() {
      let harness = LayoutHarness {
        reader { $0.frame(in: .named("space")) }
          .padding(3).coordinateSpace(.named("space"))
          .padding(7).coordinateSpace(name: "space")
      }
      #expect(harness.texts == ["3 3 20"])
    }

    @Test func `an unknown name means the window`() {
      let harness = LayoutHarness { reader { $0.frame(in: CoordinateSpace.named("nobody")) } }
      #expect(harness.texts == ["40 45 20"])
    }

    @Test func `the bounds of a named space are available to descendants`() {
      let harness = LayoutHarness {
        reader { $0.bounds(of: .named("space")) }
          .padding(3).coordinateSpace(.named("space"))
      }
      #expect(harness.texts == ["-3 -3 26"])
    }

    @Test func `an unknown space has no bounds`() {
      let harness = LayoutHarness { reader { $0.bounds(of: .named("nobody")) } }
      #expect(harness.texts == ["none"])
    }

    @Test func `a view that has read its position is notified when it moves`() {
      let space = Knob<CGFloat>(0)
      let harness = LayoutHarness {
        ObservedContent {
          reader { $0.frame(in: .global) }.padding(.leading, space.value)
        }
      }
      space.value = 10
      #expect(harness.texts == ["45 45 20"])
    }
  }

  @MainActor @Suite struct GeometryChangeTests {
    @Test func `the action is called for the first layout and for every change`() {
      let seen = Seen<CGFloat>()
      let harness = LayoutHarness(in: size(100, 50)) {
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { seen.values.append($0) }
      }
      harness.layOut()
      harness.layOut(in: size(80, 50))
      harness.layOut(in: size(80, 20))
      #expect(seen.values == [100, 80])
    }

    @Test func `the action receives the previous value`() {
      let seen = Seen<CGFloat>()
      let harness = LayoutHarness(in: size(100, 50)) {
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in
          seen.values += [old, new]
        }
      }
      harness.layOut(in: size(80, 50))
      #expect(seen.values == [100, 100, 100, 80])
    }

    @Test func `changes made by the action are visible in the same frame`() {
      let height = Knob<CGFloat>(0)
      let column = ObservedContent {
        VStack(spacing: 0) {
          greedy("a").frame(width: 30)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { height.turn(to: $0) }
          fixedView("b", 10, height.value)
        }
      }
      let tree = ViewTree(root: column, textServices: .monospaced)
      var commands = 0
      tree.frame([], at: 0, in: size(100, 100), scale: 1) { commands = $0.commands.count }
      #expect(commands == 2)
      #expect(tree.elements().flattened.first { $0.label == "b" }?.frame.height == 30)
    }

    @Test func `the action is called for every view of a group`() {
      let seen = Seen<CGFloat>()
      _ = LayoutHarness(in: size(100, 50)) {
        HStack {
          Group {
            fixedView("a", 10, 10)
            fixedView("b", 20, 10)
          }
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { seen.values.append($0) }
        }
      }
      #expect(seen.values == [10, 20])
    }

    @Test func `a change in every layout does not hang`() {
      let width = Knob<CGFloat>(1)
      let harness = LayoutHarness(in: size(100, 50)) {
        ObservedContent {
          fixedView("a", width.value, 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width.turn(to: $0 + 1) }
        }
      }
      #expect(harness["a"].width > 1)
    }
  }
}

/// The recorded values.
private final class Seen<Value> {
  var values: [Value] = []
}
