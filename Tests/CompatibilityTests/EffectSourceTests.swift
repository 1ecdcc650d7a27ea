import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code with effects and safe area bars.
@MainActor @Suite struct EffectSourceTests {
  private let windowSize = CGSize(width: 100, height: 50)

  /// Returns the drawn bounds of the coloured rectangles, from top to bottom.
  private func rectangles(_ harness: LayoutHarness, at time: Double) -> [CGRect] {
    func bounds(_ commands: [DrawCommand], _ transform: CGAffineTransform) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let path, _, _): [path.applying(transform).boundingRect]
        case .transform(let inner, let contents): bounds(contents, inner.concatenating(transform))
        case .projection(let projection, let contents):
          bounds(contents, .identity).map { $0.applying(projection.transform) }
        case .group(_, let contents): bounds(contents, transform)
        default: []
        }
      }
    }
    harness.show(at: time)
    return bounds(harness.tree.displayList().commands, .identity)
  }

  @Test func `effects affect drawing only`() {
    let harness = LayoutHarness(in: windowSize) { EffectsView(phase: 1.0 / 6) }
    let rectangles = rectangles(harness, at: 0)
    // sin(π/6 · 3) = 1, times 10.
    #expect(abs(rectangles[0].minX - 50) < 1e-9)
    // Rotated by a sixth of a radian about the centre. The viewer is 20 points away, so the near side
    // appears larger by 1 / (1 - sin(1/6) / 2).
    let near = 10 * cos(1.0 / 6) / (1 - sin(1.0 / 6) / 2)
    let far = 10 * cos(1.0 / 6) / (1 + sin(1.0 / 6) / 2)
    #expect(abs(rectangles[1].minX - (50 - near)) < 1e-6)
    #expect(abs(rectangles[1].maxX - (50 + far)) < 1e-6)
    #expect(abs(rectangles[2].minX - (40 + 20.0 / 6)) < 0.5)
    // The same by 10 degrees.
    #expect(abs(rectangles[3].width - width(turnedBy: .pi / 18)) < 1e-6)
    #expect(abs(rectangles[4].minX - 44) < 1e-9)
  }

  @Test func `effects of groups are nested in the order of the modifiers`() {
    func names(_ commands: [DrawCommand]) -> [String] {
      commands.flatMap { command -> [String] in
        switch command {
        case .group(let effect, let contents):
          let name: String =
            switch effect {
            case .opacity: "opacity"
            case .shadow: "shadow"
            case .innerShadow: "inner shadow"
            case .blur: "blur"
            case .blend: "blend"
            case .colors: "colors"
            case .luminanceToAlpha: "luminance"
            case .alphaThreshold: "threshold"
            case .isolation: "isolation"
            }
          return [name] + names(contents)
        case .mask(_, let contents): return ["mask"] + names(contents)
        case .clip(_, _, let contents): return ["clip"] + names(contents)
        default: return []
        }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 100, height: 200)) { FilteredView() }
    #expect(
      names(harness.tree.displayList().commands)
        == ["clip", "blur", "clip"] + ["blend", "mask"] + ["shadow", "isolation", "mask"]
        + ["isolation", "luminance"] + Array(repeating: "colors", count: 7) + ["opacity"])
  }

  @Test func `the numbers of effects are animated`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        EffectsView(phase: CGFloat(value)).animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    dial.value = 1
    harness.show(at: 0)
    let middle = rectangles(harness, at: 0.5)
    // sin(π/2 · 3) = −1, times 10.
    #expect(abs(middle[0].minX - 30) < 1e-9)
    #expect(abs(middle[1].width - width(turnedBy: 0.5)) < 1e-6)
    #expect(abs(middle[2].minX - 50) < 0.5)
    #expect(abs(middle[3].width - width(turnedBy: .pi / 6)) < 1e-6)
  }

  /// The width of a view of 20 points turned about its vertical axis, which is seen from a distance
  /// of 20 points.
  private func width(turnedBy angle: Double) -> Double {
    let sine = sin(angle)
    return 20 * cos(angle) / (1 - sine * sine / 4)
  }

  @Test func `safe area bars do not cover the view`() {
    let harness = LayoutHarness(in: windowSize) { BarView() }
    #expect(harness["bar"] == CGRect(x: 52.5, y: 40, width: 15, height: 10))
    #expect(harness["side"] == CGRect(x: 0, y: 0, width: 15, height: 50))
    #expect(harness["page"] == CGRect(x: 20, y: 0, width: 80, height: 40))
  }

  @Test func `3D rotations can be combined and preserve lengths`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(turn.m11) < 1e-12 && abs(turn.m12 - 1) < 1e-12)
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(3, 4, 5), turn)
    // (3, 4) rotated by a quarter turn is (−4, 3).
    #expect(abs(moved.m41 + 4) < 1e-12 && abs(moved.m42 - 3) < 1e-12 && moved.m43 == 5)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
