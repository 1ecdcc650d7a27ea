import Foundation

@testable import PlumbCommand

/// A folder with a project that is ported without a build.
struct PortFixture {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes an Xcode project into the folder `Tea`.
  func write(_ project: XcodeProjectText, _ name: String = "Tea") throws {
    try folder.write("Tea/\(name).xcodeproj/project.pbxproj", project.text)
  }

  func app(_ path: String = "Tea", target: String? = nil) throws -> PortedApp {
    try PortCommand.app(
      at: folder.url.appending(path: path), target: target, scratch: folder.scratch())
  }

  /// Ports a project and writes its package.
  func port(
    _ path: String = "Tea", target: String? = nil, applies: Bool = false
  ) throws -> PortRun {
    let app = try app(path, target: target)
    var run = PortRun(package: try package(of: app), appliesChanges: applies)
    try run.write()
    return run
  }

  func package(of app: PortedApp) throws -> PortedPackage {
    try PortedPackage(
      app, in: PortedPackage.usualFolder(for: app),
      engine: EngineSource("https://example.com/plumb-ui#main"))
  }

  /// Returns the sentence of the error that a port ends with; `nil` without one.
  func failure(_ path: String = "Tea", target: String? = nil) throws -> String? {
    do {
      _ = try port(path, target: target)
      return nil
    } catch let error as PortFailure {
      return error.description.replacing(folder.url.path, with: "")
    }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// Returns the path that a link holds.
  func destination(_ path: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.url.appending(path: path).path)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: path).path)
  }
}

extension String {
  /// The list with a label in a manifest, without blanks and line ends.
  func list(_ label: String) -> [String] {
    guard let start = firstRange(of: "\(label): [")?.upperBound,
      let end = self[start...].firstRange(of: "\n      ]")?.lowerBound
    else { return [] }
    return self[start..<end].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces.union([","]))
    }.filter { !$0.isEmpty }
  }
}
