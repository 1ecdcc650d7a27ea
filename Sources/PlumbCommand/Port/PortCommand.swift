import ArgumentParser
import Foundation
import PlumbFiles

/// Writes a package for Linux beside a project for Apple's systems.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Writes a package for Linux beside a project, builds it and says what is missing.",
    discussion: """
      The project is an .xcodeproj, an app for Swift Playgrounds, a package or a folder with one of them. It stays as \
      it is: the package has links to its folders. A later run brings the package up to date. The report has \
      everything that is left out, the errors of the compiler by file and line, and proposed changes as a patch, which \
      --apply writes into copies inside the package. Everything after -- is handed to swift build, such as -c release. \
      The status is 0 if the package builds.
      """)

  @Argument(help: "The project: an .xcodeproj, a .swiftpm, a Package.swift, or a folder.")
  var project: String

  @Option(
    help: "The folder of the package; by default NAME-Linux beside the folder of the project.")
  var into: String?

  @Option(help: "The target of the app, if the project has several.")
  var target: String?

  @Flag(help: "Write the proposed changes into copies inside the package.")
  var apply = false

  @Flag(name: .customLong("no-build"), help: "Write the package without building it.")
  var skipsBuild = false

  @Option(
    help:
      "The checkout of plumb-ui, or its address with a branch after a #; by default the checkout of this program."
  )
  var engine: String?

  @Argument(
    parsing: .postTerminator, help: ArgumentHelp("Flags of swift build.", valueName: "flag"))
  var flags: [String] = []

  func run() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "plumb-port-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw PortFailure(writing: scratch, error, advice: PortSentences.temporaryFiles)
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    let engine =
      if let engine {
        try EngineSource(engine)
      } else {
        try EngineSource(executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
      }
    let app = try Self.app(
      at: URL(filePath: project).standardizedFileURL, target: target, scratch: scratch)
    let folder =
      into.map { URL(filePath: $0).standardizedFileURL } ?? PortedPackage.usualFolder(for: app)
    var run = PortRun(
      package: try PortedPackage(app, in: folder, engine: engine), appliesChanges: apply,
      flags: flags)
    if skipsBuild {
      try run.write()
    } else {
      try run.writeAndBuild { package in
        try PortBuild(package, flags: flags, log: scratch.appending(path: "build"))
      }
    }
    try StandardStream.print("\(run.report.text)\n")
    if let build = run.build, !build.succeeded { throw ExitCode.failure }
  }

  /// Returns the app of a project.
  static func app(at url: URL, target: String?, scratch: URL) throws(PortFailure) -> PortedApp {
    var app =
      switch try ProjectPlace(at: url) {
      case .folder(let folder): try FolderApp.app(in: folder)
      case .package(let folder): try packageApp(folder, target: target, scratch: scratch)
      case .xcode(let project): try xcodeApp(project, target: target, scratch: scratch)
      }
    guard app.modules.contains(where: { !$0.sources.isEmpty }) else {
      throw PortFailure(
        "The app \(app.name) of \(app.project.path) has no Swift file that is there. Take the sources from the repository."
      )
    }
    app.useFreeNames()
    app.dropNamesakes()
    if let sentence = PortSentences.packages(app.packages) { app.remarks.add(.part, sentence) }
    return app
  }

  private static func xcodeApp(
    _ project: URL, target: String?, scratch: URL
  ) throws(PortFailure) -> PortedApp {
    let reader = try XcodeApp(at: project, scratch: scratch)
    let folder = project.deletingLastPathComponent()
    if !reader.hasApp, FileKind(folder.appending(path: "Package.swift")) == .file {
      return try packageApp(folder, target: target, scratch: scratch)
    }
    return try reader.app(named: target)
  }

  private static func packageApp(
    _ folder: URL, target: String?, scratch: URL
  ) throws(PortFailure) -> PortedApp {
    guard !EngineSource.isCheckout(folder) else {
      throw PortFailure(
        "\(folder.path) is plumb-ui itself, whose programs run on Linux as they are. Name the folder of a project."
      )
    }
    return try PackageApp(in: folder, scratch: scratch).app(named: target)
  }
}
