import Foundation

/// The sources of a program: of an Xcode project, of a package or of a folder without either.
struct SourceProgram: Equatable {
  /// The name of the folder.
  var name: String
  /// The folder.
  var folder: URL
  /// The modules that are checked.
  var targets: [SourceTarget] = []
  /// Sentences about what is not checked, or not as the project says.
  private(set) var remarks: [String] = []
  /// Whether everything that belongs to the program could be read.
  private(set) var isComplete = true

  /// The remarks, below the name.
  var remarkText: String {
    "\(name):\n\(remarks.map { "  \($0)\n" }.joined())\n"
  }

  /// An error of the paths given.
  struct NoSourcesError: Error, CustomStringConvertible {
    var description: String
  }

}

// MARK: - Search

extension SourceProgram {
  /// Returns the programs below a folder, or that of a single file.
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
      programs.append(try SourceProgram(folder, contents, scratch: scratch))
      folders += contents.programs
    }
    programs.removeAll { $0.targets.isEmpty && $0.remarks.isEmpty }
    guard programs.contains(where: { !$0.targets.isEmpty }) else {
      let remarks = programs.flatMap(\.remarks)
      throw NoSourcesError(
        description: (["There is no Swift file to check in \(url.path)."] + remarks)
          .joined(separator: "\n"))
    }
    return programs.sorted { $0.folder.path < $1.folder.path }
  }

  /// Finds the targets in a folder that is searched already.
  private init(_ folder: URL, _ contents: SourceFolder, scratch: URL) throws {
    self.init(name: folder.lastPathComponent, folder: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var found: [SourceTarget] = []
    for name in names where name.hasSuffix(".xcodeproj") {
      found += targets(of: folder.appending(path: name))
    }
    if names.contains("Package.swift") { found += targets(ofPackageIn: scratch) }
    let tests = found.filter(\.isTest)
    targets = Self.merged(found.filter { !$0.isTest && !$0.files.isEmpty })
    if targets.isEmpty, !contents.files.isEmpty, tests.isEmpty {
      var target = SourceTarget(name: name, mergedModules: contents.names)
      target.add(contents)
      targets = [target]
    }
    describe(contents, tests: tests)
  }

  private mutating func targets(of project: URL) -> [SourceTarget] {
    do {
      let project = try XcodeProject(at: project)
      let missing = project.missing.filter { $0.isSource }
      remark("is not there", "are not there", missing)
      isComplete = isComplete && missing.isEmpty
      return project.targets
    } catch {
      remarks.append(
        "\(project.lastPathComponent) cannot be read, so that its targets are not known.")
      return []
    }
  }

  private mutating func targets(ofPackageIn scratch: URL) -> [SourceTarget] {
    do {
      return try PackageManifest(of: folder, scratch: scratch).sourceTargets(in: folder)
    } catch {
      let found = foldersOfSources()
      remarks.append(
        "Package.swift cannot be read (\(error)), so that its targets are not known"
          + (found.isEmpty ? "." : ": each folder in Sources counts as one."))
      return found
    }
  }

  /// Returns what the targets of a package mostly are.
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

  /// Returns targets, of which those are one that differ in nothing but their names: the same program
  /// for several of Apple's systems.
  private static func merged(_ targets: [SourceTarget]) -> [SourceTarget] {
    targets.reduce(into: []) { merged, target in
      let twin = merged.firstIndex { other in
        var other = other
        other.name = target.name
        other.settings.moduleName = target.settings.moduleName
        return other == target
      }
      if let twin { merged[twin].name += ", \(target.name)" } else { merged.append(target) }
    }
  }

}

// MARK: - Remarks

extension SourceProgram {
  private mutating func describe(_ contents: SourceFolder, tests: [SourceTarget]) {
    let checked = Set(targets.flatMap(\.files).map { $0.resolvingSymlinksInPath().path })
    let inTests = Set(tests.flatMap(\.files).map(\.path))
    remark(
      "belongs to no target and is not checked", "belong to no target and are not checked",
      contents.files.filter {
        !checked.contains($0.resolvingSymlinksInPath().path) && !inTests.contains($0.path)
      })
    let foreign = Set(contents.foreign + targets.flatMap(\.foreign)).sorted { $0.path < $1.path }
    remark(
      "is in Objective-C or C and is not checked", "are in Objective-C or C and are not checked",
      foreign)
    remark(
      "holds tests and is not checked", "hold tests and are not checked",
      tests.isEmpty ? contents.tests.map(path) : tests.map(\.name))
    remark("cannot be read", "cannot be read", contents.unreadable)
    isComplete = isComplete && contents.unreadable.isEmpty
  }

  private mutating func remark(_ singular: String, _ plural: String, _ urls: [URL]) {
    remark(singular, plural, urls.map(path))
  }

  private mutating func remark(_ singular: String, _ plural: String, _ names: [String]) {
    guard let last = names.last else { return }
    let sentence =
      switch names.count {
      case 1: "\(last) \(singular)."
      case 2...4: "\(names.dropLast().joined(separator: ", ")) and \(last) \(plural)."
      default: "\(names.count) files \(plural), such as \(names[0]) and \(names[1])."
      }
    remarks.append(sentence)
  }

  /// Returns a path as it is shown.
  func path(_ url: URL) -> String {
    let relative = url.path.trimmingPrefix("\(folder.path)/")
    return String(relative.map { $0.isNewline ? "?" : $0 })
  }
}

extension URL {
  /// Whether this is the path of something that a compiler reads.
  fileprivate var isSource: Bool {
    pathExtension == "swift" || SourceFolder.foreignExtensions.contains(pathExtension)
  }
}
