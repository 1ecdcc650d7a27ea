import Foundation

/// The names by which the package manager knows packages: it takes two with the same one for a single package.
enum PackageIdentity {
  /// Returns the name of the package at a path or an address: the last part of it, in small letters.
  static func of(_ place: String) -> String {
    let last = place.split(separator: "/").last.map(String.init) ?? place
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
