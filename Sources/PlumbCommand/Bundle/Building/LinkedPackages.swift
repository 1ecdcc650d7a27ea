import Foundation

/// The packages of a program's sources: its own and those that it needs.
struct LinkedPackages {
  /// A package in its checkout.
  struct Package: Equatable, Decodable {
    var name: String
    var url: String
    var path: String
    var dependencies: [Package]
    /// The version that SwiftPM has chosen, `unspecified` for a folder.
    var version: String? = nil

    var folder: URL { URL(filePath: path) }

    var isEngine: Bool { FileKind(folder.appending(path: "Sources/PlumbUI")) == .folder }
  }

  /// The program's own package.
  let root: Package
  /// All others, sorted by their names.
  let others: [Package]

  /// Asks SwiftPM.
  ///
  /// - Parameters:
  ///   - package: the folder of the program's package.
  ///   - scratchPath: the folder of its build.
  ///   - scratch: a folder for files that are needed meanwhile.
  init(of package: URL, scratchPath: URL, scratch: URL) throws {
    let run = try CommandRun(
      [
        "swift", "package", "--package-path", package.path, "--scratch-path", scratchPath.path,
        "show-dependencies", "--format", "json",
      ], log: scratch.appending(path: "dependencies"))
    // Around the output are the warnings.
    guard run.status == 0,
      let start = run.output.firstRange(of: "\n{\n") ?? run.output.firstRange(of: "{"),
      let end = run.output.lastIndex(of: "}"),
      let root = try? JSONDecoder().decode(
        Package.self, from: Data(run.output[start.lowerBound...end].utf8))
    else {
      throw BundleFailure(
        "SwiftPM does not name the packages that the program needs: \(run.output.suffix(300))")
    }
    self.init(root)
  }

  /// Uses a tree of packages, in which one may be several times.
  init(_ root: Package) {
    self.root = root
    var found: [String: Package] = [:]
    var pending = root.dependencies
    while let package = pending.popLast() {
      if found.updateValue(package, forKey: package.path) == nil { pending += package.dependencies }
    }
    others = found.values.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }

  /// The packages that are compiled for the program, without the engine and what only it needs.
  var packagesBesideEngine: [Package] {
    var found: [Package] = []
    var pending = [root]
    while let package = pending.popLast() {
      guard !package.isEngine, !found.contains(where: { $0.path == package.path }) else { continue }
      found.append(package)
      pending += package.dependencies
    }
    return found
  }

  /// The checkout of the engine, which has the fonts; `nil` if the program is drawn without it.
  var engine: URL? {
    ([root] + others).first(where: \.isEngine)?.folder
  }
}
