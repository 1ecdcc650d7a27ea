import Foundation

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// The system fonts used by the scenes of scripts.
///
/// An image depends on its fonts: a scene is compared only if each of its fonts is identical to the
/// file it was recorded with.
enum GoldenFonts {
  private static let root = URL(filePath: "/usr/share/fonts")
  private static let list = GoldenFiles.pictures.appending(path: "fonts.txt")

  /// The recorded checksum of each font's file, by its path.
  private static let recorded: [String: String] = {
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[1]), String($0[0])) }
    ) { $1 }
  }()

  /// Returns a checksum and the length of a file, or `nil` if it is not installed.
  private static func check(_ path: String) -> String? {
    guard let data = try? Data(contentsOf: root.appending(path: path)) else { return nil }
    return "\(String(CRC32([UInt8](data)).value, radix: 16))-\(data.count)"
  }

  /// Returns the reason why images with a font cannot be compared, or `nil` if they can.
  static func obstacle(_ path: String) -> String? {
    guard let check = check(path) else { return "\(path) is not installed" }
    return check == recorded[path] ? nil : "\(path) is not the file it was recorded with"
  }

  /// Records the installed files.
  static func record(_ paths: Set<String>) throws {
    let lines = paths.sorted().compactMap { path in check(path).map { "\($0) \(path)\n" } }
    try Data(lines.joined().utf8).write(to: list)
  }

  /// Returns a catalogue of the given fonts only.
  static func catalogue(of paths: [String]) throws -> FontCatalogue {
    let names = paths.map { URL(filePath: $0).lastPathComponent }
    let folder = GoldenFiles.findings.appending(path: "fonts/\(names.joined(separator: "+"))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, name) in zip(paths, names) {
      let link = folder.appending(path: name)
      guard !FileManager.default.fileExists(atPath: link.path) else { continue }
      do {
        try FileManager.default.createSymbolicLink(
          at: link, withDestinationURL: root.appending(path: path))
      } catch CocoaError.fileWriteFileExists {
        // Another test has created it already.
      }
    }
    return FontCatalogue(folders: [folder.path], language: "ja")
  }
}
