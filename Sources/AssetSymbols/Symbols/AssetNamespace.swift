package import Foundation

/// The colours and images of asset catalogues, in the namespaces of their groups.
package struct AssetNamespace: Equatable {
  /// The names of the colour sets in this namespace.
  package var colors: [String]
  /// The names of the image and symbol sets in this namespace.
  package var images: [String]
  /// The namespaces in this one, by the names of their groups.
  package var namespaces: [String: AssetNamespace]

  /// Creates a namespace from the names of its assets.
  package init(
    colors: [String] = [], images: [String] = [], namespaces: [String: AssetNamespace] = [:]
  ) {
    self.colors = colors
    self.images = images
    self.namespaces = namespaces
  }

  /// Adds the contents of a catalogue, or of a group in one.
  ///
  /// A group is a namespace if its `Contents.json` says so, and only organizes its sets otherwise.
  package mutating func add(contentsOf folder: URL) throws {
    try add(contentsOf: folder, depth: 0)
  }

  private mutating func add(contentsOf folder: URL, depth: Int) throws {
    // A symbolic link may form a cycle; no deeper group is read at run time.
    guard depth < 8 else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      switch url.pathExtension {
      case "colorset": colors.append(url.deletingPathExtension().lastPathComponent)
      case "imageset", "symbolset": images.append(url.deletingPathExtension().lastPathComponent)
      case "" where (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true:
        if Self.isNamespace(url) {
          try namespaces[name, default: AssetNamespace()].add(contentsOf: url, depth: depth + 1)
        } else {
          try add(contentsOf: url, depth: depth + 1)
        }
      default: break
      }
    }
  }

  private static func isNamespace(_ group: URL) -> Bool {
    guard let data = try? Data(contentsOf: group.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(GroupContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}

/// The contents of the `Contents.json` file of a group.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}
