import Foundation
import PlumbFiles
import PreviewMessages

/// The package of a watched program.
struct WatchedPackage {
  /// The folder with `Package.swift`.
  let root: URL
  /// The folder of the build.
  let scratch: URL

  /// The product of plumb-ui with the program that loads libraries.
  static let hostProduct = "PlumbPreview"

  /// An error with a sentence for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter scratch: the folder of the build; `nil` for the one in the package.
  init(root: URL, scratch: URL? = nil) {
    self.root = root.standardizedFileURL.resolvingSymlinksInPath()
    self.scratch = scratch ?? self.root.appending(path: ".build")
  }

  var manifest: URL { root.appending(path: "Package.swift") }

  /// The folder of the products.
  private var products: URL { scratch.appending(path: "debug").resolvingSymlinksInPath() }

  /// The folder of the files for programs that are watched.
  var runFolder: URL { products.appending(path: "plumb-run") }

  /// Builds a product, with the progress on standard output. Returns whether that succeeds.
  func build(_ product: String) throws -> Bool {
    try SourceFolder(root.appending(path: "Sources")).check()
    return try CommandRun(command(product)).status == 0
  }

  /// Builds a product again.
  ///
  /// - Throws: `ModuleLibrary.CompilerErrors` if it does not build.
  func rebuild(_ product: String, sources: [String]) throws {
    try FileManager.default.createDirectory(at: runFolder, withIntermediateDirectories: true)
    try PreviewProblem.checkFiles([manifest.path] + sources)
    let run = try CommandRun(command(product), log: runFolder.appending(path: "build.log"))
    guard run.status == 0 else {
      throw ModuleLibrary.CompilerErrors(
        problems: PreviewProblem.all(in: run, sources, by: "swift build"))
    }
  }

  private func command(_ product: String) -> [String] {
    ["swift", "build", "--package-path", root.path, "--scratch-path", scratch.path]
      + ["--product", product]
  }

  /// Reads how SwiftPM builds the package.
  func description() throws -> BuildDescription {
    let file = scratch.appending(path: "debug.yaml")
    guard let text = try RegularFile.textIfThere(of: file) else {
      throw Failure(
        description: "There is no debug build in \(scratch.path); see the errors above.")
    }
    return BuildDescription(text)
  }

  /// The files and folders of resources beside the program, whose changes need a new start.
  var resources: SourceSnapshot {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    return SourceSnapshot(
      names.filter { $0.hasSuffix(".resources") }.flatMap { name in
        let bundle = products.appending(path: name)
        let below = FileManager.default.subpaths(atPath: bundle.path) ?? []
        return below.map { bundle.appending(path: $0).path }
      })
  }
}
