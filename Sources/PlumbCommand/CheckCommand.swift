import ArgumentParser
import Foundation
import PlumbFiles

/// Type-checks source files and prints the features that they lack.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Type-checks SwiftUI sources, and prints what is missing.",
    discussion: """
      Each target of an Xcode project or of a package is checked with its own files, and a folder \
      without either as one module; tests are not checked. The table has a row for everything \
      that is missing: the number of files that lack nothing else, the number of files that use it, \
      and a place where it is used. The status is 0 if all files compile.
      """)

  @Argument(help: "The folder of the sources, or a file.")
  var path: String

  @Option(help: "The folder of the build; by default that of this program.")
  var buildPath: String?

  @Option(help: "The version of the language, 5 or 6; by default that of the project, or else 5.")
  var swiftVersion: String?

  @Option(help: "The largest number of rows of a table.")
  var rows = 40

  @Flag(help: "Check each file as a module of its own.")
  var separately = false

  @Flag(help: "List the files that do not compile, with what each lacks.")
  var files = false

  func validate() throws {
    if let swiftVersion, !["5", "6"].contains(swiftVersion) {
      throw ValidationError("The version of the language is 5 or 6, not \(swiftVersion).")
    }
    guard rows > 0 else { throw ValidationError("The number of rows is at least 1, not \(rows).") }
  }

  func run() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "plumb-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let modules = try BuiltModules(
      at: buildPath, executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
    let checker = TypeChecker(
      modules: modules, languageVersion: swiftVersion, scratch: scratch)
    let programs = try SourceProgram.all(
      at: URL(filePath: path).standardizedFileURL, scratch: scratch)
    var compiles = programs.allSatisfy(\.isComplete)
    for step in CheckPlan(programs).steps {
      let report = try separately ? checker.checkFiles(of: step) : checker.check(step)
      compiles = compiles && report.compiles
      try StandardStream.print("\(report.text(limit: rows))\n")
      if files, !report.fileText.isEmpty { try StandardStream.print("\(report.fileText)\n") }
    }
    for program in programs where !program.remarks.sentences.isEmpty {
      try StandardStream.print(program.remarkText)
    }
    if !compiles { throw ExitCode.failure }
  }
}
