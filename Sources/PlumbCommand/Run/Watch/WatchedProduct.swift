import Foundation

/// A program of a package, in the form in which its changes are shown while it runs.
///
/// The modules of the package itself are a shared library. All others, among them the engine, are one program that
/// loads it.
struct WatchedProduct {
  /// The module with the main function.
  let module: BuildDescription.Command
  /// The name of the main function.
  let mainFunction: String
  /// The object files of the package's other modules.
  let objects: [String]
  /// The program that loads the library.
  let host: HostProgram
  /// The source files of the package's modules.
  let sources: [String]
  /// The folders with the sources and the resources of the package's modules.
  let folders: [URL]

  /// Finds the parts of a program.
  ///
  /// - Throws: an error if the package has no such program, or the program does not use plumb-ui.
  init(named name: String, of package: WatchedPackage, in description: BuildDescription) throws {
    guard let executable = description.executable(named: name),
      let mainFunction = executable.mainFunction,
      let module = description.mainModule(of: executable)
    else {
      throw WatchedPackage.Failure(
        description: "The package in \(package.root.path) has no program \(name).")
    }
    guard let host = description.executable(named: WatchedPackage.hostProduct),
      !Set(host.inputs).isDisjoint(with: executable.inputs)
    else {
      throw WatchedPackage.Failure(
        description: "\(name) does not use plumb-ui, so that its windows cannot be watched."
          + " Run it without --watch.")
    }
    self.module = module
    self.mainFunction = mainFunction
    let hosted = Set(host.inputs)
    var program = executable
    program.inputs.removeAll(where: hosted.contains)
    let objects = description.objects(of: program, in: package.root)
    let compiled = Set(module.outputs)
    self.objects = objects.own.filter { !compiled.contains($0) }
    self.host = HostProgram(
      linking: host, for: executable, with: objects.others,
      file: package.runFolder.appending(path: name))
    sources = description.sources(of: objects.own)
    folders = Self.folders(of: sources, in: package.root)
  }

  /// Returns the folders of targets, from the paths of their sources: the folder below `Sources`, or the folder of the
  /// file if the target is elsewhere.
  static func folders(of sources: [String], in root: URL) -> [URL] {
    let paths = sources.map { path -> String in
      let below = path.dropFirst(root.path.count + 1).split(separator: "/")
      if below.count > 2, below[0] == "Sources" { return "\(root.path)/Sources/\(below[1])" }
      return URL(filePath: path).deletingLastPathComponent().path
    }
    return Set(paths).filter { path in
      !paths.contains { path.hasPrefix("\($0)/") }
    }.sorted().map { URL(filePath: $0) }
  }
}
