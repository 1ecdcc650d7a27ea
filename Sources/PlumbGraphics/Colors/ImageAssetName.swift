internal import Foundation

/// The name of an image asset.
package struct ImageAssetName: Hashable, Sendable {
  /// The name within its bundle.
  package var name: String
  /// The folders of the bundle that contains the asset; empty for the application itself.
  package var bundleFolders: [URL] = []

  /// Creates a name; without folders it belongs to the application itself.
  package init(
    name: String,
    bundleFolders: [URL] = []
  ) {
    self.name = name
    self.bundleFolders = bundleFolders
  }
}
