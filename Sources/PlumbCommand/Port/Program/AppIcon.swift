import Foundation
import PlumbFiles

/// Finds the picture of an app in its asset catalogues.
enum AppIcon {
  private struct List: Decodable {
    var images: [Entry]

    struct Entry: Decodable {
      var filename: String?
      var size: String?
      var scale: String?
      var appearances: [[String: String]]?

      /// The pixels on a side; `nil` if they are not stated.
      var side: Double? {
        guard let points = size?.split(separator: "x").first.flatMap({ Double($0) }) else {
          return nil
        }
        return points * (scale?.first.flatMap { Double(String($0)) } ?? 1)
      }
    }
  }

  /// Returns the smallest picture with at least 128 pixels on a side, or else the largest.
  ///
  /// - Parameter name: the name of the icon in the catalogues.
  static func picture(in resources: [URL], named name: String) -> URL? {
    for catalogue in resources where catalogue.pathExtension == "xcassets" {
      let set = catalogue.appending(path: "\(name).appiconset")
      guard let data = try? RegularFile.data(of: set.appending(path: "Contents.json")),
        let list = try? JSONDecoder().decode(List.self, from: data)
      else { continue }
      let files = list.images.filter { $0.appearances == nil }.compactMap { entry in
        entry.filename.map { (url: set.appending(path: $0), side: entry.side ?? 1024) }
      }.filter { $0.url.pathExtension.lowercased() == "png" && FileKind($0.url) == .file }
        .sorted { $0.side < $1.side }
      if let found = files.first(where: { $0.side >= 128 }) ?? files.last { return found.url }
    }
    return nil
  }
}
