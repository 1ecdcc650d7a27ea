import Foundation
import Testing

@testable import PlumbUI

/// Widths against those that HarfBuzz 6.0.0 gave for the same runs at the fonts' own units, without
/// SDL_ttf in between.
@MainActor @Suite(.serialized) struct HarfBuzzWidthTests {
  private struct Width {
    /// The file's name, with its length in bytes behind a colon where the font is not the bundled one.
    var font: String
    var script: String
    var run: String
    /// In shares of the size.
    var width: CGFloat
  }

  private let measurer: any TextMeasurer
  private let widths: [Width]

  init() throws {
    measurer = try SDLTextServices.make(fontFolder: BundledFonts.folder).measurer
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/HarfBuzzWidths.tsv")
    widths = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      let width = try #require(Double(fields[3]))
      return Width(font: fields[0], script: fields[1], run: fields[2], width: width)
    }
  }

  private func key(_ width: Width) -> FontKey {
    var key = BundledFonts.key(
      17, width.font.hasSuffix("Bold") ? .bold : .regular, italic: width.font.hasSuffix("Italic"))
    key.script = Script(code: width.script)
    return key
  }

  @Test func `of the bundled faces are within a tenth of a pixel`() {
    let own = widths.filter { $0.font.hasPrefix("Inter-") }
    #expect(own.count > 100)
    for width in own {
      let measured = measurer.width(of: width.run, in: key(width))
      #expect(abs(measured - width.width * 17) <= 0.1, "\(width)")
    }
  }

  /// Repeated until they are measured word by word.
  @Test func `are those of lines that are sums of their words`() {
    for width in widths where width.font.hasPrefix("Inter-") {
      let count = MeasuredText.wholeLimit / width.run.utf8.count + 1
      let paragraph = Array(repeating: width.run, count: count).joined(separator: " ")
      let one = measurer.width(of: paragraph, in: key(width))
      let span = TextSpan(string: paragraph, style: SpanStyle(font: key(width)))
      let line = TextLayoutEngine(content: TextContent(spans: [span]), measurer: measurer)
        .layout(width: nil, height: nil).lines[0]
      #expect(abs(line.width - one) <= 0.1, "\(width)")
    }
  }

  /// Where the very same font file is installed.
  @Test func `of scripts that are shaped are within a tenth of a pixel`() {
    for width in widths where !width.font.hasPrefix("Inter-") {
      let (name, length) = (
        width.font.prefix { $0 != ":" }, width.font.drop { $0 != ":" }.dropFirst()
      )
      var key = key(width)
      guard let first = width.run.first else { continue }
      key.face = measurer.face(of: first, in: key)
      key.isRightToLeft = ["Arab", "Hebr"].contains(width.script)
      guard let file = FontCatalogue.system.file(of: key.face), file.path.hasSuffix("/\(name)"),
        let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int,
        "\(size)" == length
      else { continue }
      let measured = measurer.width(of: width.run, in: key)
      #expect(abs(measured - width.width * 17) <= 0.1, "\(width)")
    }
  }
}
