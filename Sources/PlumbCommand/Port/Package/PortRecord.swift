import Foundation
import PlumbFiles

/// The file by which a ported package is known, with everything that a later run has to know.
struct PortRecord: Codable, Equatable {
  /// The path of the project.
  var project: String
  var target: String
  /// Whether the proposed changes were written into copies.
  var appliesChanges = false
  /// The written copies: their paths in the package, and the digests of their contents.
  var copies: [String: String] = [:]

  /// The name of the file.
  static let name = ".plumb-port.json"

  init(project: String, target: String) {
    self.project = project
    self.target = target
  }

  /// Reads the record of a package; `nil` if a folder has none.
  init?(in folder: URL) {
    guard let data = try? RegularFile.data(of: folder.appending(path: Self.name)),
      let record = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = record
  }

  /// Returns whether it is about another app. A project that was moved together with its package is the same.
  func isAboutOther(_ app: PortedApp) -> Bool {
    let own = URL(filePath: project).resolvingSymlinksInPath()
    if own.path == app.project.resolvingSymlinksInPath().path { return target != app.moduleName }
    return FileKind(own) != .other
  }

  func write(in folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: folder.appending(path: Self.name))
  }

  /// Returns a number that differs for different contents: FNV-1a with 64 bits.
  static func digest(_ data: Data) -> String {
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
