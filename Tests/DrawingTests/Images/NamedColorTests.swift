import EngineTesting
import Foundation
import Synchronization
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Colours of asset catalogues.
@MainActor @Suite final class NamedColorTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "colours-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ name: String, _ entries: String...) throws {
    let set = folder.appending(path: "Images/Theme.xcassets/\(name).colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let list = "{\"colors\": [\(entries.joined(separator: ","))], \"info\": {\"version\": 1}}"
    try Data(list.utf8).write(to: set.appending(path: "Contents.json"))
  }

  private func entry(
    _ components: String, space: String = "srgb", appearances: String = "", idiom: String = ""
  ) -> String {
    let idiom = idiom.isEmpty ? "universal" : idiom
    let list = appearances.isEmpty ? "" : ", \"appearances\": [\(appearances)]"
    return
      "{\"idiom\": \"\(idiom)\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}\(list)}"
  }

  private static let dark = #"{"appearance": "luminosity", "value": "dark"}"#
  private static let high = #"{"appearance": "contrast", "value": "high"}"#

  private func find(_ name: String) throws -> NamedColor? {
    var folders = AssetCatalogs()
    folders.assets.environment = ["PLUMB_ASSETS": folder.path]
    return try folders.color(named: ImageAssetName(name: name))
  }

  private func grey(_ value: Double) -> ResolvedColor {
    ResolvedColor(red: value, green: value, blue: value, opacity: 1)
  }

  @Test func `components are fractions, bytes, or hexadecimal bytes`() throws {
    try write("a", entry(#""red": "0.5", "green": "51", "blue": "0xFF", "alpha": "0.250""#))
    let color = try #require(try find("a")?.resolved(in: .light))
    #expect(color == ResolvedColor(red: 0.5, green: 0.2, blue: 1, opacity: 0.25))
  }

  @Test func `groups that only organize sets are not part of the name`() throws {
    try write(
      "Brand/Dark tones/ink", entry(#""white": "0.4", "alpha": "1""#, space: "gray-gamma-22"))
    for name in ["Brand/ink", "Brand/Dark tones/ink", "ink"] {
      #expect(try find(name)?.resolved(in: .light) == grey(0.4))
    }
    #expect(try find("Dark/ink") == nil)
  }

  @Test func `grey and wide-gamut colours are supported`() throws {
    try write("grey", entry(#""white": "0.4", "alpha": "1""#, space: "gray-gamma-22"))
    #expect(try find("grey")?.resolved(in: .light) == grey(0.4))
    try write("wide", entry(#""red": 1, "green": 0, "blue": 0, "alpha": 1"#, space: "display-p3"))
    let expected = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: .light)
    #expect(try find("wide")?.resolved(in: .light) == expected)
  }

  @Test func `the variant for the current appearance is used`() throws {
    func white(_ value: String, _ appearances: String = "") -> String {
      entry("\"white\": \"\(value)\"", appearances: appearances)
    }
    try write(
      "a", white("0.1"), white("0.2", Self.dark), white("0.3", Self.high),
      white("0.4", "\(Self.dark), \(Self.high)"))
    let color = try #require(try find("a"))
    func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ResolvedColor? {
      color.resolved(in: ColorAppearance(scheme: scheme, contrast: contrast))
    }
    #expect(value(.light, .standard) == grey(0.1))
    #expect(value(.dark, .standard) == grey(0.2))
    #expect(value(.light, .increased) == grey(0.3))
    #expect(value(.dark, .increased) == grey(0.4))
  }

  @Test func `the universal variant is used if there is no better one`() throws {
    try write("a", entry(#""white": "0.1""#), entry(#""white": "0.3""#, appearances: Self.high))
    let color = try #require(try find("a"))
    #expect(color.resolved(in: .dark) == grey(0.1))
    #expect(
      color.resolved(in: ColorAppearance(scheme: .dark, contrast: .increased)) == grey(0.3))
  }

  @Test func `variants for other devices are ignored`() throws {
    try write("a", entry(#""white": "0.9""#, idiom: "watch"), entry(#""white": "0.1""#))
    #expect(try find("a")?.resolved(in: .light) == grey(0.1))
  }

  @Test func `a name cannot lead out of the folder, and may be unknown`() throws {
    #expect(try find("../a") == nil)
    #expect(try find("nobody") == nil)
  }

  @Test func `an invalid contents file is an error with a reason`() throws {
    try write("a", entry(#""red": "much", "green": "0", "blue": "0""#))
    #expect(throws: DecodingError.self) { try find("a") }
  }

  @Test func `a view uses the colour for its environment`() throws {
    try write("a", entry(#""white": "0.1""#), entry(#""white": "0.2""#, appearances: Self.dark))
    let color = try #require(try find("a"))
    var environment = EnvironmentValues()
    environment.namedColors = NamedColors { $0.name == "a" ? color : nil }
    environment.colorScheme = .dark
    let harness = LayoutHarness(environment: environment) {
      Color("a").overlay { Color("b") }.overlay { Color("a").opacity(0.5).frame(width: 10) }
    }
    let commands = harness.displayList.commands
    let whole = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let strip = Path(CGRect(x: 45, y: 0, width: 10, height: 100))
    #expect(
      commands == [
        .fill(whole, FillStyle(), .color(grey(0.2))),
        .fill(whole, FillStyle(), .color(.clear)),
        .fill(strip, FillStyle(), .color(grey(0.2).multiplyingOpacity(by: 0.5))),
      ])
  }

  @Test func `the accent colour of the application replaces the one of the system`() {
    let searches = Mutex(0)
    let accent = NamedColor(variants: [
      NamedColor.Variant(color: grey(0.2)), NamedColor.Variant(color: grey(0.9), isDark: true),
    ])
    let colors = NamedColors(
      accent: {
        searches.withLock { $0 += 1 }
        return accent
      }, find: { _ in nil })
    for _ in 0..<2 {
      #expect(Color.accentColor.resolved(in: ColorAppearance(names: colors)) == grey(0.2))
    }
    #expect(
      Color.accentColor.resolved(in: ColorAppearance(scheme: .dark, names: colors)) == grey(0.9))
    #expect(searches.withLock(\.self) == 1)
    // Blue stays blue, as the accent colour of the system has only the same values.
    #expect(
      Color.blue.resolved(in: ColorAppearance(names: colors)) == Color.blue.resolved(in: .light))
  }

  @Test func `without an accent colour the one of the system stays`() {
    let colors = NamedColors { _ in nil }
    #expect(
      Color.accentColor.resolved(in: ColorAppearance(names: colors))
        == Color.blue.resolved(in: .light))
  }

  @Test func `a colour is looked up once`() {
    let searches = Mutex(0)
    let colors = NamedColors { _ in
      searches.withLock { $0 += 1 }
      return nil
    }
    for _ in 0..<3 { #expect(colors.color(named: ImageAssetName(name: "a"), in: .light) == nil) }
    #expect(searches.withLock(\.self) == 1)
  }
}
