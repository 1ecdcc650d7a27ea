import Foundation

/// A build of a ported package.
struct PortBuild {
  /// An error in a source of the app.
  struct SourceError: Hashable {
    /// The file of the project, or the copy of it.
    var file: URL
    /// The line of the original, also for a copy.
    var line: Int
    var message: String
  }

  var succeeded = false
  var errors: [SourceError] = []
  /// Errors that belong to no source of the app: of the manifest, of packages, of the linker.
  var general: [String] = []

  /// Builds a package.
  ///
  /// - Parameters:
  ///   - flags: further arguments of `swift build`.
  ///   - log: a file for the output of the build.
  init(_ package: PortedPackage, flags: [String], log: URL) throws {
    let own = ["--package-path", package.folder.path, "--product", package.app.moduleName]
    let run: CommandRun
    do {
      run = try CommandRun(["swift", "build"] + flags + own, log: log)
    } catch let error where !(error is CommandRun.StartError) {
      throw PortFailure(writing: log, error, advice: PortSentences.temporaryFiles)
    }
    succeeded = run.status == 0
    guard !succeeded else { return }
    read(run.output, of: package)
    if errors.isEmpty, general.isEmpty {
      general = [PortSentences.unexplained(status: run.status, output: run.output)]
    }
  }

  /// Creates the outcome of a build from its output.
  init(output: String, of package: PortedPackage) {
    read(output, of: package)
  }

  private mutating func read(_ output: String, of package: PortedPackage) {
    let files = PortFiles(package)
    for error in Diagnostic.errors(in: output, files: files.paths) {
      if let place = files.place(of: error) {
        let found = SourceError(file: place.file, line: place.line, message: error.message)
        // The module and its files are compiled in processes of their own.
        if !errors.contains(found) { errors.append(found) }
      } else if !general.contains(error.message), !Self.isConsequence(error.message) {
        general.append(error.message)
      }
    }
    // They come before the sentence that linking has failed.
    general = output.matches(of: Self.linkerError).map { String($0.1) } + general
    errors.sort { ($0.file.path, $0.line) < ($1.file.path, $1.line) }
  }

  /// A line of the linker about an error.
  private static var linkerError: Regex<(Substring, Substring)> {
    /(?m)^[^\s:]*ld(?:\.\w+)?: error: (.*)$/
  }

  /// Whether an error only says that there were others.
  private static func isConsequence(_ message: String) -> Bool {
    message == "fatalError" || message.hasPrefix("emit-module command failed")
      || message.hasPrefix("compile command failed") || message.hasPrefix("module '")
      || message.hasPrefix("allowing deserialization of ")
  }
}

/// The sources of a ported package, by the paths that the compiler has.
private struct PortFiles {
  private var places: [String: (file: URL, change: FileChange?)] = [:]

  init(_ package: PortedPackage) {
    for entry in package.modules {
      let folder = package.folder.appending(path: "Sources/\(entry.module.name)").path
      for source in entry.module.sources {
        guard let path = entry.links.path(of: source) else { continue }
        places["\(folder)/\(path)"] = (source, nil)
        let copy = "\(folder)/\(PortedPackage.changes)/\(path)"
        if let change = package.changes.first(where: { $0.file == source }) {
          places[copy] = (source, change)
        }
      }
    }
  }

  var paths: Set<String> { Set(places.keys) }

  func place(of error: Diagnostic) -> (file: URL, line: Int)? {
    guard let place = places[error.path] else { return nil }
    return (place.file, place.change?.originalLine(error.line) ?? error.line)
  }
}
