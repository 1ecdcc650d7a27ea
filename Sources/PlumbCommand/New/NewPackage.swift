import Foundation
import PlumbFiles

/// A new package, as a copy of a template.
///
/// It is written into a temporary folder beside its own and put in its place as a whole.
struct NewPackage {
  let name: ProgramName
  /// The folder of the package, which does not exist or is empty.
  let folder: URL
  let engine: EngineSource

  init(_ name: ProgramName, in folder: URL, engine: EngineSource) throws(NewFailure) {
    self.name = name
    self.folder = folder
    self.engine = engine
    try checkFolder()
  }

  private func checkFolder() throws(NewFailure) {
    let path = folder.path.printable
    switch FileKind(folder) {
    case .file:
      throw NewFailure("\(path) is a file. Choose another name, or another folder with --into.")
    case .folder:
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? ["?"]
      guard names.isEmpty else {
        throw NewFailure(
          "\(path) is there and not empty. Choose another name, or another folder with --into.")
      }
    case .other:
      // Without following a link, which may lead to nothing.
      guard (try? FileManager.default.attributesOfItem(atPath: folder.path)) == nil else {
        throw NewFailure(
          "\(path) is there and no folder. Choose another name, or another folder with --into.")
      }
      let parent = folder.deletingLastPathComponent()
      guard FileKind(parent) == .folder else {
        throw NewFailure("There is no folder \(parent.path.printable). Make it, and try again.")
      }
      guard FileManager.default.isWritableFile(atPath: parent.path) else {
        throw NewFailure(
          "The folder \(parent.path.printable) cannot be written to. Name another one with --into.")
      }
    }
    guard !hasIdentityOfEngine else {
      throw NewFailure(
        "The folder \(path) would have the name of the one of plumb-ui, \(engine.checkout?.path ?? ""),"
          + " by which the package manager tells packages apart. Choose another name.")
    }
  }

  /// Whether the folder has the name of the engine's, by which a package on this machine is identified.
  private var hasIdentityOfEngine: Bool {
    engine.checkout?.lastPathComponent.lowercased() == folder.lastPathComponent.lowercased()
  }

  // MARK: Writing

  /// Writes the package.
  ///
  /// - Parameter template: the folder of the template.
  func write(from template: URL) throws(NewFailure) {
    let new = folder.deletingLastPathComponent()
      .appending(path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    do {
      try copy(template, to: new)
      try put(new)
    } catch let failure as NewFailure {
      throw failure
    } catch let problem as FileProblem {
      throw NewFailure(problem.description)
    } catch {
      throw NewFailure(FileProblem(writing: folder, error).description)
    }
  }

  /// The names of files and folders that builds leave in the folder of a template.
  private static let skipped: Set = [".build", ".swiftpm", "Package.resolved"]

  private func copy(_ source: URL, to destination: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: destination, withIntermediateDirectories: false)
    for name in try files.contentsOfDirectory(atPath: source.path)
    where !Self.skipped.contains(name) {
      let original = source.appending(path: name)
      let copy = destination.appending(path: renamed(name))
      switch try files.attributesOfItem(atPath: original.path)[.type] as? FileAttributeType {
      case .typeDirectory: try self.copy(original, to: copy)
      case .typeSymbolicLink:
        let target = try files.destinationOfSymbolicLink(atPath: original.path)
        try files.createSymbolicLink(atPath: copy.path, withDestinationPath: renamed(target))
      default:
        try contents(of: RegularFile.data(of: original), named: name).write(to: copy)
      }
    }
  }

  /// Returns the contents of a file, with the names of this package if it is a text.
  private func contents(of data: Data, named file: String) throws -> Data {
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { return data }
    switch file {
    case "Package.swift":
      guard text.contains(Template.dependency) else {
        throw NewFailure(
          "The template has no dependency on plumb-ui. Name another checkout with --engine.")
      }
      return Data(renamed(text).replacing(Template.dependency, with: dependency).utf8)
    case "Plumb.json":
      let text = renamed(text).replacing(Template.schema, with: schema)
      return Data(text.replacing(Template.day, with: today).utf8)
    default: return Data(renamed(text).utf8)
    }
  }

  private var today: String { Date.now.formatted(.iso8601.year().month().day()) }

  private func renamed(_ text: String) -> String {
    text.replacing(Template.placeholder, with: name.text)
  }

  /// Moves the package to its place.
  private func put(_ new: URL) throws {
    let files = FileManager.default
    guard FileKind(folder) == .folder else { return try files.moveItem(at: new, to: folder) }
    // An empty folder stays, as it may be the working folder of a shell.
    var moved: [URL] = []
    do {
      for name in try files.contentsOfDirectory(atPath: new.path) {
        let place = folder.appending(path: name)
        try files.moveItem(at: new.appending(path: name), to: place)
        moved.append(place)
      }
    } catch {
      for place in moved { try? files.removeItem(at: place) }
      throw error
    }
  }

  // MARK: The engine

  /// The path to the engine's folder: from this package if both are in one folder, which may then be moved and shared.
  private var enginePath: String? {
    engine.checkout.map { checkout in
      let isBeside =
        checkout.deletingLastPathComponent().resolvingSymlinksInPath().path
        == folder.deletingLastPathComponent().resolvingSymlinksInPath().path
      return isBeside ? "../\(checkout.lastPathComponent)" : checkout.path
    }
  }

  private var dependency: String {
    guard let enginePath else { return engine.dependency() }
    return ".package(name: \"\(EngineSource.package)\", path: \(PortManifest.literal(enginePath)))"
  }

  /// The path to the schema of `Plumb.json`, from an address in the checkout that the first build makes.
  private var schema: String {
    "\(enginePath ?? ".build/checkouts/\(EngineSource.package)")/Assets/plumb.schema.json"
  }
}
