import Foundation
import Testing

@testable import AssetCatalogSymbols

/// The source code that is written for catalogues.
@Suite final class SymbolWriterTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "symbols-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ path: String, _ contents: String = "{}") throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: url)
  }

  private func assets(in catalogue: String = "A.xcassets") throws -> AssetNamespace {
    var assets = AssetNamespace()
    try assets.add(contentsOf: folder.appending(path: catalogue))
    return assets
  }

  private func source(of assets: AssetNamespace) -> String {
    SymbolWriter.source(of: assets, extendingColorWith: assets, module: "SwiftUI")
  }

  private func lines(of assets: AssetNamespace) -> [String] {
    source(of: assets).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `colour, image and symbol sets are found, and nothing else`() throws {
    try write("A.xcassets/Sky.colorset/Contents.json")
    try write("A.xcassets/cat.imageset/Contents.json")
    try write("A.xcassets/star.symbolset/Contents.json")
    try write("A.xcassets/AppIcon.appiconset/Contents.json")
    try write("A.xcassets/poem.dataset/Contents.json")
    #expect(try assets() == AssetNamespace(colors: ["Sky"], images: ["cat", "star"]))
  }

  @Test func `a colour set without a colour is no asset`() throws {
    try write(
      "A.xcassets/AccentColor.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
    try write(
      "A.xcassets/Ink.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal"}, {"color": {"reference": "labelColor"}}]}"#)
    #expect(try assets() == AssetNamespace(colors: ["Ink"]))
  }

  @Test(arguments: [
    ("enabled", false, true), ("disabled", true, false), ("", true, true), ("", false, false),
  ])
  func `a catalogue says whether its colours are members of Color, or the caller`(
    property: String, inherited: Bool, isExtended: Bool
  ) throws {
    try write("A.xcassets/Sky.colorset/Contents.json")
    if !property.isEmpty {
      try write(
        "A.xcassets/Contents.json",
        #"{"properties": {"generate-swift-asset-symbol-extensions": "\#(property)"}}"#)
    }
    var symbols = CatalogueSymbols()
    try symbols.add(folder.appending(path: "A.xcassets"), extendsColor: inherited)
    let source = symbols.source(module: "SwiftUI")
    #expect(source.contains("extension SwiftUI.ColorResource"))
    #expect(source.contains("extension SwiftUI.Color {") == isExtended)
    #expect(source.contains("extension SwiftUI.ShapeStyle") == isExtended)
  }

  @Test func `only groups that say so are namespaces`() throws {
    try write("A.xcassets/Plain/a.colorset/Contents.json")
    try write("A.xcassets/Plain/Inner/b.colorset/Contents.json")
    try write(
      "A.xcassets/Plain/Inner/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try write("A.xcassets/Broken/c.colorset/Contents.json")
    try write("A.xcassets/Broken/Contents.json", "{")
    #expect(
      try assets()
        == AssetNamespace(
          colors: ["c", "a"], namespaces: ["Inner": AssetNamespace(colors: ["b"])]))
  }

  @Test func `the catalogue of the test program`() throws {
    var assets = AssetNamespace()
    try assets.add(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Assets.xcassets"))
    #expect(
      assets
        == AssetNamespace(
          colors: ["BrandBlue", "Paper", "default-color"],
          namespaces: ["Palette": AssetNamespace(colors: ["Accent"], images: ["logo_image"])]))
  }

  @Test func `a catalogue that is not there is an error`() {
    #expect(throws: CocoaError.self) { try assets() }
  }

  @Test func `the whole file for a colour`() {
    let source = source(of: AssetNamespace(colors: ["BrandBlue"]))
    #expect(
      source == """
        import Foundation
        import SwiftUI

        extension SwiftUI.ColorResource {
          /// The "BrandBlue" asset catalog color resource.
          static let brandBlue = SwiftUI.ColorResource(name: "BrandBlue", bundle: Foundation.Bundle.module)
        }

        extension SwiftUI.Color {
          /// The "BrandBlue" asset catalog color.
          static var brandBlue: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brandBlue) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          /// The "BrandBlue" asset catalog color.
          static var brandBlue: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brandBlue) }
        }

        """)
  }

  @Test func `colours of namespaces are nested, and not styles`() {
    let inner = AssetNamespace(
      colors: ["paper"], namespaces: ["Dark": AssetNamespace(colors: ["a"])])
    let lines = lines(of: AssetNamespace(namespaces: ["my theme": inner]))
    #expect(lines.contains("enum MyTheme {"))
    #expect(
      lines.contains(
        "static var a: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.MyTheme.Dark.a) }"))
    #expect(lines.contains { $0.contains(#"(name: "my theme/Dark/a", "#) })
    #expect(!lines.contains { $0.contains("ShapeStyle") })
  }

  @Test func `images have resources only`() {
    let lines = lines(of: AssetNamespace(images: ["cat"]))
    #expect(lines.filter { $0.hasPrefix("extension") } == ["extension SwiftUI.ImageResource {"])
  }

  @Test func `the second asset of a name is a warning`() {
    let lines = lines(of: AssetNamespace(colors: ["card-color", "card"]))
    #expect(lines.filter { $0.hasPrefix("static let card ") }.count == 1)
    #expect(
      lines.contains(
        #"#warning("The \"card-color\" color asset name resolves to the symbol \"card\" which "#
          + #"already exists. Try renaming the asset.")"#))
  }

  @Test func `a colour of SwiftUI keeps its meaning, with one warning`() {
    let lines = lines(of: AssetNamespace(colors: ["Red"]))
    #expect(lines.contains { $0.hasPrefix("static let red = ") })
    #expect(!lines.contains { $0.hasPrefix("static var red") })
    #expect(
      lines.filter { $0.hasPrefix("#warning") } == [
        #"#warning("The \"Red\" color asset name resolves to a conflicting Color symbol \"red\". "#
          + #"Try renaming the asset.")"#
      ])
  }

  @Test func `quotes in names are escaped`() {
    let lines = lines(of: AssetNamespace(images: [#"a"b"#]))
    #expect(lines.contains { $0.contains(#"(name: "a\"b", "#) })
  }

  @Test func `a name of several lines stays on one`() {
    let lines = lines(of: AssetNamespace(images: ["a\nimport Nothing"]))
    #expect(lines.contains { $0.contains(#"(name: "a\nimport Nothing", "#) })
    #expect(!lines.contains { $0.hasPrefix("import Nothing") })
  }
}
