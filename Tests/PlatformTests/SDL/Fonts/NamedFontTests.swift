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

/// Fonts by name, in a temporary folder with some of the bundled files.
@MainActor @Suite(.serialized) struct NamedFontTests {
  /// Returns services whose catalogue has only some files of the bundled family.
  private func services(
    _ files: [String], system: [String] = [], _ body: (TextServices) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, files) in ["own": files, "system": system] {
      let inner = folder.appending(path: name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for file in files {
        try FileManager.default.copyItem(
          at: BundledFonts.folder.appending(path: file), to: inner.appending(path: file))
      }
    }
    let catalogue = FontCatalogue(
      folders: [folder.appending(path: "system").path],
      ownFolders: [folder.appending(path: "own").path], language: "")
    try body(try SDLTextServices.make(fontFolder: BundledFonts.folder, catalogue: catalogue))
  }

  private func key(_ font: Font) -> FontKey { font.resolved(at: .large) }

  /// Returns the only run of a text in a font.
  private func run(_ string: String, _ font: Font, _ text: TextServices) throws -> TextRun {
    let span = TextSpan(string: string, style: SpanStyle(font: key(font)))
    let layout = TextLayoutEngine(content: TextContent(spans: [span]), measurer: text.measurer)
      .layout(width: nil, height: nil)
    let runs = layout.lines.flatMap(\.runs).map(\.run)
    return try #require(runs.count == 1 ? runs.first : nil)
  }

  private func mask(_ run: TextRun, _ text: TextServices) -> RunMask {
    text.rasterizer.mask(of: run.text, in: run.font, scale: 1)
  }

  /// Returns whether two runs have equal masks; masks are too long to be printed.
  private func haveEqualMasks(_ run: TextRun, like other: TextRun, _ text: TextServices) -> Bool {
    mask(run, text) == mask(other, text)
  }

  private func ink(_ mask: RunMask) -> Int { mask.coverage.reduce(0) { $0 + Int($1) } }

  @Test(arguments: ["Inter", "inter", "Inter Bold", "Inter-Bold", "INTER BOLD"])
  func `a face is found by its family, full or PostScript name`(name: String) throws {
    try services(["Inter-Bold.otf"]) { text in
      let named = try run("Votes", .custom(name, fixedSize: 40), text)
      let bold = try run("Votes", .system(size: 40, weight: .bold), text)
      #expect(named.font.face != .bundled)
      #expect(named.width == bold.width)
      #expect(haveEqualMasks(named, like: bold, text))
      #expect(named.metrics == bold.metrics)
    }
  }

  @Test func `fonts of the system are found as well`() throws {
    try services([], system: ["Inter-Medium.otf"]) { text in
      let named = try run("Votes", .custom("Inter Medium", fixedSize: 40), text)
      let bundled = try run("Votes", .system(size: 40, weight: .medium), text)
      #expect(haveEqualMasks(named, like: bundled, text))
    }
  }

  @Test func `the face of a family nearest in style is chosen`() throws {
    let files = ["Inter-Regular.otf", "Inter-Bold.otf", "Inter-Italic.otf"]
    try services(files) { text in
      let font = Font.custom("Inter", fixedSize: 40)
      for style: (Font) -> Font in [{ $0 }, { $0.bold() }, { $0.italic() }] {
        let named = try run("Votes", style(font), text)
        let bundled = try run("Votes", style(.system(size: 40)), text)
        #expect(named.font.face != .bundled)
        #expect(haveEqualMasks(named, like: bundled, text))
      }
      // Naming the regular face and requesting bold means its family.
      let bold = try run("Votes", .custom("Inter-Regular", fixedSize: 40).bold(), text)
      #expect(bold.width == (try run("Votes", .system(size: 40, weight: .bold), text)).width)
    }
  }

  @Test func `an unknown name shows the bundled family`() throws {
    try services([]) { text in
      let named = try run("Votes", .custom("No Such Font", fixedSize: 40), text)
      #expect(named.font.face == .bundled)
      let bundled = try run("Votes", .system(size: 40), text)
      #expect(haveEqualMasks(named, like: bundled, text))
    }
  }

  @Test func `an unknown name is reported once`() {
    let catalogue = FontCatalogue(folders: [], language: "")
    var reportCount = 0
    for _ in 0..<3 {
      #expect(!catalogue.hasFont(named: "No Such Font") { reportCount += 1 })
    }
    #expect(reportCount == 1)
    #expect(!catalogue.hasFont(named: "Nor This One") { reportCount += 1 })
    #expect(reportCount == 2)
  }

  @Test func `letters missing in the named font use another`() throws {
    try services(["Inter-Bold.otf"]) { text in
      let face = text.measurer.face(of: "\u{10FFF0}", in: key(.custom("Inter", fixedSize: 40)))
      #expect(face == .bundled)
    }
  }

