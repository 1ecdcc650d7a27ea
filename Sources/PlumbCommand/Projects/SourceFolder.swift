import Foundation
import PlumbFiles

/// The sources below a folder, without the sources of programs in it.
struct SourceFolder {
  /// The Swift files, sorted by path.
  private(set) var files: [URL] = []
  /// The asset catalogues.
  private(set) var catalogues: [URL] = []
  /// The files in Objective-C and C.
  private(set) var foreign: [URL] = []
  /// Files and folders that cannot be read.
  private(set) var unreadable: [URL] = []
  /// Folders of tests, whose files are left out.
  private(set) var tests: [URL] = []
  /// Folders with a project or a package of their own, which are not searched.
  private(set) var programs: [URL] = []
  /// The names of the folders.
  private(set) var names: Set<String> = []
  private let skipsTests: Bool
  /// The paths that are read already: links may form a circle.
  private var seen: Set<String> = []

  /// Searches a folder.
  ///
  /// - Parameter skipsTests: whether folders with the names of tests are left out.
  init(_ folder: URL, skipsTests: Bool = false) {
    self.skipsTests = skipsTests
    add(folder)
  }

  /// The kinds of files that belong to a module besides Swift files.
  static let foreignExtensions: Set = ["m", "mm", "c", "cc", "cpp"]

  /// Returns whether a folder has a project or a package of its own.
  static func isProgram(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  private mutating func add(_ folder: URL) {
    guard isNew(folder) else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return unreadable.append(folder)
    }
    for name in names.sorted() where !name.hasPrefix(".") && name != "Package.swift" {
      let url = folder.appending(path: name)
      let kind = FileKind(url)
      switch url.pathExtension {
      case "swift" where kind == .folder: addFolder(url)
      case "swift" where kind == .file: if isNew(url) { files.append(url) }
      case "swift": unreadable.append(url)
      case "xcassets" where kind == .folder: if isNew(url) { catalogues.append(url) }
      case let other where kind == .file:
        if Self.foreignExtensions.contains(other) { foreign.append(url) }
      default: if kind == .folder { addFolder(url) }
      }
    }
  }

  /// Throws an error for a Swift file that is there and cannot be read, at some of which the compiler would wait for
  /// ever.
  func check() throws(FileProblem) {
    for url in unreadable where url.pathExtension == "swift" {
      do throws(RegularFile.Failure) {
        _ = try RegularFile.fileHandle(at: url.path, limit: RegularFile.largestText)
      } catch .missing {
        // As a link to nothing, which SwiftPM tells of.
      } catch {
        throw FileProblem(reading: url, error)
      }
    }
  }

  private mutating func addFolder(_ url: URL) {
    let name = url.lastPathComponent
    guard !Self.skipped.contains(name), !Self.bundles.contains(url.pathExtension) else { return }
    if skipsTests, name == "Tests" || name.hasSuffix("Tests") {
      if !SourceFolder(url).files.isEmpty { tests.append(url) }
    } else if Self.isProgram(url) {
      programs.append(url)
    } else {
      names.insert(name)
      add(url)
    }
  }

  /// Returns whether a path is met for the first time, by whatever links.
  private mutating func isNew(_ url: URL) -> Bool {
    seen.insert(url.resolvingSymlinksInPath().path).inserted
  }

  /// The names of folders with built or fetched files.
  static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
  ]

  /// The extensions of folders that are a single document or product, not a folder of sources.
  private static let bundles: Set = [
    "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "app", "docc",
  ]
}

/// The kind of file at a path, after following links.
enum FileKind {
  /// A regular file that can be read, and that is not too large for that.
  case file
  case folder
  /// Nothing, or a thing that cannot be read as a file: a device, a pipe, a link to nothing.
  case other

  init(_ url: URL) {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let limit =
      url.pathExtension == "swift" ? RegularFile.largestText : RegularFile.largestFile
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: self = .folder
    case .typeRegular
    where FileManager.default.isReadableFile(atPath: path)
      && attributes?[.size] as? Int ?? 0 <= limit:
      self = .file
    default: self = .other
    }
  }
}
