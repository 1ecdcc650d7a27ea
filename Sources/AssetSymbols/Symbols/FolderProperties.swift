import Foundation
import PlumbFiles

/// The properties in the `Contents.json` file of a catalogue or of a group in one.
struct FolderProperties: Decodable {
  private var providesNamespace: Bool?
  private var symbolExtensions: String?

  /// Whether the group is a namespace.
  var isNamespace: Bool { providesNamespace ?? false }

  /// Whether the colours of the catalogue are members of `Color`; `nil` if it does not set this.
  var extendsColor: Bool? {
    switch symbolExtensions {
    case "enabled": true
    case "disabled": false
    default: nil
    }
  }

  private enum CodingKeys: String, CodingKey {
    case providesNamespace = "provides-namespace"
    case symbolExtensions = "generate-swift-asset-symbol-extensions"
  }

  private struct Contents: Decodable {
    var properties: FolderProperties?
  }

  /// Reads the properties of a folder; `nil` if there are none.
  init?(of folder: URL) {
    guard let data = try? RegularFile.catalogueContents(of: folder),
      let properties = try? JSONDecoder().decode(Contents.self, from: data).properties
    else { return nil }
    self = properties
  }
}

extension RegularFile {
  /// Returns the contents of the `Contents.json` file of a folder in a catalogue, of at most a megabyte.
  static func catalogueContents(of folder: URL) throws(Failure) -> Data {
    try contents(of: folder.appending(path: "Contents.json").path, limit: 1 << 20)
  }
}
