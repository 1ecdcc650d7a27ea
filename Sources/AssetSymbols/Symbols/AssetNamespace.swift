import Foundation
import PlumbFiles

/// The colours and images of asset catalogues, in the namespaces of their groups.
struct AssetNamespace: Equatable {
  /// The names of the colour sets in this namespace.
  var colors: [String]
  /// The names of the image and symbol sets in this namespace.
  var images: [String]
  /// The namespaces in this one, by the names of their groups.
  var namespaces: [String: AssetNamespace]

  /// Creates a namespace from the names of its assets.
  init(
    colors: [String] = [], images: [String] = [], namespaces: [String: AssetNamespace] = [:]
  ) {
    self.colors = colors
    self.images = images
    self.namespaces = namespaces
  }

  /// Adds the contents of a catalogue, or of a group in one.
  ///
  /// A group is a namespace if its `Contents.json` says so, and only organizes its sets otherwise.
  mutating func add(contentsOf folder: URL) throws {
    try add(contentsOf: folder, depth: 0)
  }

  private mutating func add(contentsOf folder: URL, depth: Int) throws {
    // A symbolic link may form a cycle; no deeper group is read at run time.
    guard depth < 8 else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      switch url.pathExtension {
      case "colorset" where !ColorSet.isEmpty(url):
        colors.append(url.deletingPathExtension().lastPathComponent)
      case "imageset", "symbolset": images.append(url.deletingPathExtension().lastPathComponent)
      case "" where (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true:
        if FolderProperties(of: url)?.isNamespace ?? false {
          try namespaces[name, default: AssetNamespace()].add(contentsOf: url, depth: depth + 1)
        } else {
          try add(contentsOf: url, depth: depth + 1)
        }
      default: break
      }
    }
  }
}

/// The contents of the `Contents.json` file of a colour set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    var color: Presence?
  }
  /// A value of any kind.
  struct Presence: Decodable {
    init(from decoder: any Decoder) {}
  }

  var colors: [Entry]

  /// Returns whether a set has a place for a colour and none in it, such as the accent colour of a new
  /// project in Xcode. It is no asset.
  static func isEmpty(_ set: URL) -> Bool {
    guard let data = try? RegularFile.catalogueContents(of: set),
      let contents = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return false }
    return contents.colors.allSatisfy { $0.color == nil }
  }
}
