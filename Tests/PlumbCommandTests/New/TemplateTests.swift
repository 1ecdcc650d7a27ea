import Foundation
import Testing

@testable import PlumbCommand

/// The templates in the repository.
@Suite struct TemplateTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(of template: Template) throws -> URL {
    try template.folder(in: Template.folders(checkout: Self.root, executable: URL(filePath: "/")))
  }

  /// Makes a package and returns its files with their contents, by their paths.
  private func files(of template: Template) throws -> [String: Data] {
    let package = try NewPackage(
      ProgramName("Garden"), in: folder.url.appending(path: "Garden"),
      engine: EngineSource(Self.root.path))
    try package.write(from: source(of: template))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: package.folder.path)
    return paths.reduce(into: [:]) { files, path in
      let file = package.folder.appending(path: path)
      if FileKind(file) == .file { files[path] = try? Data(contentsOf: file) }
    }
  }

  @Test(arguments: Template.allCases)
  func `the name of the template is nowhere in a new package`(template: Template) throws {
    let files = try files(of: template)
    for (path, data) in files {
      #expect(!path.lowercased().contains("starter"), "\(path)")
      guard !data.contains(0) else { continue }
      let text = String(decoding: data, as: UTF8.self).lowercased()
      #expect(!text.contains("starter"), "\(path) names the template")
    }
    let manifest = String(decoding: files["Package.swift"] ?? Data(), as: UTF8.self)
    #expect(!manifest.contains(Template.dependency))
    #expect(manifest.contains("path: \"\(Self.root.path)\""))
  }

  @Test(arguments: Template.allCases)
  func `a new package has everything that it is to have`(template: Template) throws {
    let files = try files(of: template)
    let program = template == .library ? "GardenExample" : "Garden"
    let catalogue = "Sources/\(program)/Assets.xcassets"
    for path in [
      "Package.swift", "README.md", "LICENSE", "Plumb.json", ".gitignore",
      ".github/workflows/ci.yml", "Assets/Info.plist", "Assets/Localizable.xcstrings",
      "Assets/Icons/\(program).svg",
      "Assets/Icons/\(program)-128.png", "Sources/\(program)/\(program)App.swift",
      "Tests/GardenTests/GardenTests.swift", "\(catalogue)/AccentColor.colorset/Contents.json",
      "\(catalogue)/AppIcon.appiconset/Contents.json",
    ] {
      #expect(files[path] != nil, "\(path) is missing")
    }
    let sources = files.filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(sources.values.contains { $0.contains("#Preview") })
    #expect(sources.values.contains { $0.contains("expectPicture") })
    let pictures = files.keys.filter { $0.hasPrefix("Tests/GardenTests/Pictures/GardenTests/") }
    #expect(pictures.contains { $0.hasSuffix("-light.png") })
    #expect(pictures.contains { $0.hasSuffix("-dark.png") })
  }

  @Test(arguments: Template.allCases)
  func `programs of templates use SwiftUI alone`(template: Template) throws {
    let sources = try files(of: template).filter {
      $0.key.hasPrefix("Sources/") && $0.key.hasSuffix(".swift")
    }
    for (path, data) in sources {
      let imports = String(decoding: data, as: UTF8.self).matches(of: /(?m)^import (\w+)/)
        .map { String($0.1) }
      #expect(
        Set(imports).isSubset(of: ["SwiftUI", "UniformTypeIdentifiers", "Garden"]), "\(path)")
    }
  }

  @Test(arguments: Template.allCases)
  func `icons have the pixels that their catalogue says`(template: Template) throws {
    struct Icons: Decodable {
      var images: [Entry]

      struct Entry: Decodable {
        var filename: String
        var size: String
        var scale: String
      }
    }
    let files = try files(of: template)
    let list = try #require(files.keys.first { $0.hasSuffix("AppIcon.appiconset/Contents.json") })
    let icons = try JSONDecoder().decode(Icons.self, from: files[list] ?? Data()).images
    #expect(icons.count == 10)
    for icon in icons {
      let points = try #require(icon.size.split(separator: "x").first.flatMap { Int($0) })
      let pixels = points * (icon.scale == "2x" ? 2 : 1)
      let path = list.replacing("Contents.json", with: icon.filename)
      let data = try #require(files[path], "\(path) is missing")
      // Width and height are numbers of four bytes in the first part of a PNG file.
      let numbers = [16, 20].map { start in
        data.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
      #expect(numbers == [pixels, pixels], "\(path)")
    }
  }

  @Test(arguments: Template.allCases)
  func `every text of a catalogue is in a source`(template: Template) throws {
    struct Catalogue: Decodable {
      var strings: [String: Localizations]

      struct Localizations: Decodable {
        var localizations: [String: Value]
      }
      struct Value: Decodable {}
    }
    let files = try files(of: template)
    let catalogue = try JSONDecoder().decode(
      Catalogue.self, from: files["Assets/Localizable.xcstrings"] ?? Data())
    #expect(!catalogue.strings.isEmpty)
    let sources = files.filter { $0.key.hasPrefix("Sources/") && $0.key.hasSuffix(".swift") }
      .values.map { String(decoding: $0, as: UTF8.self) }
    // Interpolated values are format specifiers in the keys.
    let literals = Set(
      sources.flatMap { source in
        source.matches(of: /"((?:\\\([^)]*\)|\\.|[^"\\])*)"/).map {
          String($0.1).replacing(/\\\([^)]*\)/, with: "%")
        }
      })
    for (key, value) in catalogue.strings {
      let text = key.replacing(/%(lld|@)/, with: "%")
      #expect(literals.contains(text), "No source has the text \(key)")
      #expect(value.localizations["de"] != nil, "\(key) has no German")
    }
  }

  @Test func `a missing template is an error that names the places`() throws {
    let folders = Template.folders(
      checkout: folder.url, executable: URL(filePath: "/usr/bin/plumb"))
    #expect {
      try Template.game.folder(in: folders)
    } throws: { error in
      let text = "\(error)"
      return text.contains("The template game is missing")
        && text.contains("\(folder.url.path)/Assets/Templates")
        && text.contains("/usr/share/plumb-ui/Templates")
    }
  }
}
