import ArgumentParser
import Foundation

/// Builds a program of a package and starts it.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds a program of a package and starts it.",
    usage: "plumb run [--release] [PRODUCT] [-- ARGUMENTS]",
    discussion: """
      The program takes the place of this command: it has its streams, gets its signals and sets its exit code. The \
      progress of the build is printed to standard error. With --watch the command stays beside the program and ends \
      with it.

      Every program draws or prints a window instead of opening it, without a display, if its first argument is one of:

        --render OUT.png   draws the window into a file
        --tree             prints every view with its type, its label and its frame
        --trace            prints who proposes which size to whom, and the answers

      as in plumb run -- --render out.png --size 400x300 --appearance dark. The other options of each, such as --scale, \
      --type-size, --language, --click X,Y and --at SECONDS, are listed by plumb run -- --render --help.
      """)

  @Argument(help: "The program; by default the only one of the package.")
  var product: String?

  @Argument(parsing: .postTerminator, help: "The arguments of the program.")
  var arguments: [String] = []

  @Flag(help: "Build with optimisation.")
  var release = false

  @Flag(help: "Show every saved change in the windows that are open.")
  var watch = false

  @Flag(help: "With --watch, use the debug build of the package as it is.")
  var skipBuild = false

  @Option(help: "The folder of the package; by default the one around the working folder.")
  var packagePath: String?

  @Option(help: "The folder of the build; by default .build in the package.")
  var scratchPath: String?

  func validate() throws {
    if skipBuild, !watch {
      throw ValidationError("--skip-build needs --watch; leave it out.")
    }
    if watch, release {
      throw ValidationError("--watch builds without optimisation; leave --release out.")
    }
  }

  func run() throws {
    let scratch = scratchPath.map { URL(filePath: $0).standardizedFileURL }
    if watch {
      let program = try awaitedProgram(scratch: scratch)
      var loop = try WatchLoop(
        root: program.package, product: program.product, arguments: arguments, scratch: scratch,
        skipsBuild: skipBuild)
      return try loop.run()
    }
    let run = try SwiftRun(program(), arguments: arguments, isOptimised: release, scratch: scratch)
    throw run.becomeProgram()
  }

  private func program() throws -> ProgramToRun {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "plumb-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try ProgramToRun(product, in: folder, scratch: scratch)
  }

  private var folder: URL { URL(filePath: packagePath ?? ".").standardizedFileURL }

  /// Returns the program as soon as the package can be read.
  private func awaitedProgram(scratch: URL?) throws -> ProgramToRun {
    let root = try ProgramToRun.package(around: folder)
    var found: ProgramToRun?
    try FirstBuild(root: root, scratch: scratch ?? root.appending(path: ".build")).run {
      found = try program()
      return true
    }
    return try found ?? program()
  }
}
