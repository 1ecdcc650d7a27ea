import Foundation
import PlumbFiles

/// The pictures of the icon `AppIcon` in asset catalogues.
enum CatalogIcon {
  private struct List: Decodable {
    var images: [Entry]

    struct Entry: Decodable {
      var filename: String?
      var appearances: [[String: String]]?
    }
  }

  /// Returns the pictures for the light appearance of the first catalogue that has the icon.
  ///
  /// - Parameter folders: the folders with catalogues.
  static func pictures(in folders: [URL]) -> [URL] {
    for catalogue in folders.flatMap(catalogues) {
      let set = catalogue.appending(path: "AppIcon.appiconset")
      guard let data = try? RegularFile.data(of: set.appending(path: "Contents.json")),
        let list = try? JSONDecoder().decode(List.self, from: data)
      else { continue }
      let names = list.images.filter { $0.appearances == nil }.compactMap(\.filename)
      let files = Set(names).sorted().map { set.appending(path: $0) }
        .filter { $0.pathExtension.lowercased() == "png" && FileKind($0) == .file }
      if !files.isEmpty { return files }
    }
    return []
  }

  private static func catalogues(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder.appending(path: $0) }
  }
}
