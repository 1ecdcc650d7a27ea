import Foundation

/// The place from which a ported package takes plumb-ui.
struct EngineSource: Equatable {
  /// The name of the package.
  static let package = "plumb-ui"
  /// The entry in the list of dependencies.
  var dependency: String
  /// The checkout; `nil` for an address.
  private(set) var folder: URL?

  /// Uses a checkout, or an address with a branch after a `#`.
  init(_ text: String) throws(PortFailure) {
    if text.contains("://") || text.hasPrefix("git@") {
      let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
      let branch = parts.count > 1 ? parts[1] : "main"
      dependency =
        ".package(url: \(PortManifest.literal(parts[0])), branch: \(PortManifest.literal(branch)))"
    } else {
      let folder = URL(filePath: text).standardizedFileURL
      guard Self.isCheckout(folder) else {
        throw PortFailure("\(folder.path) is no checkout of plumb-ui. Name one with --engine.")
      }
      dependency = Self.dependency(on: folder)
      self.folder = folder
    }
  }

  /// Uses the checkout that the running program was built from.
  init(executable: URL) throws(PortFailure) {
    guard let folder = Self.checkout(of: executable) else {
      throw PortFailure(
        "The checkout of plumb-ui that this program was built from is gone. Name one with --engine."
      )
    }
    dependency = Self.dependency(on: folder)
    self.folder = folder
  }

  /// Returns the checkout that a program was built from; `nil` if it is gone.
  ///
  /// SwiftPM writes a list of the sources of each module beside the program. In the folder of another package's
  /// build, too, it names the checkout.
  static func checkout(of executable: URL) -> URL? {
    let bin = executable.deletingLastPathComponent()
    let list = bin.appending(path: "PlumbCommand.build/sources")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    let source = text.split(separator: "\n").first.map { $0.trimmingCharacters(in: ["'", "\""]) }
    let starts = [source.map { URL(filePath: $0) }, bin].compactMap(\.self)
    let folders = starts.flatMap { start in
      sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    }
    return folders.first(where: isCheckout)
  }

  private static func dependency(on folder: URL) -> String {
    ".package(name: \"\(package)\", path: \(PortManifest.literal(folder.path)))"
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    FileKind(folder.appending(path: "Package.swift")) == .file
      && FileKind(folder.appending(path: "Sources/PlumbUI")) == .folder
  }
}
