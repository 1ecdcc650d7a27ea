public import Foundation

/// Bookmarks, by which a program remembers a file that a person has chosen. On this platform a bookmark is the path:
/// it does not follow a file that moves, and no program is kept from files by a sandbox.
extension URL {
  /// The kinds of bookmarks, which are all the same on this platform.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// The ways of finding a file again, which are all the same on this platform.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// The content of a bookmark.
  private struct Bookmark: Codable {
    var path: String
  }

  /// Returns a bookmark of the file.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    let path = standardizedFileURL.path(percentEncoded: false)
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return try JSONEncoder().encode(Bookmark(path: path))
  }

  /// Creates the address of the file of a bookmark.
  ///
  /// - Parameter bookmarkDataIsStale: Set to `false`: a bookmark whose file is found is not out of date.
  /// - Throws: `CocoaError.fileReadCorruptFile` for data that is no bookmark, `CocoaError.fileNoSuchFile` if the file
  ///   does not exist.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: bookmark.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
    }
    self.init(filePath: bookmark.path)
    bookmarkDataIsStale = false
  }
}

extension FileManager {
  /// Returns the folder of documents that all devices of a person share: `nil`, as this platform has none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The person whose devices share documents: `nil`, as this platform knows none.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }
}
