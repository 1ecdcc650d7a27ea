import Foundation
import GalleryScenes
import PlumbUI
import Testing

@testable import Tally

/// The rules for every scene of the gallery.
@MainActor @Suite struct GallerySceneTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sources of the scenes by the names of the files, without the files that list the scenes.
  private static func sources() throws -> [String: String] {
    let folder = root.appending(path: "Sources/GalleryScenes")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let isInChapter = file.deletingLastPathComponent().lastPathComponent != "GalleryScenes"
      guard isInChapter, !file.lastPathComponent.hasSuffix("Chapter.swift") else { continue }
      sources[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }

  @Test func `names are unique and can be typed`() {
    let names = GalleryScene.all.map(\.name)
    #expect(names.count > 60)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
      #expect(GalleryScene.named(name)?.name == name)
    }
    #expect(GalleryScene.named("no-such-scene") == nil)
  }

  @Test func `the shown sources are the files, without the attribute`() throws {
    let sources = try Self.sources()
    for file in Set(GalleryScene.all.flatMap(\.files)) {
      let source = try #require(sources[file.name], "\(file.name)")
      #expect(file.text == source.replacing("@ShowsSource\n", with: ""), "\(file.name)")
      #expect(file.text.hasPrefix("import "), "\(file.name)")
    }
  }

  @Test func `every file is shown`() throws {
    let shown = Set(GalleryScene.all.flatMap(\.files).map(\.name))
    #expect(Set(try Self.sources().keys) == shown)
  }

  @Test func `the first file of a scene contains the view that is shown`() throws {
    for scene in GalleryScene.all {
      let tree = try Screen(["--scene", scene.name]).root
      let first = try #require(scene.files.first, "\(scene.name)")
      #expect(first.text.contains("struct \(tree.type)"), "\(scene.name): \(tree.type)")
    }
  }

  @Test func `every scene is drawn in its size`() throws {
    for scene in GalleryScene.all {
      let options = try Screen.options(["--scene", scene.name])
      let canvas = try HeadlessScreen(options: options).canvas()
      #expect(canvas.width == Int(scene.size.width), "\(scene.name)")
      #expect(canvas.height == Int(scene.size.height), "\(scene.name)")
      #expect(Set(canvas.pixels).count > 1, "\(scene.name) draws nothing")
    }
  }

  @Test func `the article lists every scene with its listings`() throws {
    let article = try String(
      contentsOf: Self.root.appending(path: "Sources/PlumbUI/PlumbUI.docc/Gallery/Gallery.md"),
      encoding: .utf8)
    let rows = Set(article.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init))
    for scene in GalleryScene.all {
      let row = "| \(scene.origin) | \(scene.listings.joined(separator: ", ")) | `\(scene.name)` |"
      #expect(rows.contains(row), "\(row)")
    }
  }
}
