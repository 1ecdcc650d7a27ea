import Foundation
import PreviewMessages

/// Builds the previews of a source file as shared libraries, one after another.
struct PreviewBuild {
  /// The source file.
  let file: URL
  let module: BuildDescription.Command
  /// The object files of imported modules that the program with the window does not have.
  let objects: [String]
  /// A folder that belongs to these builds, kept for the next time.
  let scratch: URL
  private var number = 0
  /// The contents of the sources in the latest build, by path.
  private var contents: [String: Data] = [:]

  /// A library with the functions that register its previews.
  struct Library: Equatable {
    var path: String
    var symbols: [String]
  }

  /// The errors in the sources.
  struct CompilerErrors: Error {
    var problems: [PreviewProblem]
  }

  init(file: URL, module: BuildDescription.Command, objects: [String], scratch: URL) {
    self.file = file
    self.module = module
    self.objects = objects
    self.scratch = scratch
  }

  /// The folders with sources of the module, without folders below another one.
  var sourceFolders: [URL] {
    let folders = Set(writtenSources.map { $0.deletingLastPathComponent() })
    return folders.filter { folder in
      !folders.contains { $0 != folder && folder.path.hasPrefix("\($0.path)/") }
    }.sorted { $0.path < $1.path }
  }

  /// The source files that are not generated.
  private var writtenSources: [URL] {
    module.inputs.filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .map { URL(filePath: $0) }
  }

  /// The source files that exist now, including files that were added since SwiftPM looked.
  var sources: [String] {
    let generated = module.inputs.filter { $0.hasSuffix(".swift") && $0.contains("/.build/") }
    let written = sourceFolders.flatMap { folder -> [String] in
      let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
      return paths.filter { $0.hasSuffix(".swift") && !$0.contains("/.") && !$0.hasPrefix(".") }
        .map { folder.appending(path: $0).path }
    }
    return generated.sorted() + written.sorted()
  }

  /// Builds a library from the sources as they are now.
  ///
  /// - Throws: `CompilerErrors` if they do not compile.
  mutating func build() throws -> Library {
    number += 1
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    if number == 1 { removeOldLibraries() }
    // Always the same one, as the compiler begins anew when its arguments change.
    let output = scratch.appending(path: "previews.so")
    let entry = try writeEntry()
    let sources = sources + [entry.path]
    removeResults(ofChangesIn: sources)
    let map = scratch.appending(path: "outputs.json")
    try Self.write(try outputFileMap(of: sources), to: map)
    let arguments = PreviewArguments(
      module: module, sources: sources, objects: objects, outputFileMap: map.path,
      library: output.path, plugIn: try copyPlugIn().path)
    let run = try CommandRun(arguments.commandLine, log: scratch.appending(path: "output"))
    guard run.status == 0 else { throw CompilerErrors(problems: problems(in: run, sources)) }
    let library = scratch.appending(
      path: "previews-\(ProcessInfo.processInfo.processIdentifier)-\(number).so")
    try FileManager.default.moveItem(at: output, to: library)
    return Library(path: library.path, symbols: try symbols())
  }

  /// Removes the object files of sources that have changed since the previous build.
  ///
  /// The compiler compares times, and takes two changes within a second for one.
  private mutating func removeResults(ofChangesIn sources: [String]) {
    for source in sources {
      let data = try? Data(contentsOf: URL(filePath: source))
      if let old = contents[source], old != data {
        try? FileManager.default.removeItem(atPath: objectPath(of: source))
      }
      contents[source] = data
    }
  }

  /// Removes the libraries of earlier runs. A window that still uses one keeps its contents.
  private func removeOldLibraries() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    for name in names where name.hasSuffix(".so") {
      try? FileManager.default.removeItem(at: scratch.appending(path: name))
    }
  }

  /// Copies the compiler plug-in to the name with which it expands previews.
  private func copyPlugIn() throws -> URL {
    let mark = PreviewArguments.plugInMark
    let copy = scratch.appending(path: "PlumbMacros-preview")
    guard let original = module.arguments.first(where: { $0.hasSuffix(mark) }) else { return copy }
    let data = try Data(contentsOf: URL(filePath: String(original.dropLast(mark.count))))
    if (try? Data(contentsOf: copy)) != data {
      try data.write(to: copy)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    }
    return copy
  }

  private func symbols() throws -> [String] {
    let object = try Data(contentsOf: URL(filePath: objectPath(of: file.path)))
    let names = PreviewSymbols.names(
      in: object, file: "\(module.moduleName)/\(file.lastPathComponent)")
    return names + [PreviewProviders.symbol]
  }

  private func problems(in run: CommandRun, _ sources: [String]) -> [PreviewProblem] {
    let errors = Diagnostic.errors(in: run.output, files: Set(sources))
    // A file is read for several others, and its errors are printed as often.
    let problems = errors.reduce(into: [PreviewProblem]()) { problems, error in
      let problem = PreviewProblem(
        file: URL(filePath: error.path).lastPathComponent, line: error.line,
        message: error.message)
      if !problems.contains(problem) { problems.append(problem) }
    }
    guard problems.isEmpty else { return problems }
    let end = run.output.suffix(400)
    return [
      PreviewProblem(file: "", line: 0, message: "The compiler ended with \(run.status): \(end)")
    ]
  }

  /// Writes the file that registers the previews of the file's providers.
  private func writeEntry() throws -> URL {
    let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let entry = scratch.appending(path: "PreviewEntry.swift")
    try Self.write(
      Data(PreviewProviders.entry(for: PreviewProviders.names(in: source)).utf8), to: entry)
    return entry
  }

  private func objectPath(of source: String) -> String {
    scratch.appending(path: "\(URL(filePath: source).lastPathComponent).o").path
  }

  private func outputFileMap(of sources: [String]) throws -> Data {
    var map = [
      "": ["swift-dependencies": scratch.appending(path: "module.swiftdeps").path]
    ]
    for source in sources {
      let object = objectPath(of: source)
      map[source] = ["object": object, "swift-dependencies": "\(object.dropLast(2)).swiftdeps"]
    }
    return try JSONSerialization.data(withJSONObject: map, options: .sortedKeys)
  }

  /// Writes a file if its contents differ: the compiler compiles files again that are newer.
  private static func write(_ data: Data, to file: URL) throws {
    if let old = try? Data(contentsOf: file), old == data { return }
    try data.write(to: file)
  }
}
