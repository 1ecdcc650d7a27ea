import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Effects and bars as sources written for SwiftUI have them.
@MainActor @Suite struct EffectSourceTests {
  private let room = CGSize(width: 100, height: 50)

  /// The bounds of the coloured boxes as they are drawn, from top to bottom.
  private func layoutNodes(_ harness: LayoutHarness, at time: Double) -> [CGRect] {
    func bounds(_ commands: [DrawCommand], _ transform: CGAffineTransform) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let path, _, _): [path.applying(transform).boundingRect]
        case .transform(let inner, let contents): bounds(contents, inner.concatenating(transform))
        case .group(_, let contents): bounds(contents, transform)
        default: []
        }
      }
    }
    harness.show(at: time)
    return bounds(harness.tree.displayList().commands, .identity)
  }

  @Test func `effects change what is drawn and nothing else`() {
    let harness = LayoutHarness(in: room) { EffectsView(phase: 1.0 / 6) }
    let layoutNodes = layoutNodes(harness, at: 0)
    // sin(π/6 · 3) = 1, times 10.
    #expect(abs(layoutNodes[0].minX - 50) < 1e-9)
    // Turned by a sixth of a radian about the middle, seen without perspective.
    #expect(abs(layoutNodes[1].width - 20 * cos(1.0 / 6)) < 1e-6)
    #expect(abs(layoutNodes[1].midX - 50) < 1e-6)
    #expect(abs(layoutNodes[2].minX - (40 + 20.0 / 6)) < 0.5)
    // cos(10°)
    #expect(abs(layoutNodes[3].width - 20 * cos(Double.pi / 18)) < 1e-6)
    #expect(abs(layoutNodes[4].minX - 44) < 1e-9)
  }

  @Test func `effects of groups are drawn inside each other as they are written`() {
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

  @Test func `the numbers of effects move`() {
    let dial = Dial()
    let harness = LayoutHarness(in: room) {
      Dialled(dial) { value in
        EffectsView(phase: CGFloat(value)).animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    dial.value = 1
    harness.show(at: 0)
    let middle = layoutNodes(harness, at: 0.5)
    // sin(π/2 · 3) = −1, times 10.
    #expect(abs(middle[0].minX - 30) < 1e-9)
    #expect(abs(middle[1].width - 20 * cos(0.5)) < 1e-6)
    #expect(abs(middle[2].minX - 50) < 0.5)
    #expect(abs(middle[3].width - 20 * cos(Double.pi / 6)) < 1e-6)
  }

  @Test func `bars keep the view clear of themselves`() {
    let harness = LayoutHarness(in: room) { BarView() }
    #expect(harness["bar"] == CGRect(x: 52.5, y: 40, width: 15, height: 10))
    #expect(harness["side"] == CGRect(x: 0, y: 0, width: 15, height: 50))
    #expect(harness["page"] == CGRect(x: 20, y: 0, width: 80, height: 40))
  }

  @Test func `turns of space compose and keep lengths`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(turn.m11) < 1e-12 && abs(turn.m12 - 1) < 1e-12)
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(3, 4, 5), turn)
    // (3, 4) turned by a quarter is (−4, 3).
    #expect(abs(moved.m41 + 4) < 1e-12 && abs(moved.m42 - 3) < 1e-12 && moved.m43 == 5)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
