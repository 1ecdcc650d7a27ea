import ArgumentParser
import Foundation

/// A kind of package that a new one is a copy of.
///
/// Each is an ordinary package in `Assets/Templates`, which builds as it is.
enum Template: String, CaseIterable, ExpressibleByArgument {
  case app, document, menu, game, library

  /// The name of the package, of its module and of the beginning of its types, which the name of the new one replaces.
  static let placeholder = "Starter"

  /// The entry with which the manifest of a template depends on plumb-ui.
  static let dependency = ".package(name: \"plumb-ui\", path: \"../../..\")"

  /// The path from a template to the schema of `Plumb.json`.
  static let schema = "../../plumb.schema.json"

  /// The day of the first version in `Plumb.json`, which the present one replaces.
  static let day = "2026-11-28"

  /// Returns the folder of the template.
  ///
  /// - Parameter folders: the folders that may hold the templates, in the order of the search.
  /// - Throws: an error that names them if none does.
  func folder(in folders: [URL]) throws(NewFailure) -> URL {
    let found = folders.map { $0.appending(path: rawValue) }
      .first { FileKind($0.appending(path: "Package.swift")) == .file }
    if let found { return found }
    throw NewFailure(
      "The template \(rawValue) is missing: it is in none of "
        + "\(folders.map(\.path).joined(separator: ", ")). Name a checkout of plumb-ui with --engine."
    )
  }

  /// Returns the folders that may hold the templates: of a checkout that was named, of the one that a program was
  /// built from, and of the data that is installed with it.
  static func folders(checkout: URL?, executable: URL) -> [URL] {
    let checkouts = [checkout, EngineSource.checkout(of: executable)].compactMap(\.self)
    let installed = executable.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/plumb-ui/Templates")
    return checkouts.map { $0.appending(path: "Assets/Templates") } + [installed]
  }
}
