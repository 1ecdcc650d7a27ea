import Foundation
import PlumbUI
import Testing

@testable import PlumbPreview

/// The names and sizes of previews, which the names of files follow.
@MainActor @Suite struct PreviewNamesTests {
  private func registered(_ site: @MainActor (_PreviewSite) -> Void) -> [RegisteredPreview] {
    PreviewRegistry.collect { site(_PreviewSite(line: 1)) }
  }

  @Test func `previews without a name have a number, and equal names too`() async {
    let shown = await ShownPreview.all(
      registered { site in
        site.add("A") { Text("1") }
        site.add { Text("2") }
        site.add("A") { Text("3") }
      })
    #expect(shown.map(\.title) == ["A", "Preview 2", "A"])
    #expect(shown.map(\.id) == ["A", "Preview 2", "A 2"])
    #expect(RenderedPreviews.fileName(of: "A / b: 2", .rightToLeft) == "A-b-2-right-to-left.png")
  }

  @Test func `traits set the size of the frame`() async {
    let shown = await ShownPreview.all(
      registered { site in
        site.add("Fixed", traits: .fixedLayout(width: 20, height: 10)) { Text("1") }
        site.add("Fits", traits: .sizeThatFitsLayout) { Text("2") }
        site.add("Landscape", traits: .defaultLayout, .landscapeLeft) { Text("3") }
      })
    #expect(shown[0].frameSize == CGSize(width: 20, height: 10))
    #expect(shown[1].frameSize == nil)
    let portrait = PreviewDeviceSize.size(of: nil, .portrait)
    #expect(shown[2].frameSize == CGSize(width: portrait.height, height: portrait.width))
  }

  private struct Provider: PreviewProvider {
    static var previews: some View {
      Group {
        Text("1").previewDisplayName("One").previewDevice("iPhone SE (3rd generation)")
        Text("2").previewLayout(.fixed(width: 5, height: 6))
      }
      ForEach(0..<2) { Text("\($0)") }.previewLayout(.sizeThatFits)
    }
  }

  @Test func `every view of a provider is a preview with its own modifiers`() async {
    let shown = await ShownPreview.all(registered { $0.add(Provider.self) })
    #expect(shown.map(\.title) == ["One", "Preview 2", "Preview 3", "Preview 4"])
    #expect(
      shown.map(\.frameSize) == [
        CGSize(width: 375, height: 667), CGSize(width: 5, height: 6), nil, nil,
      ])
  }

  private struct Counted: PreviewModifier {
    @MainActor static var count = 0
    static func makeSharedContext() async throws -> Int {
      count += 1
      return count
    }
    func body(content: Content, context: Int) -> some View { content }
  }

  @Test func `a context is made once for all previews`() async {
    _ = await ShownPreview.all(
      registered { site in
        for _ in 0..<2 { site.add("A", traits: .modifier(Counted())) { Text("1") } }
      })
    #expect(Counted.count == 1)
  }
}
