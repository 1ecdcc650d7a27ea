import Foundation

/// A package with a program that is bundled, and what its `Plumb.json` says.
struct BundledPackage {
  /// The folder with `Package.swift`.
  let folder: URL
  let description: BundleDescription
  /// The executable product.
  let product: String

  /// The name of the file.
  static let fileName = "Plumb.json"

  /// The name of the program's file.
  var command: String { description.command ?? product }

  /// Finds the program of a package.
  ///
  /// - Parameters:
  ///   - folder: a folder of the package.
  ///   - product: the executable product; `nil` for the one that `Plumb.json` names, or else the only one.
  ///   - scratch: a folder for files that are needed meanwhile.
  init(at folder: URL, product: String?, scratch: URL) throws {
    let start = folder.standardizedFileURL.resolvingSymlinksInPath()
    guard let root = try PackageManifest.package(around: start) else {
      throw BundleFailure(
        "There is no Package.swift in \(folder.path) or above it. Go to the folder of the package.")
    }
    self.folder = root
    description = try Self.description(in: root)
    let manifest = try PackageManifest.ofProgram(in: root, scratch: scratch)
    try manifest.checkSources(in: root)
    self.product = try Self.product(
      product ?? description.product, among: manifest.executables, of: manifest.name)
  }

  private static func description(in folder: URL) throws(BundleFailure) -> BundleDescription {
    let places = [fileName, "Assets/\(fileName)"].map { folder.appending(path: $0) }
    guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw BundleFailure(
        "There is no \(places[0].path). Write one with the keys"
          + " \(BundleDescription.Keys.file.required.joined(separator: ", ")).")
    }
    return try BundleDescription(contentsOf: file)
  }

  /// Returns the product with a name, or the only one.
  static func product(
    _ name: String?, among executables: [String], of package: String
  ) throws(BundleFailure) -> String {
    let list = executables.joined(separator: ", ")
    if let name {
      guard executables.contains(name) else {
        throw BundleFailure(
          "The package \(package) has no executable product \(name)"
            + (executables.isEmpty ? "." : "; name one of \(list)."))
      }
      return name
    }
    guard let first = executables.first else {
      throw BundleFailure(
        "The package \(package) has no executable product. Add an executableTarget to Package.swift."
      )
    }
    guard executables.count == 1 else {
      throw BundleFailure(
        "The package \(package) has several programs. Name one of \(list), or write it as product"
          + " into \(fileName).")
    }
    return first
  }
}

extension PackageManifest {
  /// The names of the executable products: those of the manifest, and those of executable targets that are in none.
  var executables: [String] {
    let own = products.filter(\.isExecutable)
    let targets = targets.filter { target in
      target.type == "executable" && !own.contains { $0.targets.contains(target.name) }
    }
    return own.map(\.name) + targets.map(\.name)
  }
}
