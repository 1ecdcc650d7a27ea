import Foundation
import TestSupport
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbTesting
@testable import PlumbText
@testable import PlumbUI

/// The recorded images of all scenes, pixel by pixel.
///
/// `make golden` records them again and shows the differences.
@MainActor @Suite(.disabled(if: GoldenFiles.isRecording)) struct GoldenTests {
  @Test(arguments: GoldenScene.textless)
  func `a scene is equal to its recording`(scene: GoldenScene) throws {
    try compare(scene)
  }

  @Test(
    .enabled(
      if: GoldenFiles.hasRecordedRasterizer, "The pictures were recorded with another FreeType."),
    arguments: GoldenScene.comparableTexts)
  func `a scene with text is equal to its recording`(scene: GoldenScene) throws {
    try compare(scene)
  }

  private func compare(_ scene: GoldenScene) throws {
    let new = try GoldenSheet(fonts: scene.fonts).canvas(of: scene)
    let old = try #require(
      try GoldenFiles.recorded(scene),
      "There is no recorded image of \(scene.name). Run make golden.")
    if old != new {
      let url = try GoldenFiles.report(old: old, new: new, name: scene.name)
      Issue.record("\(scene.name) changed; \(url.path) shows old, new and difference.")
    }
  }

  /// The recordings say the same of all images, but only for the FreeType that they were made with. In
  /// a short run the scales, appearances and directions take turns with the scenes.
  @Test(arguments: GoldenScene.drawnTwice.indices)
  func `text rendering is deterministic`(index: Int) throws {
    let scene = GoldenScene.drawnTwice[index]
    for variant in TestLength.turn(index, of: scene.rows.flatMap { $0 }) {
      let first = try GoldenSheet(fonts: scene.fonts).picture(of: scene, in: variant)
      let second = try GoldenSheet(fonts: scene.fonts).picture(of: scene, in: variant)
      let isSame = first == second
      #expect(isSame, "\(scene.name)")
    }
  }

  @Test func `there are at least a hundred scenes with unique names`() {
    #expect(GoldenScene.all.count >= 100)
    #expect(Set(GoldenScene.all.map(\.name)).count == GoldenScene.all.count)
  }

  @Test func `every recorded image belongs to a scene`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenFiles.pictures.path)
    let names = Set(GoldenScene.all.map { "\($0.name).png" })
    #expect(files.filter { $0.hasSuffix(".png") && !names.contains($0) } == [])
  }

  @Test func `the total size of all images is limited`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: GoldenFiles.pictures, includingPropertiesForKeys: [.fileSizeKey])
    let bytes = try files.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    #expect(bytes.reduce(0, +) < 11_000_000)
  }
}

/// `make golden`: records the images; not a test.
@MainActor @Suite(.enabled(if: GoldenFiles.isRecording)) struct GoldenRecorder {
  @Test func `record every scene`() throws {
    var changes: [PixelCanvas] = []
    for scene in GoldenScene.all {
      let new = try GoldenSheet(fonts: scene.fonts).canvas(of: scene)
      let old = try GoldenFiles.recorded(scene)
      guard old != new else { continue }
      try PNGFile.write(new, to: GoldenFiles.file(of: scene))
      print("recorded \(scene.name)\(old == nil ? ", a new scene" : "")")
      changes.append(
        try old.map { try GoldenFiles.difference(old: $0, new: new, name: scene.name) } ?? new)
    }
    try GoldenFiles.recordRasterizer()
    try GoldenFonts.record(Set(GoldenScene.all.flatMap(\.fonts)))
    try writeOverviews()
    guard !changes.isEmpty else { return print("nothing changed") }
    let url = GoldenFiles.findings.appending(path: "changes.png")
    try FileManager.default.createDirectory(
      at: GoldenFiles.findings, withIntermediateDirectories: true)
    try PNGFile.write(.stacked(changes, gap: 8), to: url)
    print("old, new and difference of each: \(url.path)")
  }

  /// The images in the article about the gallery.
  private func writeOverviews() throws {
    let chapters = GoldenScene.chapters
    let images: [(String, [GoldenScene])] = [
      ("gallery", GoldenScene.galleries.filter { $0.name == "gallery-window" }),
      ("gallery-poll", Array(chapters[..<3])), ("gallery-layout", Array(chapters[3..<7])),
      ("gallery-geometry", Array(chapters[7...])),
    ]
    let variant = GoldenVariant(scale: 1, colorScheme: .light, layoutDirection: .leftToRight)
    for (name, scenes) in images {
      let pictures = try scenes.map {
        try GoldenSheet(fonts: $0.fonts).overview(of: [$0], in: variant, width: 1_240)
      }
      let url = GoldenFiles.root
        .appending(path: "Sources/PlumbUI/PlumbUI.docc/Gallery/\(name).png")
      try PNGFile.write(.stacked(pictures), to: url)
    }
  }
}

extension GoldenFiles {
  /// Whether the images are recorded instead of compared.
  nonisolated static let isRecording =
    ProcessInfo.processInfo.environment["PLUMB_GOLDEN"] == "record"
}
