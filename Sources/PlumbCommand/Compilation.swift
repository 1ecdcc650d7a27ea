import Foundation

/// One run of the compiler over the files of a module.
struct Compilation {
  /// The arguments besides the ones of every run.
  var arguments: [String]
  var files: [String]
  /// A folder for its files.
  var folder: URL
  /// The file for the module.
  var module: URL

  /// The error that the compiler cannot be used.
  struct CompilerError: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the errors of the compiler.
  ///
  /// All are found in one run: absent modules are errors like any other here, while the compiler
  /// would normally report nothing else, and a module is written in spite of errors, for modules
  /// that import it.
  func run() throws -> [Diagnostic] {
    try FileManager.default.createDirectory(
      at: module.deletingLastPathComponent(), withIntermediateDirectories: true)
    let run = try compile(["-emit-module", "-emit-module-path", module.path, "-wmo"])
    guard Self.hasCrashed(run.output) else { return try errors(in: run) }
    // Each file in a process of its own, so that the others are checked.
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let single = try compile([
      "-typecheck", "-disable-batch-mode", "-j", "\(cores)", "-continue-building-after-errors",
    ])
    let crashed = Self.crashedFiles(in: single.output)
    let crashes = crashed.map {
      Diagnostic(path: $0, line: 1, message: "the compiler crashes on this file")
    }
    let whole = Diagnostic(path: "", line: 0, message: "the compiler crashes on the files together")
    return try errors(in: single) + (crashed.isEmpty ? [whole] : crashes)
  }

  /// Whether a compiler has ended by a signal.
  static func hasCrashed(_ output: String) -> Bool {
    output.split(separator: "\n").contains {
      $0 == "Stack dump:" || $0.hasPrefix("error: compile command failed due to signal")
        || $0.hasPrefix("error: emit-module command failed due to signal")
    }
  }

  /// Returns the files on which compilers of single files have crashed.
  static func crashedFiles(in output: String) -> Set<String> {
    Set(
      output.split(separator: "\n").filter { $0.hasPrefix("0.\tProgram arguments:") }
        .compactMap { $0.firstMatch(of: /-primary-file (\S+)/).map { String($0.1) } })
  }

  private func errors(in run: CommandRun) throws -> [Diagnostic] {
    let errors = Diagnostic.errors(in: run.output, files: Set(files)).filter {
      // Errors about a module that was written in spite of errors, or about a process whose own
      // errors are listed.
      !$0.message.hasPrefix("allowing deserialization of ")
        && !$0.message.contains("command failed due to signal")
    }
    guard run.status == 0 || !errors.isEmpty || Self.hasCrashed(run.output) else {
      throw CompilerError(
        description: "The compiler ended with \(run.status): \(run.output.suffix(400))")
    }
    return errors
  }

  private func compile(_ mode: [String]) throws -> CommandRun {
    let line = mode + Self.common + arguments + files
    // A file, as a command line has a largest length.
    let quoted = line.map {
      "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    let list = folder.appending(path: "arguments")
    try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    // The compiler leaves folders behind.
    return try CommandRun(
      ["TMPDIR=\(folder.path)", "swiftc", "@\(list.path)"], log: folder.appending(path: "output"))
  }

  private static let common =
    ["-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    + [
      "-show-diagnostics-after-fatal", "-experimental-allow-module-with-compiler-errors",
      // In seconds of the processor; the default lets the compiler go on for ten minutes.
      "-solver-expression-time-threshold=10",
    ].flatMap { ["-Xfrontend", $0] }
}
