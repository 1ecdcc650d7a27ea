import Foundation

/// Scenes about one subject.
public struct GalleryChapter: Identifiable, Sendable {
  public let title: String
  public let scenes: [GalleryScene]

  public var id: String { title }

  /// The number of characters of a text whose words are searched for; longer queries are cut off.
  private static let searchLimit = 200

  /// Returns the chapter with the scenes that contain all words of a text in a title, a name or a
  /// heading; `nil` if there are none.
  public func matching(_ text: String) -> GalleryChapter? {
    let words = text.prefix(Self.searchLimit).split(separator: " ").map(String.init)
    let matches = scenes.filter { scene in
      let text = ([title, scene.name, scene.title] + scene.listings).joined(separator: " ")
      return words.allSatisfy { text.localizedCaseInsensitiveContains($0) }
    }
    return matches.isEmpty ? nil : GalleryChapter(title: title, scenes: matches)
  }
}
