import ArgumentParser
import Foundation
import PlumbFiles
import PreviewMessages

/// Shows the previews of a source file.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the previews of a source file, and follows its changes.",
    discussion: """
      The file belongs to a package that depends on plumb-ui, which is built first. Then the window \
      shows every #Preview and every PreviewProvider of the file, and each saved change of the \
      target's sources. With --render, the previews are drawn to PNG files instead.
      """)

  @Argument(help: "The Swift file with the previews.")
  var file: String

  @Option(help: "Draw the previews to PNG files in this folder, without a window.")
  var render: String?

  @Flag(help: "Use the debug build of the package as it is.")
  var skipBuild = false

  /// An error with a sentence for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func run() throws {
    let url = URL(filePath: file).standardizedFileURL.resolvingSymlinksInPath()
    guard url.pathExtension == "swift", FileManager.default.fileExists(atPath: url.path) else {
      throw Failure(description: "There is no Swift file \(url.path).")
    }
    _ = try RegularFile.text(of: url)
    let package = try PreviewedPackage(containing: url)
    let (build, program) = try package.prepare(
      url, skipsBuild: skipBuild, waits: render == nil)
    if let render {
      try draw(build, with: program, folder: URL(filePath: render))
    } else {
      var loop = PreviewLoop(
        build: build, window: PreviewWindow(program: program, file: url.lastPathComponent))
      try loop.run()
    }
  }

  private func draw(_ build: PreviewBuild, with program: URL, folder: URL) throws {
    var build = build
    do {
      let library = try build.build()
      let run = try CommandRun(
        [program.path, "--render", folder.path, library.path] + library.symbols)
      if run.status != 0 { throw ExitCode(run.status) }
    } catch let error as ModuleLibrary.CompilerErrors {
      throw Failure(description: error.problems.map(\.description).joined(separator: "\n"))
    }
  }
}
