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

/// Derived fonts and text attributes: small capitals, leading, scale and lines.
@MainActor @Suite struct FontChangeTests {
  private func runs(_ text: Text) -> [TextRun] {
    let tree = ViewTree(
      root: text, textServices: .monospaced, environment: EnvironmentValues())
    return tree.displayList(in: CGSize(width: 1_000, height: 100), scale: 1).commands.compactMap {
      if case .text(let run, _, _) = $0 { run } else { nil }
    }
  }

  private func height(_ font: Font) -> CGFloat {
    LayoutHarness(proposing: nil, nil) { Text("a\nb").font(font) }["a\nb"].height
  }

  @Test func `small capitals are capitals at four fifths of the size`() {
    let font = Font.system(size: 20)
    func shown(_ font: Font) -> [String] {
      runs(Text("McÀé 1ß").font(font)).map { "\($0.text) \(Int($0.font.size))" }
    }
    #expect(shown(font) == ["McÀé 1ß 20"])
    #expect(shown(font.lowercaseSmallCaps()) == ["M 20", "C 16", "À 20", "É 16", " 1 20", "SS 16"])
    #expect(shown(font.uppercaseSmallCaps()) == ["M 16", "c 20", "À 16", "é 1ß 20"])
    #expect(shown(font.smallCaps()) == ["MCÀÉ 16", " 1 20", "SS 16"])
  }

  @Test func `small capitals have the original text as label`() {
    let harness = LayoutHarness(proposing: nil, nil) { Text("Small Caps").font(.body.smallCaps()) }
    #expect(harness.elements.contains { $0.label == "Small Caps" })
  }

  @Test func `leading changes the line height by two points`() {
    let font = Font.system(size: 20)
    #expect(height(font) == 40)
    #expect(height(font.leading(.tight)) == 36)
    #expect(height(font.leading(.loose)) == 44)
    #expect(height(font.leading(.loose).leading(.standard)) == 40)
  }

  @Test func `a secondary text is four fifths as large`() {
    let text =
      Text("5").font(.system(size: 20))
      + Text("km").font(.system(size: 20))
      .textScale(.secondary)
    #expect(runs(text).map(\.font.size) == [20, 16])
    #expect(runs(Text("5").textScale(.secondary, isEnabled: false)).map(\.font.size) == [17])
    let tree = ViewTree(
      root: Text("5").font(.system(size: 20)).textScale(.secondary), textServices: .monospaced,
      environment: EnvironmentValues())
    #expect(tree.sizeOfText == 16)
  }

  @Test func `width, scale and line patterns are inherited by texts`() {
    let view = VStack { Text("a") }.fontWidth(.condensed).textScale(.secondary)
      .underline(pattern: .dash, color: .red).kerning(2).baselineOffset(3)
    let tree = ViewTree(root: view, textServices: .monospaced, environment: EnvironmentValues())
    let commands = tree.displayList(in: CGSize(width: 100, height: 100), scale: 1).commands
    guard case .text(let run, _, _)? = commands.last else {
      Issue.record("The last command should be the letter.")
      return
    }
    #expect(run.font.width == .condensed && run.font.size == 17 * 0.8)
    #expect(commands.count == 2)
  }

  /// Four letters at 20 points are 40 wide, and the line is 1.25 thick.
  @Test(arguments: [
    (Text.LineStyle.Pattern.solid, 1), (.dash, 6), (.dot, 11), (.dashDot, 7), (.dashDotDot, 8),
  ])
  func `an underline has a pattern`(pattern: Text.LineStyle.Pattern, pieces: Int) throws {
    // A dash is 5 points long and a dot 1.25, each followed by 2.5. Dashes start every 7.5 points,
    // dots every 3.75; a dash and a dot every 11.25, so that the fourth dash would start at 41.25;
    // a dash and two dots every 15, so that the third pair would end after 41.25.
    let view = Text("abcd").font(.system(size: 20)).underline(pattern: pattern)
    let tree = ViewTree(root: view, textServices: .monospaced, environment: EnvironmentValues())
    let commands = tree.displayList(in: CGSize(width: 100, height: 100), scale: 8).commands
    let path = try #require(
      commands.lazy.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }.first)
    let count = path.description.count { $0 == "m" }
    #expect(count == pieces)
    #expect(path.boundingRect.width <= 40 && path.boundingRect.width > 37)
  }

  @Test func `a formatter formats the value of a text`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .percent
    #expect(runs(Text(NSNumber(value: 0.25), formatter: formatter)).map(\.text) == ["25%"])
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = .gmt
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(runs(Text(date, formatter: dates)).map(\.text) == ["2001"])
    #expect(runs(Text("in \(date, formatter: dates)")).map(\.text) == ["in 2001"])
  }
}

extension ViewTree {
  /// Returns the size of the font of the first drawn letters.
  fileprivate var sizeOfText: CGFloat? {
    displayList(in: CGSize(width: 100, height: 100), scale: 1).commands.lazy.compactMap {
      if case .text(let run, _, _) = $0 { run.font.size } else { nil }
    }.first
  }
}
