import Foundation
import PlumbFiles

/// The package of a source file with previews.
struct PreviewedPackage {
  /// The folder with `Package.swift`.
  let root: URL

  /// Finds the package in the folders above a file.
  init(containing file: URL) throws {
    let start = file.deletingLastPathComponent()
    guard let found = try PackageManifest.package(around: start) else {
      throw PreviewCommand.Failure(
        description: "\(file.path) belongs to no package: no folder above it has a Package.swift.")
    }
    root = found
  }

  private var buildFolder: URL { root.appending(path: ".build/debug") }

  /// The product with the window.
  private static let host = "PlumbPreview"

  /// Builds the package and the program with the window.
  ///
  /// - Parameters:
  ///   - file: the file whose previews are shown.
  ///   - skipsBuild: whether the debug build is used as it is.
  ///   - waits: whether a build that fails is done again after the next change.
  /// - Returns: the builds of the previews, and the program.
  func prepare(_ file: URL, skipsBuild: Bool, waits: Bool) throws -> (PreviewBuild, URL) {
    if !skipsBuild {
      let host = ["--product", Self.host]
      if waits {
        let build = FirstBuild(root: root, scratch: root.appending(path: ".build"))
        try build.run { try isBuilt(host) }
      } else {
        try self.build(host)
      }
    }
    var description = try readDescription()
    if !skipsBuild, let module = description.module(with: file.path) {
      // Errors of the target itself appear in the window.
      try? build(["--target", module.moduleName])
      description = try readDescription()
    }
    guard let module = description.module(with: file.path) else {
      throw PreviewCommand.Failure(
        description: "\(file.path) belongs to no target of the package \(root.lastPathComponent).")
    }
    guard let link = description.executable(named: Self.host) else {
      throw PreviewCommand.Failure(
        description:
          "The package \(root.lastPathComponent) does not depend on plumb-ui, which has the"
          + " window of previews. Add the dependency to its Package.swift.")
    }
    let program = try linkHost(link)
    let hosted = Set(link.inputs)
    let objects = description.objects(importedBy: module).filter { !hosted.contains($0) }
    let scratch = buildFolder.appending(path: "previews/\(module.moduleName)")
    return (
      PreviewBuild(file: file, module: module, objects: objects, scratch: scratch), program
    )
  }

  private func readDescription() throws -> BuildDescription {
    let file = root.appending(path: ".build/debug.yaml")
    guard let text = try RegularFile.textIfThere(of: file) else {
      throw PreviewCommand.Failure(
        description: "There is no debug build in \(root.path). Build the package with swift build.")
    }
    return BuildDescription(text)
  }

  private func isBuilt(_ arguments: [String]) throws -> Bool {
    try SourceFolder(root.appending(path: "Sources")).check()
    return try CommandRun(["swift", "build", "--package-path", root.path] + arguments).status == 0
  }

  private func build(_ arguments: [String]) throws {
    guard try isBuilt(arguments) else {
      throw PreviewCommand.Failure(
        description: "The package \(root.lastPathComponent) does not build; see the errors above.")
    }
  }

  /// Links the program with the window anew, with its symbols visible to libraries, if it is older than
  /// SwiftPM's program.
  private func linkHost(_ link: BuildDescription.Command) throws -> URL {
    let program = buildFolder.appending(path: "plumb-preview-window")
    let built = buildFolder.appending(path: Self.host)
    if let date = Self.modificationDate(program), let other = Self.modificationDate(built),
      date > other
    {
      return program
    }
    var arguments = link.arguments
    if let index = arguments.firstIndex(of: "-o"), arguments.indices.contains(index + 1) {
      arguments[index + 1] = program.path
    }
    arguments += ["-use-ld=lld", "-Xlinker", "--export-dynamic"]
    let log = buildFolder.appending(path: "plumb-preview-window.log")
    let run = try CommandRun(arguments, log: log)
    guard run.status == 0 else {
      throw PreviewCommand.Failure(
        description: "The window of previews cannot be linked: \(run.output.suffix(400))")
    }
    return program
  }

  private static func modificationDate(_ url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }
}
