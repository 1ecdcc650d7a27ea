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

/// Inline images; characters are half as wide as their size.
@MainActor @Suite struct InlineImageTests {
  private func harness(
    _ width: CGFloat? = nil, @ViewBuilder _ content: () -> some View
  ) -> LayoutHarness {
    LayoutHarness(proposing: width, nil, content)
  }

  private func size(_ text: Text, _ width: CGFloat? = nil) -> CGSize {
    harness(width) { text.font(.system(size: 20)) }[text.string(in: reading)].size
  }

  private let reading = LocalizationContext(
    locale: Locale(identifier: "en"), timeZone: .gmt, folder: nil, now: .distantPast)

  /// Returns the drawing in order: letters as themselves, anything else as a star.
  private func drawn(_ text: Text, in size: CGSize = CGSize(width: 400, height: 100)) -> [String] {
    let tree = ViewTree(
      root: text.font(.system(size: 20)), textServices: .monospaced,
      environment: EnvironmentValues())
    return tree.displayList(in: size, scale: 1).commands.map {
      if case .text(let run, _, _) = $0 { run.text } else { "*" }
    }
  }

  @Test func `a symbol is a square of 1.2 times the size of the font`() {
    let star = Text(Image(systemName: "star.fill"))
    #expect(size(star).width == 24)
    #expect(size(Text("ab") + star + Text("c")).width == 54)
    #expect(size(Text("ab\(Image(systemName: "star.fill"))c")).width == 54)
  }

  @Test func `a symbol of the same font hardly changes the line height`() {
    // Ascent 15 and descent 5; the symbol is centred on capitals, which are 14 high.
    #expect(size(Text("ab")).height == 20)
    #expect(size(Text("ab") + Text(Image(systemName: "star.fill"))).height == 24)
    let large = Text("ab") + Text(Image(systemName: "star.fill")).font(.system(size: 40))
    // 38 above and 10 below the baseline.
    #expect(size(large).height == 48)
  }

  @Test func `it is drawn in its position in the text, and not as a letter`() {
    let text = Text("ab") + Text(Image(systemName: "star.fill")) + Text("c")
    let drawn = drawn(text)
    #expect(drawn.first == "ab" && drawn.last == "c")
    #expect(drawn.count > 2 && drawn.dropFirst().dropLast().allSatisfy { $0 == "*" })
  }

  @Test func `it wraps as a word, and is truncated as a letter`() {
    let text = Text("abc ") + Text(Image(systemName: "star.fill")) + Text(" def")
    // 30, a space of 10, 24, a space of 10, 30.
    #expect(size(text, 64).height == 44)
    #expect(size(text, 104).width == 104)
    let cut = Text("abcdef") + Text(Image(systemName: "star.fill")) + Text("ghijkl")
    let shown = harness(70) { cut.font(.system(size: 20)).lineLimit(1) }
    #expect(shown[cut.string(in: reading)].width == 70)
  }

  @Test func `an unknown symbol keeps its space`() {
    #expect(size(Text(Image(systemName: "no.such.symbol"))).width == 24)
  }

  @Test func `its accessibility label is that of the image`() {
    #expect(
      (Text("One ") + Text(Image(systemName: "star"))).string(in: reading) == "One star")
    #expect(Text("\(Image(decorative: "nothing")) one").string(in: reading) == " one")
  }

  @Test func `it is scaled with the text`() {
    let text = (Text("abcd") + Text(Image(systemName: "star.fill"))).font(.system(size: 20))
    let shown = harness(32) { text.lineLimit(1).minimumScaleFactor(0.5) }
    // 64 points wide at full size.
    #expect(shown[text.string(in: reading)].width == 32)
  }

  @Test func `it is mirrored in right-to-left text`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let text = Text("אב") + Text(Image(systemName: "star.fill"))
    let tree = ViewTree(
      root: text.font(.system(size: 20)), textServices: .monospaced, environment: environment)
    var letters: CGFloat = 0
    var symbol = CGFloat.infinity
    for command in tree.displayList(in: CGSize(width: 44, height: 24), scale: 1).commands {
      switch command {
      case .text(_, let pen, _): letters = pen.x
      case .fill(let path, _, _): symbol = min(symbol, path.boundingRect.minX)
      case .stroke(let path, _, _): symbol = min(symbol, path.boundingRect.minX)
      default: break
      }
    }
    #expect(letters == 24 && symbol < 12)
  }
}
