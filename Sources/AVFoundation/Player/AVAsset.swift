public import Foundation

/// A file with a sound.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The address of the file.
  public let url: URL

  /// Creates an asset of a file.
  public init(url: URL) {
    self.url = url
  }
}

/// A file with a sound, by its address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset of a file.
  ///
  /// - Parameter options: accepted.
  public init(url: URL, options: [String: Any]? = nil) {
    super.init(url: url)
  }
}
