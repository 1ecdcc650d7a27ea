import Foundation

/// A program that a package builds.
struct ProgramToRun: Equatable {
  /// The folder with `Package.swift`.
  let package: URL
  /// The name of the product.
  let product: String

  /// An error that is told in a sentence: the fact, the place and a way on.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Finds the package that a folder belongs to, and a program of it.
  ///
  /// - Parameters:
  ///   - name: the name of the program; `nil` for the only one.
  ///   - scratch: a folder for the files that SwiftPM writes while it reads the package.
  /// - Throws: an error if the folder belongs to no package, or the package has no such program, or several and
  ///   no name is given.
  init(_ name: String?, in folder: URL, scratch: URL) throws {
    package = try Self.package(around: folder)
    let manifest = try PackageManifest.ofProgram(in: package, scratch: scratch)
    try manifest.checkSources(in: package)
    product = try Self.choose(name, of: manifest.programs, package: package)
  }

  /// Returns the package that a folder belongs to.
  static func package(around folder: URL) throws -> URL {
    if let found = try PackageManifest.package(around: folder) { return found }
    throw Failure(
      description:
        "\(folder.path.printable) belongs to no package: neither it nor a folder above it has a Package.swift."
        + " Change to the folder of a package, or name it with --package-path.")
  }

  /// Returns the name of the program that is meant, of those that the package has.
  static func choose(
    _ name: String?, of programs: [String], package: URL
  ) throws(Failure) -> String {
    let place = "The package in \(package.path.printable)"
    let list = programs.joined(separator: ", ")
    guard let first = programs.first else {
      throw Failure(
        description: "\(place) has no program. Add an .executableTarget to its Package.swift.")
    }
    if let name {
      guard programs.contains(name) else {
        throw Failure(
          description: "\(place) has no program \(name.printable). Its programs are: \(list).")
      }
      return name
    }
    guard programs.count == 1 else {
      throw Failure(
        description: "\(place) has several programs: \(list). Name one, as in plumb run \(first).")
    }
    return first
  }
}

extension PackageManifest {
  /// The names of the programs, also of targets for which SwiftPM makes a product of the same name.
  var programs: [String] {
    let declared = products.filter(\.isExecutable)
    let covered = Set(declared.flatMap(\.targets))
    let others = targets.filter { $0.type == "executable" && !covered.contains($0.name) }
    return (declared.map(\.name) + others.map(\.name)).sorted()
  }
}
