import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Switches in the rows of grouped forms.
@MainActor @Suite struct SwitchRowTests {
  @Test(arguments: [true, false]) func `the ring of a row with a switch is around the switch`(
    isEffectEnabled: Bool
  ) throws {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 200)) {
      Form { Toggle("Sound", isOn: .constant(true)) }.formStyle(.grouped)
        .focusEffectDisabled(!isEffectEnabled)
    }
    func rings() -> [CGRect] {
      func found(in commands: [DrawCommand], _ transform: CGAffineTransform) -> [CGRect] {
        commands.flatMap { command -> [CGRect] in
          switch command {
          case .stroke(let path, let style, _) where style.lineWidth == 2:
            [path.applying(transform).boundingRect]
          case .transform(let inner, let contents):
            found(in: contents, inner.concatenating(transform))
          case .clip(_, _, let contents), .group(_, let contents): found(in: contents, transform)
          default: []
          }
        }
      }
      return found(in: harness.displayList.commands, .identity)
    }
    #expect(rings().isEmpty)
    harness.press(.tab)
    guard isEffectEnabled else {
      #expect(rings().isEmpty)
      return
    }
    let ring = try #require(rings().first)
    #expect(rings().count == 1)
    // A switch is not as wide as a fifth of the row, and at its end.
    #expect(ring.width < 80)
    #expect(ring.minX > 300)
  }
}
