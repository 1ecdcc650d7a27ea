import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Text views: 8.5 points per character and 17 per line at the body size.
@MainActor @Suite struct TextViewTests {
  private let size = CGSize(width: 400, height: 400)

  private func measuredSize(
    _ width: CGFloat?, _ height: CGFloat? = nil, @ViewBuilder _ content: () -> some View
  ) -> CGSize {
    LayoutHarness(proposing: width, height, content).measuredSize
  }

  @Test func `wraps in the proposed width`() {
    // "one two " is 68 points, including the trailing space, which need not fit.
    #expect(measuredSize(62) { Text("one two three") } == CGSize(width: 62, height: 34))
  }

  @Test func `has one line per paragraph with fixedSize`() {
    #expect(
      measuredSize(10, 10) { Text("one two").fixedSize() } == CGSize(width: 60, height: 17))
  }

  @Test func `loses lines in a stack when the height is insufficient`() {
    let harness = LayoutHarness(in: CGSize(width: 60, height: 51)) {
      VStack(spacing: 0) {
        Text("one two three four").accessibilityLabel("text")
        Color.red.frame(height: 17).accessibilityLabel("box")
      }
    }
    // 34 of 51 points are left, which is two lines of four.
    #expect(harness["text"].height == 34)
    #expect(harness["box"].minY == 34)
  }

  @Test func `is aligned by its baselines`() {
    let harness = LayoutHarness(in: size) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 40)).accessibilityLabel("large")
        Text("b").font(.system(size: 20)).accessibilityLabel("small")
        Color.red.frame(width: 5, height: 5).accessibilityLabel("box")
      }
    }
    // Ascents are three quarters of the size: 30 and 15. A view without text has its baseline at
    // its bottom.
    #expect(harness["large"].minY + 30 == harness["small"].minY + 15)
    #expect(harness["box"].maxY == harness["large"].minY + 30)
  }

  @Test func `uses the nearest font, weight and limit of the environment`() throws {
    func font(@ViewBuilder _ content: () -> some View) throws -> FontKey {
      try #require(LayoutHarness(in: size, content).tree.runs(in: size).first).font
    }
    #expect(try font { Text("a").font(.title) }.size == 28)
    #expect(try font { VStack { Text("a") }.font(.title) }.size == 28)
    #expect(try font { VStack { Text("a").font(.caption) }.font(.title) }.size == 12)
    #expect(try font { VStack { Text("a") }.bold() }.weight == .bold)
    #expect(try font { Text("a").fontWeight(.light) }.weight == .light)
    #expect(try font { VStack { Text("a").italic() }.font(.title2.bold()) }.isItalic)
    #expect(try font { Text("a").dynamicTypeSize(.accessibility5) }.size == 53)
    #expect(try font { Text("a").font(.system(.body, design: .serif)) }.design == .serif)
    #expect(try font { Text("a").font(.body.monospaced()) }.design == .monospaced)
    #expect(try font { VStack { Text("a").fontDesign(.serif) }.monospaced() }.design == .serif)
    #expect(try font { VStack { Text("a") }.monospaced() }.design == .monospaced)
    #expect(try font { Text("a").monospaced(false) }.design == .default)
    #expect(measuredSize(40) { VStack { Text("a b c d e f") }.lineLimit(2) }.height == 34)
  }

  @Test func `has the nearest foreground colour`() throws {
    func shading(@ViewBuilder _ content: () -> some View) throws -> Shading {
      try #require(LayoutHarness(in: size, content).tree.texts(in: size).first).shading
    }
    let red = Shading.color(Color.red.resolved(in: .light))
    let blue = Shading.color(Color.blue.resolved(in: .light))
    #expect(try shading { Text("a").foregroundColor(.red) } == red)
    #expect(try shading { VStack { Text("a") }.foregroundStyle(.red) } == red)
    #expect(
      try shading { VStack { Text("a").foregroundStyle(.blue) }.foregroundStyle(.red) } == blue)
    let plain = Shading.color(Color.primary.resolved(in: .light))
    #expect(try shading { Text("a") } == plain)
  }

  @Test func `starts on whole pixels`() throws {
    for scale in [CGFloat(1), 1.5, 2] {
      let tree = LayoutHarness(in: size, scale: scale) { Text("abc").padding(.leading, 3.3) }.tree
      let pen = try #require(tree.texts(in: size, scale: scale).first).pen
      let pixels = CGPoint(x: pen.x * scale, y: pen.y * scale)
      #expect(abs(pixels.x - pixels.x.rounded()) < 1e-9)
      #expect(abs(pixels.y - pixels.y.rounded()) < 1e-9)
    }
  }

  @Test func `aligns its lines at the leading side, the right in right-to-left layouts`() {
    func pens(_ direction: LayoutDirection) -> [CGFloat] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let windowSize = CGSize(width: 40, height: 100)
      return LayoutHarness(in: windowSize, environment: environment) { Text("abcd e") }
        .tree.texts(in: windowSize).map(\.pen.x)
    }
    // "abcd " and "e" are 34 and 8.5 wide in 40: 40 and 40 − 34, 40 − 8.5 from the right, snapped.
    #expect(pens(.leftToRight) == [0, 0])
    #expect(pens(.rightToLeft) == [6, 32])
  }

  @Test func `has the direction of its letters, or of the environment if requested`() {
    func shown(@ViewBuilder _ content: () -> some View) -> [String] {
      LayoutHarness(in: size, content).tree.runs(in: size).map(\.text)
    }
    #expect(shown { Text("אב!") } == ["אב!"])
    #expect(shown { Text("אב!").writingDirection(strategy: .layoutBased) } == ["אב", "!"])
    #expect(
      shown {
        Text("ab!").writingDirection(strategy: .layoutBased)
          .environment(\.layoutDirection, .rightToLeft)
      } == ["!", "ab"])
  }

  @Test func `aligns its lines at the start of each paragraph if requested`() {
    func pens(_ strategy: Text.AlignmentStrategy) -> [CGFloat] {
      let windowSize = CGSize(width: 34, height: 100)
      return LayoutHarness(in: windowSize) {
        Text("abcd\nאב").multilineTextAlignment(strategy: strategy)
      }.tree.texts(in: windowSize).map(\.pen.x)
    }
    #expect(pens(.layoutBased) == [0, 0])
    #expect(pens(.writingDirectionBased) == [0, 17])
  }

  @Test func `is measured again only when it changed`() {
    let knob = Knob("one")
    let measurer = MonospacedMeasurer()
    let tree = ViewTree(
      root: ObservedContent { VStack { Text(knob.value).padding(1) } },
      textServices: TextServices(measurer: measurer, rasterizer: BoxRasterizer()))
    _ = tree.displayList(in: size, scale: 1)
    let first = measurer.widthCount
    #expect(first > 0)
    _ = tree.displayList(in: size, scale: 1)
    #expect(measurer.widthCount == first)
    knob.value = "two"
    _ = tree.displayList(in: size, scale: 1)
    #expect(measurer.widthCount > first)
  }
}

extension ViewTree {
  fileprivate func texts(
    in size: CGSize, scale: CGFloat = 1
  ) -> [(run: TextRun, pen: CGPoint, shading: Shading)] {
    displayList(in: size, scale: scale).commands.compactMap { command in
      if case .text(let run, let pen, let shading) = command { (run, pen, shading) } else { nil }
    }
  }

  fileprivate func runs(in size: CGSize) -> [TextRun] { texts(in: size).map(\.run) }
}
