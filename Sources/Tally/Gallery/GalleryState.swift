import Foundation
import GalleryScenes
import SwiftUI

/// The choices of a person in the gallery.
struct GalleryState: Equatable {
  /// The name of the shown scene.
  private(set) var sceneName: String
  /// The words that shown titles contain.
  var query = ""
  /// The size in points that is proposed to the scene.
  var proposal: CGSize
  var typeSize = DynamicTypeSize.large
  /// The appearance of the scene; `nil` for the appearance of the window.
  var colorScheme: ColorScheme?
  var layoutDirection = LayoutDirection.leftToRight
  /// The language of the scene's locale. A new one also sets its direction.
  var language = "en" {
    didSet {
      let direction = Locale.Language(identifier: language).characterDirection
      layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The longest lengths that can be proposed, in points.
  static let largestProposal = CGSize(width: 600, height: 600)

  init(showing scene: GalleryScene) {
    sceneName = scene.name
    proposal = scene.size
  }

  /// The shown scene.
  var scene: GalleryScene? { GalleryScene.named(sceneName) }

  /// Shows a scene with the size that it proposes.
  mutating func show(_ scene: GalleryScene) {
    sceneName = scene.name
    proposal = scene.size
  }

  /// The chapters with the scenes that the query matches, without empty ones.
  var matches: [GalleryChapter] {
    GalleryChapter.all.compactMap { $0.matching(query) }
  }

  /// Shows the scene a number of places after the shown one, or before it, among the matches.
  ///
  /// Without the shown one among them, the first match is shown.
  mutating func move(by step: Int) {
    let scenes = matches.flatMap(\.scenes)
    guard let first = scenes.first else { return }
    guard let index = scenes.firstIndex(where: { $0.name == sceneName }) else { return show(first) }
    show(scenes[min(max(index + step, 0), scenes.count - 1)])
  }
}
