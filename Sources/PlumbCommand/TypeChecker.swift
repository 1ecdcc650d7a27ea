import AssetCatalogSymbols
import Foundation

/// Type-checks programs with the compiler of the toolchain.
struct TypeChecker {
  var modules: BuiltModules
  /// The version of the language, 5 or 6.
  var languageVersion = "5"
  /// A folder for files that the compiler reads.
  var scratch: URL

  /// The error that the compiler cannot be used.
  struct CompilerError: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns a program's files with what each lacks.
  func check(_ program: SourceProgram) throws -> CheckReport {
    var sources = Sources(program.files, scratch: scratch)
    var errors: [Diagnostic] = []
    let extra = try generatedFiles(of: program)
    // The compiler stops at the first absent module of a file, so imports are removed one by one.
    while true {
      let found = try errorsOfCompiler(in: sources.compiled + extra).map(sources.original)
      let absent = try found.filter { error in
        try MissingFeature(error.message).kind == .module
          && sources.removeLine(error.line, of: error.path)
      }
      // Modules of the program itself are checked as a part of it.
      errors += absent.filter { error in
        let name = MissingFeature(error.message).name.dropFirst("import ".count)
        return !program.folderNames.contains(String(name))
      }
      if absent.isEmpty {
        errors += found
        return report(of: program, errors: errors)
      }
    }
  }

  /// Returns a program's files with what each lacks as a module of its own.
  func checkFiles(of program: SourceProgram) throws -> CheckReport {
    var report = CheckReport(name: program.name, files: [])
    for file in program.files {
      var part = program
      part.files = [file]
      let checked = try check(part)
      report.files += checked.files
      report.generalErrors += checked.generalErrors
    }
    report.generalErrors = Array(Set(report.generalErrors)).sorted()
    return report
  }

  private func report(of program: SourceProgram, errors: [Diagnostic]) -> CheckReport {
    let byPath = Dictionary(grouping: errors, by: \.path)
    let root = "\(program.folder.path)/"
    let files = program.files.map { url in
      CheckedFile(
        path: String(url.path.trimmingPrefix(root)), errors: byPath[url.path] ?? [])
    }
    let known = Set(program.files.map(\.path))
    let others = errors.filter { !known.contains($0.path) }.map(\.message)
    return CheckReport(
      name: program.name, files: files, generalErrors: Array(Set(others)).sorted())
  }

  /// Writes the file of the symbols of the program's asset catalogues.
  private func generatedFiles(of program: SourceProgram) throws -> [URL] {
    guard !program.catalogues.isEmpty else { return [] }
    var assets = AssetNamespace()
    for catalogue in program.catalogues { try assets.add(contentsOf: catalogue) }
    let source = SymbolWriter.source(of: assets, module: "SwiftUI")
    let file = scratch.appending(path: "GeneratedAssetSymbols.swift")
    // The name of the bundle is that which SwiftPM generates; here it only has to be there.
    let accessor =
      "\nextension Foundation.Bundle { fileprivate static var module: Bundle { .main } }\n"
    try Data((source + accessor).utf8).write(to: file)
    return [file]
  }

  private func errorsOfCompiler(in files: [URL]) throws -> [Diagnostic] {
    let list = scratch.appending(path: "arguments")
    var arguments = [
      "-typecheck", "-wmo", "-module-name", "Program", "-swift-version", languageVersion,
      "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
    if !files.contains(where: { $0.lastPathComponent == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    arguments += try modules.arguments(scratch: scratch) + files.map(\.path)
    // A file, as a command line has a largest length.
    let quoted = arguments.map {
      "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    let (status, output) = try Self.run(["swiftc", "@\(list.path)"], scratch: scratch)
    let errors = Diagnostic.errors(in: output, files: Set(files.map(\.path)))
    guard status == 0 || !errors.isEmpty else {
      throw CompilerError(description: "The compiler ended with \(status): \(output.suffix(400))")
    }
    guard !output.contains("Stack dump:") else {
      throw CompilerError(
        description: "The compiler crashed. Check parts of the folder, to find the file.")
    }
    return errors
  }

  /// Runs a command of the search path and returns its status and what it printed.
  private static func run(_ command: [String], scratch: URL) throws -> (Int32, String) {
    let log = scratch.appending(path: "output")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    if process.terminationStatus == 127 {
      throw CompilerError(description: "There is no swiftc on the search path.")
    }
    let output = try Data(contentsOf: log)
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
