import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Views in perspective.
  @MainActor @Suite struct ProjectionTests {
    private let upright: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)

    @Test func `the far side of a view is smaller than the near side`() {
      let harness = LayoutHarness {
        fixedView("a", 40, 20).rotation3DEffect(.degrees(60), axis: upright)
      }
      // The viewer is 40 points away. A point x from the axis is x · sin 60° away from the plane, so its distance is 1
      // + x · sin 60° / 40 times 40 points, and its place is x / 2 divided by this factor.
      let (near, far) = (1 - sin(Double.pi / 3) / 2, 1 + sin(Double.pi / 3) / 2)
      #expect(
        harness["a"].isNear(
          rect(50 - 10 / near, 50 - 10 / near, 10 / near + 10 / far, 20 / near)))
    }

    @Test func `without perspective both sides are equal`() {
      let harness = LayoutHarness {
        fixedView("a", 40, 20).rotation3DEffect(.degrees(60), axis: upright, perspective: 0)
      }
      #expect(harness["a"].isNear(rect(40, 40, 20, 20)))
      guard case .transform = harness.tree.displayList().commands.first else {
        Issue.record("A rotation without perspective is no affine transform.")
        return
      }
    }

    @Test func `the stronger the perspective, the nearer is the viewer`() {
      func width(_ perspective: CGFloat) -> CGFloat {
        LayoutHarness {
          fixedView("a", 40, 20).rotation3DEffect(
            .degrees(60), axis: upright, perspective: perspective)
        }["a"].width
      }
      #expect(width(0) < width(0.5) && width(0.5) < width(1))
    }

    @Test func `a rotation about the axis of view has no perspective`() {
      let harness = LayoutHarness {
        fixedView("a", 40, 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
      }
      #expect(harness["a"].isNear(rect(40, 30, 20, 40)))
    }

    @Test func `a point is hit where it is seen`() {
      var hits: [String] = []
      let harness = LayoutHarness {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).onTapGesture { hits.append("near") }
          Color.blue.frame(width: 30, height: 20).onTapGesture { hits.append("rest") }
        }
        .rotation3DEffect(.degrees(60), axis: upright)
      }
      // The first view, from -20 to -10, is seen from -17.6 to -6.4.
      harness.click(CGPoint(x: 50 - 16, y: 50))
      harness.click(CGPoint(x: 50 - 7, y: 50))
      #expect(hits == ["near", "near"])
      harness.click(CGPoint(x: 50 - 6, y: 50))
      harness.click(CGPoint(x: 50 + 6.5, y: 50))
      #expect(hits == ["near", "near", "rest", "rest"])
      // Beyond both sides, and above the far side, which is lower than the near one.
      harness.click(CGPoint(x: 50 - 18, y: 50))
      harness.click(CGPoint(x: 50 + 7.5, y: 50))
      harness.click(CGPoint(x: 50 + 6.5, y: 42))
      #expect(hits.count == 4)
      harness.click(CGPoint(x: 50 - 16, y: 35))
      #expect(hits.count == 5)
    }

    @Test func `a view seen from its edge is neither drawn nor hit`() {
      var hits = 0
      let harness = LayoutHarness {
        Color.red.frame(width: 40, height: 20).onTapGesture { hits += 1 }
          .rotation3DEffect(.degrees(90), axis: upright)
      }
      harness.click(CGPoint(x: 51, y: 50))
      #expect(hits == 0)
    }

    @Test func `the commands are drawn in perspective about the anchor`() throws {
      let harness = LayoutHarness {
        fixedView("a", 40, 20)
          .rotation3DEffect(.degrees(60), axis: upright, anchor: .leading, anchorZ: 5)
      }
      guard case .projection(let projection, let contents) = harness.tree.displayList().commands[0]
      else {
        Issue.record("A rotation in space is no projection.")
        return
      }
      #expect(contents.count == 1)
      // The axis is 5 points in front of the anchor, which moves on a circle of that radius: to the
      // left by 5 · sin 60°, and nearer by 5 · (1 - cos 60°) to the viewer, who is 40 points away.
      let depth = 1 - 2.5 / 40
      let anchor = CGPoint(x: 30, y: 50).applying(projection.transform)
      #expect(abs(anchor.x - (30 - 5 * 0.8660254 / depth)) < 1e-6)
      #expect(abs(anchor.y - 50) < 1e-6)
    }

    @Test func `the angle is animated in perspective`() {
      let dial = Dial(0)
      let harness = LayoutHarness {
        Dialled(dial) { value in
          fixedView("a", 40, 20).rotation3DEffect(.degrees(Double(value)), axis: upright)
            .animation(.linear(duration: 1), value: value)
        }
      }
      _ = harness["a"]
      dial.value = 120
      #expect(harness.frame(of: "a", at: 0).isNear(rect(30, 40, 40, 20)))
      let (near, far) = (1 - sin(Double.pi / 3) / 2, 1 + sin(Double.pi / 3) / 2)
      #expect(
        harness.frame(of: "a", at: 0.5).isNear(
          rect(50 - 10 / near, 50 - 10 / near, 10 / near + 10 / far, 20 / near)))
    }

    @Test func `projections and visual effects are drawn in perspective`() {
      var projection = ProjectionTransform()
      projection.m13 = 0.01
      // Points are divided by 1 + x / 100, about the top left corner (30, 40).
      let seen = rect(30, 40, 40 / 1.4, 20)
      let direct = LayoutHarness { fixedView("a", 40, 20).projectionEffect(projection) }
      #expect(direct["a"].isNear(seen))
      let turned = LayoutHarness {
        fixedView("a", 40, 20).visualEffect { content, _ in
          content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
      }
      let modified = LayoutHarness {
        fixedView("a", 40, 20).rotation3DEffect(.degrees(60), axis: upright)
      }
      #expect(turned["a"].isNear(modified["a"]))
    }

    // MARK: The transform

    @Test func `the inverse of a projection maps points back`() {
      var transform = ProjectionTransform()
      (transform.m11, transform.m12, transform.m13) = (0.8, 0.1, 0.004)
      (transform.m21, transform.m22, transform.m23) = (-0.2, 1.1, -0.003)
      (transform.m31, transform.m32) = (12, -7)
      let point = CGPoint(x: 31, y: 17)
      let back = point.applying(transform).applying(transform.inverted())
      #expect(abs(back.x - 31) < 1e-9 && abs(back.y - 17) < 1e-9)
      var flat = transform
      (flat.m21, flat.m22, flat.m23) = (1.6, 0.2, 0.008)
      let unchanged = flat
      #expect(!flat.invert() && flat == unchanged)
    }
  }
}
