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

/// Text modifiers and environment values for texts; 8.5 points per character at the body size.
@MainActor @Suite struct TextAttributeTests {
  private let size = CGSize(width: 400, height: 400)

  private func commands(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    LayoutHarness(in: size, content).displayList.commands
  }

  private func runs(@ViewBuilder _ content: () -> some View) -> [TextRun] {
    commands(content).compactMap { if case .text(let run, _, _) = $0 { run } else { nil } }
  }

  private func shadings(@ViewBuilder _ content: () -> some View) -> [Shading] {
    commands(content).compactMap {
      if case .text(_, _, let shading) = $0 { shading } else { nil }
    }
  }

  private func fills(
    @ViewBuilder _ content: () -> some View
  ) -> [(rect: CGRect, shading: Shading)] {
    commands(content).compactMap {
      if case .fill(let path, _, let shading) = $0 { (path.boundingRect, shading) } else { nil }
    }
  }

  private func measuredSize(
    _ width: CGFloat?, _ height: CGFloat? = nil, @ViewBuilder _ content: () -> some View
  ) -> CGSize {
    LayoutHarness(proposing: width, height, content).measuredSize
  }

  private let red = Shading.color(Color.red.resolved(in: .light))
  private let blue = Shading.color(Color.blue.resolved(in: .light))

  @Test func `concatenated texts keep their own attributes`() {
    let text =
      Text("a").bold().foregroundColor(.red) + Text("b").font(.title)
      + Text("c").italic().foregroundColor(.blue)
    let shown = runs { text }
    #expect(shown.map(\.text) == ["a", "b", "c"])
    #expect(shown.map(\.font.weight) == [.bold, .regular, .regular])
    #expect(shown.map(\.font.size) == [17, 28, 17])
    #expect(shown.map(\.font.isItalic) == [false, false, true])
    let primary = Shading.color(Color.primary.resolved(in: .light))
    #expect(shadings { text } == [red, primary, blue])
  }

  @Test func `a modifier on a concatenation applies where no attribute is set`() {
    let shown = runs { (Text("a").font(.title) + Text("b")).font(.caption).bold() }
    #expect(shown.map(\.font.size) == [28, 12])
    #expect(shown.map(\.font.weight) == [.bold, .bold])
  }

  @Test func `the innermost modifier of a kind is used`() {
    #expect(runs { Text("a").font(.title).font(.caption) }.map(\.font.size) == [28])
    #expect(shadings { Text("a").foregroundColor(.red).foregroundStyle(.blue) } == [red])
  }

  @Test func `a concatenation has the combined label`() {
    let harness = LayoutHarness(in: size) { Text("one ") + Text("two") }
    // Seven characters of 8.5 are 59.5.
    #expect(harness["one two"].width == 60)
  }

