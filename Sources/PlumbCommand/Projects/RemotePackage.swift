import Foundation

/// A package that is fetched from its address.
struct RemotePackage: Hashable {
  var url: String
  /// The versions, as in a `Package.swift`: `from: "1.0.0"`.
  var versions: String

  /// The name by which products refer to the package.
  var identity: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  init(url: String, versions: String) {
    self.url = url
    self.versions = versions
  }

  /// Reads the versions that an Xcode project asks for.
  init(url: String, requirement: [String: String]) {
    func text(_ key: String) -> String { PortManifest.literal(requirement[key] ?? "1.0.0") }
    self.url = url
    versions =
      switch requirement["kind"] {
      case "branch": "branch: \(text("branch"))"
      case "revision": "revision: \(text("revision"))"
      case "exactVersion": "exact: \(text("version"))"
      case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
      case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
      default: "from: \(text("minimumVersion"))"
      }
  }

  /// Reads a dependency of a package; `nil` if it has no address.
  init?(_ remote: PackageManifest.Dependency.Remote) {
    guard let url = remote.location.remote?.first?.urlString else { return nil }
    self.url = url
    let requirement = remote.requirement
    if let range = requirement.range?.first {
      versions = "\"\(range.lowerBound)\"..<\"\(range.upperBound)\""
    } else if let exact = requirement.exact?.first {
      versions = "exact: \(PortManifest.literal(exact))"
    } else if let branch = requirement.branch?.first {
      versions = "branch: \(PortManifest.literal(branch))"
    } else if let revision = requirement.revision?.first {
      versions = "revision: \(PortManifest.literal(revision))"
    } else {
      return nil
    }
  }
}
