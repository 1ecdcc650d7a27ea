import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct LeafTests {
    struct Kind: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var view: @MainActor @Sendable () -> AnyView

      init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable () -> V) {
        testDescription = name
        self.view = { AnyView(view()) }
      }
    }

    nonisolated static let plain: [Kind] = [
      Kind("Color") { Color.red },
      Kind("Rectangle") { Rectangle() },
      Kind("RoundedRectangle") { RoundedRectangle(cornerRadius: 4) },
      Kind("Capsule") { Capsule() },
      Kind("Ellipse") { Ellipse() },
      Kind("filled") { Ellipse().fill(.red) },
      Kind("stroked") { Rectangle().stroke(.red, lineWidth: 6) },
      Kind("bordered") { Rectangle().strokeBorder(.red, lineWidth: 6) },
      Kind("inset") { Rectangle().inset(by: 3) },
      Kind("shape of one's own") { Triangle() },
    ]

    @Test(arguments: plain)
    func `a shape takes the proposed size, and 10 for an unspecified length`(
      _ kind: Kind
    ) {
      func measuredSize(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        LayoutHarness(proposing: width, height) { kind.view() }.measuredSize
      }
      #expect(measuredSize(100, 60) == size(100, 60))
      #expect(measuredSize(nil, nil) == size(10, 10))
      #expect(measuredSize(100, nil) == size(100, 10))
      #expect(measuredSize(nil, 60) == size(10, 60))
      #expect(measuredSize(0, 0) == .zero)
      #expect(measuredSize(-10, -20) == size(-10, -20))
      #expect(measuredSize(.infinity, 3) == size(.infinity, 3))
      #expect(measuredSize(.nan, 3).isSame(as: size(.nan, 3)))
    }

    @Test(arguments: [
      (CGFloat?(100), CGFloat?(60), CGFloat(60)), (60, 100, 60), (100, nil, 100), (nil, 60, 60),
      (nil, nil, 10), (.infinity, .infinity, .infinity), (.infinity, 60, 60), (0, 60, 0),
    ])
    func `a circle is square`(width: CGFloat?, height: CGFloat?, side: CGFloat) {
      let harness = LayoutHarness(proposing: width, height) { Circle() }
      #expect(harness.measuredSize == size(side, side))
    }

    @Test func `a type-erased, grouped or repeated leaf is laid out as the leaf`() {
      #expect(
        LayoutHarness(proposing: 30, 20) { AnyView(AnyView(Color.red)) }.measuredSize
          == size(30, 20))
      #expect(LayoutHarness(proposing: 30, 20) { Group { Color.red } }.measuredSize == size(30, 20))
      #expect(
        LayoutHarness(proposing: 30, 20) { ForEach(0..<1) { _ in Color.red } }.measuredSize
          == size(30, 20))
    }

    private struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
  }
}
