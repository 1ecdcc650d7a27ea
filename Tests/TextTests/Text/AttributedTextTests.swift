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

/// Attributed strings as texts.
@Suite struct AttributedTextTests {
  private let reading = LocalizationContext(
    locale: Locale(identifier: "en"), timeZone: .gmt, folder: nil,
    now: Date(timeIntervalSinceReferenceDate: 0))

  @Test func `a text has the attributes of each run`() throws {
    var string = AttributedString("one two")
    string.foregroundColor = .red
    let range = try #require(string.range(of: "two"))
    string[range].font = .title
    string[range].underlineStyle = Text.LineStyle(color: .blue)
    string[range].kern = 3
    let runs = Text(string).runs(in: reading)
    #expect(runs.map(\.string) == ["one ", "two"])
    #expect(runs.map(\.attributes.font) == [nil, .title])
    #expect(runs[1].attributes.underline == .single(.blue))
    #expect(runs[1].attributes.kerning == 3)
    #expect(
      runs.map(\.attributes.style) == [AnyShapeStyle(Color.red), AnyShapeStyle(Color.red)])
  }

  @Test func `a link has the accent colour by default`() {
    var string = AttributedString("link")
    string.link = URL(string: "https://example.org")
    #expect(
      Text(string).runs(in: reading)[0].attributes.style == AnyShapeStyle(Color.accentColor))
    string.foregroundColor = .green
    #expect(Text(string).runs(in: reading)[0].attributes.style == AnyShapeStyle(Color.green))
  }

  @Test func `an empty string is an empty text`() {
    #expect(Text(AttributedString("")).string(in: reading) == "")
    #expect(Text(AttributedString("plain")).string(in: reading) == "plain")
  }

  @Test func `Markdown is converted to attributes`() throws {
    let string = try AttributedString(markdown: "a **b** [c](https://example.org) ~~d~~")
    #expect(String(string.characters) == "a b c d")
    let runs = Array(string.runs)
    #expect(runs[1].font == Font.body.bold())
    #expect(runs[3].link == URL(string: "https://example.org"))
    #expect(runs[5].strikethroughStyle == .single)
  }
}
