import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// Where views show that are turned, scaled or mirrored; layout does not notice.
  @MainActor @Suite struct TransformTests {
    private func mirrored(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      return LayoutHarness(environment: environment, content)
    }

    @Test func `a turned view shows about its middle`() {
      let harness = LayoutHarness { box("a", 40, 20).rotationEffect(.degrees(90)) }
      #expect(harness["a"].isNear(rect(40, 30, 20, 40)))
    }

    @Test func `a quarter turn about a corner goes clockwise`() {
      let harness = LayoutHarness {
        box("a", 40, 20).rotationEffect(.degrees(90), anchor: .topLeading)
      }
      // From (30, 40): the side that ran right now runs down, the one that ran down runs left.
      #expect(harness["a"].isNear(rect(10, 40, 20, 40)))
    }

    @Test func `a scaled view shows about its anchor`() {
      let middle = LayoutHarness { box("a", 40, 20).scaleEffect(0.5) }
      #expect(middle["a"] == rect(40, 45, 20, 10))
      let corner = LayoutHarness { box("a", 40, 20).scaleEffect(x: 2, y: 3, anchor: .topLeading) }
      #expect(corner["a"] == rect(30, 40, 80, 60))
      let size = LayoutHarness { box("a", 40, 20).scaleEffect(CGSize(width: 1, height: 2)) }
      #expect(size["a"] == rect(30, 30, 40, 40))
    }

    @Test func `a transform's origin is the view's top left corner`() {
      let harness = LayoutHarness {
        box("a", 40, 20).transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: -5))
      }
      #expect(harness["a"] == rect(35, 35, 80, 20))
    }

    @Test func `effects on effects multiply`() {
      let harness = LayoutHarness {
        box("a", 10, 20).scaleEffect(2).rotationEffect(.degrees(90)).offset(x: 10)
      }
      #expect(harness["a"].isNear(rect(40, 40, 40, 20)))
    }

    @Test func `an anchor mirrors where leading is right`() {
      let harness = mirrored { box("a", 40, 20).scaleEffect(0.5, anchor: .leading) }
      #expect(harness["a"] == rect(50, 45, 20, 10))
    }

    @Test func `an anchor of any effect mirrors where leading is right`() {
      let scaled = mirrored {
        box("a", 40, 20).visualEffect { content, _ in content.scaleEffect(0.5, anchor: .leading) }
      }
      #expect(scaled["a"] == rect(50, 45, 20, 10))
      let turned = mirrored {
        box("a", 40, 20).visualEffect { content, _ in
          content.rotationEffect(.degrees(90), anchor: .topLeading)
        }
      }
      // About (70, 40): the side that ran left runs up, the one that ran down runs left.
      #expect(turned["a"].isNear(rect(50, 0, 20, 40)))
      let inSpace = mirrored {
        box("a", 40, 20)
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
      }
      // The cosine of 60 degrees is a half.
      #expect(inSpace["a"].isNear(rect(50, 40, 20, 20)))
    }

    @Test func `only where leading is right, and asked for, a view is mirrored`() {
      let content = HStack(spacing: 0) {
        box("a", 20, 20)
        box("b", 30, 20)
      }
      // 50 wide in the middle; a's place is on the right, and the mirror puts it on the left.
      #expect(mirrored { content }["a"].minX == 55)
      #expect(mirrored { content.flipsForRightToLeftLayoutDirection(true) }["a"].minX == 25)
      #expect(mirrored { content.flipsForRightToLeftLayoutDirection(false) }["a"].minX == 55)
      #expect(LayoutHarness { content.flipsForRightToLeftLayoutDirection(true) }["a"].minX == 25)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `numbers that are not finite change nothing`(odd: CGFloat) {
      let harness = LayoutHarness {
        box("a", 40, 20).rotationEffect(.radians(odd)).scaleEffect(odd)
          .transformEffect(CGAffineTransform(translationX: odd, y: 0))
      }
      #expect(harness["a"] == rect(30, 40, 40, 20))
      #expect(harness.tree.displayList().commands.count == 1)
    }

    @Test func `what is drawn goes through one transform in the window`() throws {
      let harness = LayoutHarness { box("a", 40, 20).scaleEffect(0.5) }
      let command = try #require(harness.tree.displayList().commands.first)
      guard case .transform(let transform, let contents) = command else {
        Issue.record("\(command) is no transform")
        return
      }
      #expect(transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 25, ty: 25))
      #expect(contents.count == 1)
    }

    @Test func `a reader of geometry is told where it shows`() {
      var frames: [CGRect] = []
      _ = LayoutHarness {
        GeometryReader { proxy in
          let _ = frames.append(proxy.frame(in: .global))
          Color.red
        }
        .frame(width: 40, height: 20).scaleEffect(0.5)
      }
      #expect(frames.last == rect(40, 45, 20, 10))
    }

    @Test func `a turn moves along its animation, layout stays`() {
      let dial = Dial(0)
      let harness = LayoutHarness {
        Dialled(dial) { value in
          box("a", 40, 20).rotationEffect(.degrees(Double(value)))
            .animation(.linear(duration: 1), value: value)
        }
      }
      #expect(harness["a"] == rect(30, 40, 40, 20))
      dial.value = 180
      #expect(harness.frame(of: "a", at: 0).isNear(rect(30, 40, 40, 20)))
      #expect(harness.frame(of: "a", at: 0.5).isNear(rect(40, 30, 20, 40)))
    }

    @Test func `a scale moves along its animation`() {
      let dial = Dial(1)
      let harness = LayoutHarness {
        Dialled(dial) { value in
          box("a", 20, 20).scaleEffect(CGFloat(value)).animation(.linear(duration: 1), value: value)
        }
      }
      #expect(harness["a"].width == 20)
      dial.value = 3
      #expect(harness.frame(of: "a", at: 0).width == 20)
      #expect(harness.frame(of: "a", at: 0.5).isNear(rect(30, 30, 40, 40)))
    }
  }
}
