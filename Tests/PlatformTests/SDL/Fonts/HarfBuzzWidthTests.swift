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

/// Widths compared with the widths of HarfBuzz 6.0.0 for the same runs at the fonts' own units,
/// without SDL_ttf.
@MainActor @Suite(.serialized) struct HarfBuzzWidthTests {
  private struct Width {
    /// The file name, followed by a colon and the length in bytes for a font that is not bundled.
    var font: String
    var script: String
    var run: String
    /// As fractions of the font size.
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

  /// Repeated so often that they are measured word by word.
  @Test func `are equal to sums of word widths for lines`() {
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

  /// Requires identical font files to be installed.
  @Test(.enabled(if: !Self.sameFonts.isEmpty, SystemFont.missing))
  func `of complex scripts are within a tenth of a pixel`() throws {
    for (font, file) in Self.sameFonts {
      // No other font may be chosen before the measured one.
      let folder = FontCatalogue(folders: [file.deletingLastPathComponent().path], language: "")
      let measurer = try SDLTextServices.make(
        fontFolder: BundledFonts.folder, catalogue: folder
      ).measurer
      let own = widths.filter { $0.font == font }
      #expect(!own.isEmpty)
      for width in own {
        var key = key(width)
        key.face = measurer.face(of: try #require(width.run.first), in: key)
        key.isRightToLeft = ["Arab", "Hebr"].contains(width.script)
        #expect(folder.file(of: key.face)?.path == file.path)
        let measured = measurer.width(of: width.run, in: key)
        #expect(abs(measured - width.width * 17) <= 0.1, "\(width)")
      }
    }
  }

  /// The installed files identical to the files measured with HarfBuzz, by the fixture's names for
  /// them.
  private nonisolated static let sameFonts: [String: URL] = {
    let names = ["DejaVuSans.ttf:759720", "Lohit-Devanagari.ttf:155012", "Loma.otf:50128"]
    let files = SystemFont.installed.map { URL(filePath: "/usr/share/fonts/" + $0.file) }
    let named = files.compactMap { file -> (String, URL)? in
      let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      let name = "\(file.lastPathComponent):\(size ?? 0)"
      return names.contains(name) ? (name, file) : nil
    }
    return Dictionary(named) { first, _ in first }
  }()
}
