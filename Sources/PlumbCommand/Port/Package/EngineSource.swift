import Foundation
import PlumbFiles

/// The place from which a ported package takes plumb-ui.
struct EngineSource: Equatable {
  /// The name of the package.
  static let package = "plumb-ui"
  /// The packages that it needs itself.
  static let dependencies = ["swift-argument-parser"]

  private enum Place: Equatable {
    case checkout(URL)
    case address(String, branch: String)
  }

  private let place: Place

  /// Uses a checkout, or an address with a branch after a `#`.
  init(_ text: String) throws(PortFailure) {
    if text.contains("://") || text.hasPrefix("git@") {
      let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
      place = .address(parts.first ?? text, branch: parts.count > 1 ? parts[1] : "main")
    } else {
      let folder = URL(filePath: text).standardizedFileURL
      guard Self.isCheckout(folder) else {
        throw PortFailure("\(folder.path) is no checkout of plumb-ui. Name one with --engine.")
      }
      place = .checkout(folder)
    }
  }

  /// Uses the checkout that the running program was built from.
  init(executable: URL) throws(PortFailure) {
    guard let folder = Self.checkout(of: executable) else {
      throw PortFailure(
        "The checkout of plumb-ui that this program was built from is gone. Name one with --engine."
      )
    }
    place = .checkout(folder)
  }

  /// Returns the checkout that a program was built from; `nil` if it is gone.
  ///
  /// SwiftPM writes a list of the sources of each module beside the program. In the folder of another package's
  /// build, too, it names the checkout.
  static func checkout(of executable: URL) -> URL? {
    let bin = executable.deletingLastPathComponent()
    let list = bin.appending(path: "PlumbCommand.build/sources")
    let text = (try? RegularFile.text(of: list)) ?? ""
    let source = text.split(separator: "\n").first.map { $0.trimmingCharacters(in: ["'", "\""]) }
    let starts = [source.map { URL(filePath: $0) }, bin].compactMap(\.self)
    let folders = starts.flatMap { start in
      sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    }
    return folders.first(where: isCheckout)
  }

  /// The folder of the checkout; `nil` for an address.
  var checkout: URL? {
    if case .checkout(let folder) = place { folder } else { nil }
  }

  /// The name by which the package manager knows the package.
  var identity: String {
    switch place {
    case .checkout(let folder): PackageIdentity.of(folder.path)
    case .address(let address, _): PackageIdentity.of(address)
    }
  }

  /// The name by which products refer to the package. A dependency on a folder states it.
  var name: String { checkout == nil ? identity : Self.package }

  /// Returns the entry in the list of dependencies.
  ///
  /// - Parameter link: the path of a link to the checkout, in the package that uses it.
  func dependency(through link: String? = nil) -> String {
    switch place {
    case .checkout(let folder):
      let path = PortManifest.literal(link ?? folder.path)
      return ".package(name: \"\(Self.package)\", path: \(path))"
    case .address(let address, let branch):
      let literals = (PortManifest.literal(address), PortManifest.literal(branch))
      return ".package(url: \(literals.0), branch: \(literals.1))"
    }
  }

  /// Returns whether a folder is a checkout of plumb-ui.
  static func isCheckout(_ folder: URL) -> Bool {
    FileKind(folder.appending(path: "Package.swift")) == .file
      && FileKind(folder.appending(path: "Sources/PlumbUI")) == .folder
  }
}
