import Foundation

/// Paths of links, which stay valid when a project and its package are moved together.
enum RelativePath {
  /// Returns the path from a folder to a file, both after following all links on the way.
  static func from(_ folder: URL, to file: URL) -> String {
    let start = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let end = file.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: start.count - common) + end[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
