import Foundation
import PlumbFiles
import PreviewMessages

/// Builds a module as shared libraries, one after another, without SwiftPM.
struct ModuleLibrary {
  private(set) var module: BuildDescription.Command
  /// The object files of imported modules that the program which loads the library does not have.
  private(set) var objects: [String]
  /// A folder that belongs to these builds, kept for the next time.
  let scratch: URL
  /// The beginning of the names of the libraries.
  let name: String
  private var number = 0
  /// The contents of the sources in the latest build, by path.
  private var contents: [String: Data] = [:]
  /// The source files in the folders of the module that are not part of it.
  private var excluded: Set<String> = []

  /// The errors in the sources.
  struct CompilerErrors: Error {
    var problems: [PreviewProblem]
  }

  /// Creates the builds of a module, of which SwiftPM has just found the files.
  init(_ module: BuildDescription.Command, objects: [String], scratch: URL, name: String) {
    self.module = module
    self.objects = objects
    self.scratch = scratch
    self.name = name
    excluded = Set(filesInFolders).subtracting(module.inputs)
  }

  /// Sets the module and the object files, of which SwiftPM has just found the files.
  mutating func update(_ module: BuildDescription.Command, objects: [String]) {
    self.module = module
    self.objects = objects
    excluded = Set(filesInFolders).subtracting(module.inputs)
  }

  // MARK: Sources

  /// The folders with sources of the module, without folders below another one.
  var sourceFolders: [URL] {
    let folders = Set(
      module.inputs.filter { Self.isSource($0) && !Self.isGenerated($0) }
        .map { URL(filePath: $0).deletingLastPathComponent() })
    return folders.filter { folder in
      !folders.contains { $0 != folder && folder.path.hasPrefix("\($0.path)/") }
    }.sorted { $0.path < $1.path }
  }

  /// The source files that exist now, including files that were added since SwiftPM looked.
  var sources: [String] {
    let generated = module.inputs.filter { Self.isSource($0) && Self.isGenerated($0) }
    return generated.sorted() + filesInFolders.filter { !excluded.contains($0) }.sorted()
  }

  private var filesInFolders: [String] {
    sourceFolders.flatMap { folder -> [String] in
      let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
      return paths.filter { Self.isSource($0) && !$0.contains("/.") && !$0.hasPrefix(".") }
        .map { folder.appending(path: $0).path }
    }
  }

  private static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") }
  private static func isGenerated(_ path: String) -> Bool { path.contains("/.build/") }

  // MARK: Building

  /// Builds a library from the sources as they are now, and returns its path, which is a new one.
  ///
  /// - Parameters:
  ///   - extra: further source files.
  ///   - plugIn: the path of another compiler plug-in of plumb-ui; `nil` for the package's own.
  /// - Throws: `CompilerErrors` if they do not compile.
  mutating func build(adding extra: [URL] = [], plugIn: URL? = nil) throws -> URL {
    number += 1
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    if number == 1 { removeOldLibraries() }
    // Always the same one, as the compiler begins anew when its arguments change.
    let output = scratch.appending(path: "\(name).so")
    let sources = sources + extra.map(\.path)
    try removeResults(ofChangesIn: sources)
    let map = scratch.appending(path: "outputs.json")
    try Self.write(try outputFileMap(of: sources), to: map)
    let arguments = LibraryArguments(
      module: module, sources: sources, objects: objects, outputFileMap: map.path,
      library: output.path, plugIn: plugIn?.path)
    let run = try CommandRun(arguments.commandLine, log: scratch.appending(path: "output"))
    guard run.status == 0 else {
      throw CompilerErrors(problems: PreviewProblem.all(in: run, sources, by: "The compiler"))
    }
    let library = scratch.appending(
      path: "\(name)-\(ProcessInfo.processInfo.processIdentifier)-\(number).so")
    try FileManager.default.moveItem(at: output, to: library)
    return library
  }

  /// The path of the object file of a source file.
  func objectPath(of source: String) -> String {
    scratch.appending(path: "\(URL(filePath: source).lastPathComponent).o").path
  }

  /// Writes a file if its contents differ: the compiler compiles files again that are newer.
  static func write(_ data: Data, to file: URL) throws {
    if let old = try? RegularFile.data(of: file), old == data { return }
    try data.write(to: file, options: .atomic)
  }

  /// Removes the object files of sources that have changed since the previous build.
  ///
  /// The compiler compares times, and takes two changes within a second for one.
  ///
  /// - Throws: `CompilerErrors` for a source at which the compiler would wait for ever, such as a pipe.
  private mutating func removeResults(ofChangesIn sources: [String]) throws {
    try PreviewProblem.checkFiles(sources)
    for source in sources {
      let data = try? RegularFile.data(of: URL(filePath: source))
      if let old = contents[source], old != data {
        try? FileManager.default.removeItem(atPath: objectPath(of: source))
      }
      contents[source] = data
    }
  }

  /// Removes the libraries of earlier runs. A program that still uses one keeps its contents.
  private func removeOldLibraries() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    for name in names where name.hasSuffix(".so") {
      try? FileManager.default.removeItem(at: scratch.appending(path: name))
    }
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
}

extension PreviewProblem {
  /// Throws `ModuleLibrary.CompilerErrors` if source files, as far as they exist, cannot be read.
  static func checkFiles(_ paths: [String]) throws {
    let problems = paths.compactMap { path -> PreviewProblem? in
      do throws(RegularFile.Failure) {
        _ = try RegularFile.fileHandle(at: path, limit: RegularFile.largestText)
        return nil
      } catch .missing {
        return nil
      } catch {
        return PreviewProblem(
          file: URL(filePath: path).lastPathComponent, line: 0,
          message: "\(path) cannot be read: \(error). \(FileProblem.advice(for: error))")
      }
    }
    guard problems.isEmpty else { throw ModuleLibrary.CompilerErrors(problems: problems) }
  }

  /// Returns the errors in the output of a command that has failed, each once.
  ///
  /// - Parameters:
  ///   - files: the paths of the source files.
  ///   - name: the name of the command, for an error without a place.
  static func all(in run: CommandRun, _ files: [String], by name: String) -> [PreviewProblem] {
    let errors = Diagnostic.errors(in: run.output, files: Set(files))
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
      PreviewProblem(file: "", line: 0, message: "\(name) ended with \(run.status): \(end)")
    ]
  }
}