  @Test func `a named font scales with the type size, one of a fixed size does not`() {
    let growing = Font.custom("Any", size: 17)
    #expect(
      DynamicTypeSize.allCases.map { growing.resolved(at: $0).size }
        == DynamicTypeSize.allCases.map { Font.body.resolved(at: $0).size })
    let headed = Font.custom("Any", size: 34, relativeTo: .largeTitle)
    #expect(headed.resolved(at: .accessibility5).size == 60)
    let fixed = Font.custom("Any", fixedSize: 20)
    #expect(fixed.resolved(at: .accessibility5).size == 20)
    #expect(fixed.resolved(at: .large).family?.text == "Any")
  }

  // MARK: Missing styles

  @Test func `a missing bold is synthesized by thicker strokes`() throws {
    try services(["Inter-Regular.otf"]) { text in
      for size in [11, 17, 40, 90, 300] as [CGFloat] {
        let font = Font.custom("Inter", fixedSize: size)
        let regular = try run("Votes", font, text)
        let bold = try run("Votes", font.bold(), text)
        #expect(bold.width == regular.width)
        let (thin, thick) = (mask(regular, text), mask(bold, text))
        // The same as Inter's own bold, or a little less.
        let own = mask(try run("Votes", .system(size: size, weight: .bold), text), text)
        #expect(Double(ink(thick)) > 1.2 * Double(ink(thin)))
        #expect(Double(ink(thick)) < 1.1 * Double(ink(own)))
        // The letters keep their positions; the strokes at both ends grow a little.
        let reach = Int(0.03 * size) + 1
        #expect((thin.left - reach...thin.left).contains(thick.left))
        let (end, boldEnd) = (thin.left + thin.width, thick.left + thick.width)
        #expect((end...end + reach).contains(boldEnd))
      }
    }
  }

  @Test func `a missing italic is slanted, with the same advances`() throws {
    try services(["Inter-Regular.otf"]) { text in
      for size in [17, 40] as [CGFloat] {
        let font = Font.custom("Inter", fixedSize: size)
        let upright = try run("lll", font, text)
        let slanted = try run("lll", font.italic(), text)
        #expect(slanted.width == upright.width)
        let (plain, italic) = (mask(upright, text), mask(slanted, text))
        // A slope of some twelve degrees over the height of an ascender.
        let lean = Double(italic.width - plain.width) / Double(plain.height)
        #expect(abs(lean - 0.21) < 0.1)
        #expect(italic.height == plain.height && italic.top == plain.top)
      }
    }
  }

  @Test func `a bold italic is the slanted bold face`() throws {
    let text = try SDLTextServices.make(fontFolder: BundledFonts.folder)
    for weight in [Font.Weight.medium, .semibold, .bold] {
      let upright = try run("HHH", .system(size: 40, weight: weight), text)
      let slanted = try run("HHH", .system(size: 40, weight: weight).italic(), text)
      #expect(slanted.width == upright.width)
      // A slope of some twelve degrees over the height of a capital, 29 pixels.
      let lean = mask(slanted, text).width - mask(upright, text).width
      #expect((5...8).contains(lean))
    }
  }

  @Test func `letters of scripts without italics are not slanted`() throws {
    let fonts = try SDLFonts(folder: BundledFonts.folder)
    var font = BundledFonts.key(40, .bold, italic: true)
    #expect(fonts.synthesizedStyle(for: font).isSlanted)
    for code in ["Arab", "Hebr", "Deva", "Thai", "Hani", "Hang"] {
      font.script = Script(code: code)
      #expect(!fonts.synthesizedStyle(for: font).isSlanted, "\(code)")
    }
  }

  @Test func `the families of all folders have the names of their faces`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (place, file) in [("own", "Inter-SemiBold.otf"), ("system", "Inter-Bold.otf")] {
      let inner = folder.appending(path: place)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: BundledFonts.folder.appending(path: file), to: inner.appending(path: file))
      try Data("no font".utf8).write(to: inner.appending(path: "damaged.ttf"))
    }
    let catalogue = FontCatalogue(
      folders: [folder.appending(path: "system").path],
      ownFolders: [folder.appending(path: "own").path], language: "")
    #expect(catalogue.families == ["Inter": ["Inter-Bold", "Inter-SemiBold"]])
  }

  @Test func `the names of a face are read from its table`() throws {
    let file = BundledFonts.folder.appending(path: "Inter-SemiBold.otf").path
    let names = try #require(FontNames(path: file, index: 0))
    #expect(names.families.contains("inter"))
    #expect(names.own.isSuperset(of: ["inter semi bold", "inter-semibold"]))
    #expect(names.family == "Inter" && names.postScript == "Inter-SemiBold")
    #expect(FontNames(path: "/no/such/file", index: 0) == nil)
    #expect(FontNames(OpenTypeBytes(bytes: [0, 0, 255, 255, 0, 0])).own.isEmpty)
  }

  @Test(arguments: [
    (Font.Width.compressed, 1), (.condensed, 3), (.standard, 5), (.expanded, 7),
    (Font.Width(.nan), 5), (Font.Width(9), 9), (Font.Width(-.infinity), 5),
  ])
  func `a width is an OpenType width class`(width: Font.Width, number: Int) {
    #expect(width.widthClass == number)
  }

  @Test(.enabled(if: SystemFont.all[0].isInstalled, SystemFont.missing))
  func `an installed family is shown in its own face`() throws {
    let text = try SDLTextServices.make(fontFolder: BundledFonts.folder)
    let sans = try run("Votes", .custom("DejaVu Sans", fixedSize: 40), text)
    let bold = try run("Votes", .custom("DejaVuSans-Bold", fixedSize: 40), text)
    #expect(sans.font.face != .bundled && bold.font.face != sans.font.face)
    #expect(bold.width > sans.width)
    // DejaVu's letters are wider than Inter's.
    #expect(sans.width > (try run("Votes", .system(size: 40), text)).width)
    for run in [sans, bold] {
      let mask = mask(run, text)
      #expect(abs(CGFloat(mask.left + mask.width) - run.width) < 4)
    }
  }
}
