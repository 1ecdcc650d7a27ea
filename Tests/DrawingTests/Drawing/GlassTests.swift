import EngineTesting
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Glass, which is a material on this platform.
@MainActor @Suite struct GlassTests {
  private func commands(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    LayoutHarness(content).tree.displayList().commands
  }

  private var content: some View { Color.clear.frame(width: 40, height: 20) }

  @Test func `glass is a regular material in a capsule behind the view`() {
    #expect(
      commands { content.glassEffect() }
        == commands { content.background(.regularMaterial, in: Capsule()) })
  }

  @Test func `clear glass is thinner, and identity is none`() {
    #expect(
      commands { content.glassEffect(.clear, in: Rectangle()) }
        == commands { content.background(.ultraThinMaterial, in: Rectangle()) })
    #expect(commands { content.glassEffect(.identity) } == commands { content })
  }

  @Test func `a tint lies over the material`() {
    #expect(
      commands { content.glassEffect(.regular.tint(.red).interactive(), in: Circle()) }
        == commands {
          content.background {
            Circle().fill(.regularMaterial)
            Circle().fill(Color.red.opacity(0.5))
          }
        })
  }

  @Test func `the layout is that of the content`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      GlassEffectContainer(spacing: 20) { content.glassEffect() }
    }
    #expect(harness.measuredSize.width == 40 && harness.measuredSize.height == 20)
  }
}
