import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The presented positions of rotated, scaled and mirrored views, whose layout is unchanged.
  @MainActor @Suite struct TransformTests {
    private func mirrored(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      return LayoutHarness(environment: environment, content)
    }

    @Test func `a view is rotated about its centre`() {
      let harness = LayoutHarness { fixedView("a", 40, 20).rotationEffect(.degrees(90)) }
      #expect(harness["a"].isNear(rect(40, 30, 20, 40)))
    }

    @Test func `a positive angle rotates clockwise`() {
      let harness = LayoutHarness {
        fixedView("a", 40, 20).rotationEffect(.degrees(90), anchor: .topLeading)
      }
      // From (30, 40): the side towards the right now points down, the one that pointed down points
      // left.
      #expect(harness["a"].isNear(rect(10, 40, 20, 40)))
    }

    @Test func `a view is scaled about its anchor`() {
      let middle = LayoutHarness { fixedView("a", 40, 20).scaleEffect(0.5) }
      #expect(middle["a"] == rect(40, 45, 20, 10))
      let corner = LayoutHarness {
        fixedView("a", 40, 20).scaleEffect(x: 2, y: 3, anchor: .topLeading)
      }
      #expect(corner["a"] == rect(30, 40, 80, 60))
      let size = LayoutHarness { fixedView("a", 40, 20).scaleEffect(CGSize(width: 1, height: 2)) }
      #expect(size["a"] == rect(30, 30, 40, 40))
    }

    @Test func `a transform's origin is the view's top left corner`() {
      let harness = LayoutHarness {
        fixedView("a", 40, 20).transformEffect(
          CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: -5))
      }
      #expect(harness["a"] == rect(35, 35, 80, 20))
    }

    @Test func `effects on effects multiply`() {
      let harness = LayoutHarness {
        fixedView("a", 10, 20).scaleEffect(2).rotationEffect(.degrees(90)).offset(x: 10)
      }
      #expect(harness["a"].isNear(rect(40, 40, 40, 20)))
    }

    @Test func `the anchor is mirrored in right-to-left layouts`() {
      let harness = mirrored { fixedView("a", 40, 20).scaleEffect(0.5, anchor: .leading) }
      #expect(harness["a"] == rect(50, 45, 20, 10))
    }

    @Test func `the anchors of all effects are mirrored in right-to-left layouts`() {
      let scaled = mirrored {
        fixedView("a", 40, 20).visualEffect { content, _ in
          content.scaleEffect(0.5, anchor: .leading)
        }
      }
      #expect(scaled["a"] == rect(50, 45, 20, 10))
      let turned = mirrored {
        fixedView("a", 40, 20).visualEffect { content, _ in
          content.rotationEffect(.degrees(90), anchor: .topLeading)
        }
      }
      // About (70, 40): the side towards the left now points up, the one that pointed down points
      // left.
      #expect(turned["a"].isNear(rect(50, 0, 20, 40)))
      let inSpace = mirrored {
        fixedView("a", 40, 20)
          .rotation3DEffect(
            .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0)
      }
      // The cosine of 60 degrees is a half.
      #expect(inSpace["a"].isNear(rect(50, 40, 20, 20)))
    }

    @Test func `a visual effect rotates in space as the modifier does`() {
      for (axis, result) in [
        ((x: 0, y: 1, z: 0), rect(30, 40, 20, 20)), ((x: 1, y: 0, z: 0), rect(30, 40, 40, 10)),
      ] as [((x: CGFloat, y: CGFloat, z: CGFloat), CGRect)] {
        // The cosine of 60 degrees is a half.
        let harness = LayoutHarness {
          fixedView("a", 40, 20).visualEffect { content, _ in
            content.rotation3DEffect(
              .degrees(60), axis: axis, anchor: .topLeading, perspective: 0)
          }
        }
        #expect(harness["a"].isNear(result))
      }
    }

    @Test func `flipsForRightToLeftLayoutDirection mirrors in right-to-left layouts only`() {
      let content = HStack(spacing: 0) {
        fixedView("a", 20, 20)
        fixedView("b", 30, 20)
      }
      // 50 wide in the centre; a is placed on the right, and the mirroring moves it to the left.
      #expect(mirrored { content }["a"].minX == 55)
      #expect(mirrored { content.flipsForRightToLeftLayoutDirection(true) }["a"].minX == 25)
      #expect(mirrored { content.flipsForRightToLeftLayoutDirection(false) }["a"].minX == 55)
      #expect(LayoutHarness { content.flipsForRightToLeftLayoutDirection(true) }["a"].minX == 25)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `non-finite numbers have no effect`(special: CGFloat) {
      let harness = LayoutHarness {
        fixedView("a", 40, 20).rotationEffect(.radians(special)).scaleEffect(special)
          .transformEffect(CGAffineTransform(translationX: special, y: 0))
      }
      #expect(harness["a"] == rect(30, 40, 40, 20))
      #expect(harness.tree.displayList().commands.count == 1)
    }

    @Test func `nested transforms are drawn as one transform`() throws {
      let harness = LayoutHarness { fixedView("a", 40, 20).scaleEffect(0.5) }
      let command = try #require(harness.tree.displayList().commands.first)
      guard case .transform(let transform, let contents) = command else {
        Issue.record("\(command) is no transform")
        return
      }
      #expect(transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 25, ty: 25))
      #expect(contents.count == 1)
    }

    @Test func `a geometry reader receives its transformed frame`() {
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

    @Test func `a rotation is animated, layout is unchanged`() {
      let dial = Dial(0)
      let harness = LayoutHarness {
        Dialled(dial) { value in
          fixedView("a", 40, 20).rotationEffect(.degrees(Double(value)))
            .animation(.linear(duration: 1), value: value)
        }
      }
      #expect(harness["a"] == rect(30, 40, 40, 20))
      dial.value = 180
      #expect(harness.frame(of: "a", at: 0).isNear(rect(30, 40, 40, 20)))
      #expect(harness.frame(of: "a", at: 0.5).isNear(rect(40, 30, 20, 40)))
    }

    @Test func `a scale is animated`() {
      let dial = Dial(1)
      let harness = LayoutHarness {
        Dialled(dial) { value in
          fixedView("a", 20, 20).scaleEffect(CGFloat(value)).animation(
            .linear(duration: 1), value: value)
        }
      }
      #expect(harness["a"].width == 20)
      dial.value = 3
      #expect(harness.frame(of: "a", at: 0).width == 20)
      #expect(harness.frame(of: "a", at: 0.5).isNear(rect(30, 30, 40, 40)))
    }
  }
}
