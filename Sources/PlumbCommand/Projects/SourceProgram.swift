import Foundation

/// The sources of a program: of an Xcode project, of a package or of a folder without either.
struct SourceProgram: Equatable {
  /// The name of the folder.
  var name: String
  /// The folder.
  var folder: URL
  /// The modules that are checked.
  var targets: [SourceTarget] = []
  /// Remarks on the files that are not checked.
  private(set) var remarks = Remarks()
  /// Whether everything that belongs to the program can be read.
  private(set) var isComplete = true

  /// The remarks, below the name.
  var remarkText: String {
    "\(name.printable):\n\(remarks.sentences.map { "  \($0)\n" }.joined())\n"
  }

  /// An error of the paths given.
  struct NoSourcesError: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns a path as it is shown.
  func path(_ url: URL) -> String {
    String(url.path.trimmingPrefix("\(folder.path)/")).printable
  }
}

// MARK: - Search

extension SourceProgram {
  /// Returns the programs below a folder, or the program of a single file.
  ///
  /// Each folder with a `Package.swift` or an Xcode project is a program, with everything below it
  /// that belongs to no other one. Files outside of such folders are one program.
  ///
  /// - Parameter scratch: a folder for files that are needed meanwhile.
  static func all(at url: URL, scratch: URL) throws -> [SourceProgram] {
    let url = url.pathExtension == "xcodeproj" ? url.deletingLastPathComponent() : url
    let name = url.deletingPathExtension().lastPathComponent
    switch FileKind(url) {
    case .file where url.pathExtension == "swift":
      let target = SourceTarget(name: name, files: [url])
      return [
        SourceProgram(name: name, folder: url.deletingLastPathComponent(), targets: [target])
      ]
    case .file:
      throw NoSourcesError(description: "\(url.path) is not a Swift file.")
    case .other:
      throw NoSourcesError(description: "There is no file or folder \(url.path).")
    case .folder: break
    }
    var programs: [SourceProgram] = []
    var folders = [url]
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      guard seen.insert(folder.resolvingSymlinksInPath().path).inserted else { continue }
      let contents = SourceFolder(folder, skipsTests: true)
      programs.append(SourceProgram(folder, contents, scratch: scratch))
      folders += contents.programs
    }
    programs.removeAll { $0.targets.isEmpty && $0.remarks.sentences.isEmpty }
    guard programs.contains(where: { !$0.targets.isEmpty }) else {
      let remarks = programs.flatMap(\.remarks.sentences)
      throw NoSourcesError(
        description: (["There is no Swift file to check in \(url.path)."] + remarks)
          .joined(separator: "\n"))
    }
    return programs.sorted { $0.folder.path < $1.folder.path }
  }

  /// Finds the targets in a folder that is searched already.
  private init(_ folder: URL, _ contents: SourceFolder, scratch: URL) {
    self.init(name: folder.lastPathComponent, folder: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found: [SourceTarget] = []
    var unreadable = Set(contents.unreadable)
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      found += targets(of: folder.appending(path: name), &unreadable)
    }
    if names.contains("Package.swift") { found += targets(ofPackageIn: scratch) }
    let tests = found.filter(\.isTest)
    targets = Self.merged(found.filter { !$0.isTest && !$0.files.isEmpty })
    if targets.isEmpty, !contents.files.isEmpty, tests.isEmpty {
      var target = SourceTarget(name: name, mergedModules: contents.names)
      target.add(contents)
      targets = [target]
    }
    isComplete = unreadable.isEmpty
    describe(contents, tests: tests, unreadable: unreadable)
  }

  private mutating func targets(
    of project: URL, _ unreadable: inout Set<URL>
  ) -> [SourceTarget] {
    do {
      let project = try XcodeProject(at: project)
      unreadable.formUnion(project.unreadable)
      for problem in project.problems { remarks.add(problem) }
      return project.targets
    } catch {
      remarks.add(
        "\(project.lastPathComponent) cannot be read, so that its targets are not known.")
      return []
    }
  }

  private mutating func targets(ofPackageIn scratch: URL) -> [SourceTarget] {
    do {
      return try PackageManifest(of: folder, scratch: scratch).sourceTargets(in: folder)
    } catch {
      let found = foldersOfSources()
      remarks.add(
        "Package.swift cannot be read (\(FileProblem.reason(error))), so that its targets are not known"
          + (found.isEmpty ? "." : ": each folder in Sources counts as one."))
      return found
    }
  }

  /// Returns a target for each folder in the folder `Sources`, as most packages have them.
  private func foldersOfSources() -> [SourceTarget] {
    let sources = folder.appending(path: "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return names.sorted().compactMap { name in
      let url = sources.appending(path: name)
      guard FileKind(url) == .folder else { return nil }
      var target = SourceTarget(name: name)
      target.settings.moduleName = TargetSettings.moduleName(name)
      target.settings.extendsColor = false
      target.add(SourceFolder(url))
      return target.files.isEmpty ? nil : target
    }
  }

  /// Returns targets, merging those that differ in nothing but their names: the same program for
  /// several of Apple's systems.
  private static func merged(_ targets: [SourceTarget]) -> [SourceTarget] {
    targets.reduce(into: []) { merged, target in
      let twin = merged.firstIndex { other in
        var other = other
        other.name = target.name
        other.systems = target.systems
        other.settings.moduleName = target.settings.moduleName
        return other == target
      }
      guard let twin else { return merged.append(target) }
      merged[twin].name += ", \(target.name)"
      merged[twin].systems.formUnion(target.systems)
    }
  }

  // MARK: Remarks

  private mutating func describe(
    _ contents: SourceFolder, tests: [SourceTarget], unreadable: Set<URL>
  ) {
    let checked = Set((targets + tests).flatMap(\.files).map { $0.resolvingSymlinksInPath().path })
    let strays = contents.files.filter { !checked.contains($0.resolvingSymlinksInPath().path) }
    remarks.add(
      strays.map(path), "belongs to no target and is not checked",
      "belong to no target and are not checked")
    let foreign = Set((contents.foreign + targets.flatMap(\.foreign)).map(path))
    remarks.add(
      foreign.sorted(), "is in Objective-C or C and is not checked",
      "are in Objective-C or C and are not checked")
    remarks.add(
      tests.isEmpty ? contents.tests.map(path) : tests.map(\.name),
      "holds tests and is not checked", "hold tests and are not checked",
      kind: tests.isEmpty ? "folders" : "targets")
    remarks.add(
      unreadable.map(path).sorted(), "cannot be read", "cannot be read", kind: "files or folders")
  }
}