  @Test func `a text case changes letters and label`() {
    let harness = LayoutHarness(in: size) { VStack { Text("Mixed") }.textCase(.uppercase) }
    #expect(harness.elements.contains { $0.label == "MIXED" })
    #expect(runs { Text("Mixed").textCase(.lowercase) }.map(\.text) == ["mixed"])
    #expect(
      runs { VStack { Text("Mixed").textCase(nil) }.textCase(.uppercase) }.map(\.text) == ["Mixed"])
  }

  @Test func `tracking is set on the text or in the environment`() {
    #expect(measuredSize(nil) { Text("ab").tracking(3) }.width == 23)
    #expect(measuredSize(nil) { Text("ab").kerning(3) }.width == 23)
    #expect(measuredSize(nil) { VStack { Text("ab") }.kerning(3) }.width == 23)
    #expect(measuredSize(nil) { Text("ab").kerning(9).tracking(3) }.width == 23)
    #expect(measuredSize(nil) { VStack { Text("ab").tracking(1) }.tracking(9) }.width == 19)
    #expect(measuredSize(nil) { Text("ab").tracking(.nan) }.width == 17)
  }

  @Test func `a baseline offset raises a text above its neighbours' baseline`() {
    let harness = LayoutHarness(in: size) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 20)).baselineOffset(10).accessibilityLabel("raised")
        Text("b").font(.system(size: 20)).accessibilityLabel("plain")
      }
    }
    // The line of the raised letters is ten points below them.
    #expect(harness["raised"].height == 30)
    #expect(harness["plain"].minY - harness["raised"].minY == 10)
  }

  @Test func `lines are drawn along the letters in the text's or their own colour`() throws {
    let below = try #require(
      fills { Text("abcd").font(.system(size: 32)).foregroundColor(.red).underline() }.first)
    // 64 wide in 400; two points thick, a third of the descent of 8 below the baseline.
    #expect(below.rect.minX == 168)
    #expect(below.rect.width == 64)
    #expect(below.rect.height == 2)
    #expect(below.shading == red)
    let through = try #require(fills { Text("abcd").strikethrough(color: .blue) }.first)
    #expect(through.shading == blue)
    #expect(fills { VStack { Text("a") + Text("b") }.underline() }.count == 2)
    #expect(fills { VStack { Text("a").underline(false) }.underline() }.isEmpty)
  }

  @Test func `a line is continuous between tracked letters`() {
    let rects = fills { Text("abc").tracking(5).underline() }.map(\.rect)
    #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxX == $1.minX })
  }

  // MARK: Lines

  @Test func `a line limit may reserve its space`() {
    func height(@ViewBuilder _ content: () -> some View) -> CGFloat {
      measuredSize(60, nil, content: content)
    }
    #expect(height { Text("a").lineLimit(3, reservesSpace: true) } == 51)
    #expect(height { Text("a").lineLimit(3, reservesSpace: false) } == 17)
    #expect(height { Text("a").lineLimit(2...) } == 34)
    #expect(height { Text("a").lineLimit(2...3) } == 34)
    #expect(height { Text("one two three four five six").lineLimit(2...3) } == 51)
    #expect(height { Text("one two three four five six").lineLimit(...2) } == 34)
    #expect(height { Text("one two three").lineLimit(0) } == 17)
    #expect(height { Text("a").lineLimit(nil).lineLimit(4...) } == 17)
  }

  private func measuredSize(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder content: () -> some View
  ) -> CGFloat {
    LayoutHarness(proposing: width, height, content).measuredSize.height
  }

  @Test func `line spacing, scaling and truncation are inherited from the environment`() {
    #expect(measuredSize(nil) { VStack { Text("a\nb") }.lineSpacing(5) }.height == 39)
    #expect(measuredSize(nil) { VStack { Text("a\nb") }.lineSpacing(-5) }.height == 34)
    let cut = runs {
      Text("one two three").lineLimit(1).truncationMode(.head).frame(width: 60)
    }
    #expect(cut.map(\.text) == ["…three"])
    let small = runs {
      Text("one two three").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)
    }
    #expect(small.map(\.text) == ["one two three"])
    #expect(small[0].width <= 60)
  }

  @Test func `the environment contains the current values`() {
    var environment = EnvironmentValues()
    #expect(environment.lineSpacing == 0)
    #expect(environment.truncationMode == .tail)
    #expect(environment.minimumScaleFactor == 1)
    #expect(environment.textCase == nil)
    #expect(!environment.allowsTightening)
    environment.lineSpacing = 3
    environment.truncationMode = .middle
    environment.minimumScaleFactor = 0.2
    environment.textCase = .lowercase
    environment.allowsTightening = true
    #expect(environment.lineSpacing == 3)
    #expect(environment.truncationMode == .middle)
    #expect(environment.minimumScaleFactor == 0.2)
    #expect(environment.textCase == .lowercase)
    #expect(environment.allowsTightening)
  }

  @Test func `a custom font scales with its text style unless it has a fixed size`() {
    func size(_ font: Font) -> CGFloat { font.resolved(at: .accessibility5).size }
    #expect(size(.custom("Any", size: 34)) == 106)
    #expect(size(.custom("Any", size: 17, relativeTo: .largeTitle)) == 30)
    #expect(size(.custom("Any", fixedSize: 17)) == 17)
    #expect(Font.custom("Any", size: 21).resolved(at: .large).size == 21)
  }

  private struct Measured: View {
    @ScaledMetric private var plain: CGFloat = 20
    @ScaledMetric(relativeTo: .largeTitle) private var large: Double = 17

    var body: some View {
      Color.red.frame(width: plain, height: large).accessibilityLabel("scaled")
    }
  }

  @Test(
    arguments: [
      (.large, 20, 17),
      // Body text changes from 17 to 53, large titles from 34 to 60: 62.35 and 30.
      (.accessibility5, 62, 30),
      // 14 of 17 and 31 of 34: 16.47 and 15.5.
      (.xSmall, 16, 16),
    ] as [(DynamicTypeSize, CGFloat, CGFloat)])
  func `a scaled metric scales with its text style, in whole pixels`(
    typeSize: DynamicTypeSize, width: CGFloat, height: CGFloat
  ) {
    let harness = LayoutHarness(in: size) { Measured().dynamicTypeSize(typeSize) }
    #expect(harness["scaled"].size == CGSize(width: width, height: height))
  }

  @Test func `a value may have a format`() {
    let text = Text(0.25, format: .percent)
    #expect(
      LayoutHarness { text.environment(\.locale, Locale(identifier: "en_US")) }["25%"].height == 17)
  }
}
