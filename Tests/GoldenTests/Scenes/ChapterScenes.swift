import GalleryScenes
import SwiftUI

@testable import Tally

extension GoldenScene {
  /// The scenes of the gallery by chapters, each in the size that it proposes at first.
  static let chapters: [GoldenScene] = GalleryChapter.all.map { chapter in
    let rows = ChapterRows(chapter)
    let name = chapter.title.lowercased().filter { $0.isLetter || $0 == " " }
      .split(separator: " ").joined(separator: "-")
    return GoldenScene(
      "gallery-\(name)", ChapterRows.width, rows.height, text: true, mirrors: true, scales: [1]
    ) { ChapterSheet(title: chapter.title, rows: rows) }
  }

  /// The window of the gallery, in its wide and its narrow form.
  static let galleries: [GoldenScene] = [
    gallery("gallery-window", 1_200, 700, scene: "equal-width-buttons"),
    gallery("gallery-window-narrow", 390, 760, scene: "priority-rectangles"),
  ]

  private static func gallery(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scene: String
  ) -> GoldenScene {
    GoldenScene(
      name, width, height, mirrors: true, fonts: ["truetype/dejavu/DejaVuSansMono.ttf"], scales: [1]
    ) {
      if let scene = GalleryScene.named(scene) {
        GalleryScreen(state: .constant(GalleryState(showing: scene)))
      }
    }
  }
}

/// The scenes of a chapter in rows of a page, as many in each as fit.
private struct ChapterRows {
  static let width: CGFloat = 1_240
  static let spacing: CGFloat = 24
  /// The distance in points by which a scene is shown beyond its frame.
  static let overflow: CGFloat = 10
  static let titleHeight: CGFloat = 20
  static let labelHeight: CGFloat = 44

  let rows: [[GalleryScene]]

  init(_ chapter: GalleryChapter) {
    var rows: [[GalleryScene]] = [[]]
    var used = Self.spacing
    for scene in chapter.scenes {
      let width = scene.size.width + Self.spacing
      if used + width > Self.width, !rows[rows.count - 1].isEmpty {
        rows.append([])
        used = Self.spacing
      }
      rows[rows.count - 1].append(scene)
      used += width
    }
    self.rows = rows
  }

  /// The height of the page in points.
  var height: CGFloat {
    let heights = rows.map { row in
      (row.map(\.size.height).max() ?? 0) + Self.labelHeight + Self.spacing
    }
    return heights.reduce(2 * Self.spacing + Self.titleHeight, +)
  }
}

/// The scenes of a chapter, each in a frame above its title and its name.
private struct ChapterSheet: View {
  let title: String
  let rows: ChapterRows

  var body: some View {
    VStack(alignment: .leading, spacing: ChapterRows.spacing) {
      Text(title).font(.title2.weight(.semibold)).frame(height: ChapterRows.titleHeight)
      ForEach(Array(rows.rows.enumerated()), id: \.offset) { _, row in
        HStack(alignment: .top, spacing: ChapterRows.spacing) {
          ForEach(row) { cell(of: $0) }
        }
      }
    }
    .padding(ChapterRows.spacing)
    .frame(width: ChapterRows.width, height: rows.height, alignment: .topLeading)
    .background(.background.secondary)
  }

  private func cell(of scene: GalleryScene) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      scene.makeView()
        .frame(width: scene.size.width, height: scene.size.height)
        .background(.background)
        .overlay { Rectangle().strokeBorder(.quaternary) }
        .clipShape(Rectangle().inset(by: -ChapterRows.overflow))
      VStack(alignment: .leading, spacing: 1) {
        Text(scene.title).font(.caption)
        Text(scene.name).font(.caption2).foregroundStyle(.secondary)
      }
      .frame(width: scene.size.width, height: ChapterRows.labelHeight, alignment: .bottomLeading)
    }
  }
}
