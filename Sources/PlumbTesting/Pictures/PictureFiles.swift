import Foundation
import PlumbUI

/// The files of one recorded picture, below the folder of the test, and the files of its failures, below
/// the build folder of the package.
///
/// For `voted` in `Tests/PollTests/ScreenTests.swift` these are
/// `Tests/PollTests/Pictures/ScreenTests/voted.png` and `.txt`, and
/// `.build/pictures/ScreenTests/voted.png`.
struct PictureFiles {
  /// The name of the picture.
  let name: String
  private let testFile: URL
  private let group: String

  /// Creates the files of a picture. Characters of the name that are inconvenient in names of files are
  /// replaced.
  ///
  /// - Parameter testFile: the file of the test.
  init(_ name: String, of testFile: URL) {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
    self.name = String(
      name.unicodeScalars.map { allowed.contains($0) ? Character($0) : "-" })
    self.testFile = testFile
    group = testFile.deletingPathExtension().lastPathComponent
  }

  /// The recorded picture.
  var picture: URL { folder.appending(path: "\(name).png") }

  /// The elements and their frames when the picture was recorded.
  var outline: URL { folder.appending(path: "\(name).txt") }

  /// The recorded picture, the new one and their difference, of the last failure.
  var difference: URL { findings.appending(path: "\(name).png") }

  /// The new picture of the last failure, which can be copied over the recorded one.
  var new: URL { findings.appending(path: "\(name).new.png") }

  private var folder: URL {
    testFile.deletingLastPathComponent().appending(path: "Pictures/\(group)")
  }

  private var findings: URL {
    let package = sequence(first: testFile.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
    }
    let root = package?.appending(path: ".build") ?? FileManager.default.temporaryDirectory
    return root.appending(path: "pictures/\(group)")
  }

  /// The most bytes of a file that are read.
  private static let largestFile = 1 << 28

  /// Returns the recorded picture; `nil` if there is none.
  func recorded() throws -> PixelCanvas? {
    guard FileManager.default.fileExists(atPath: picture.path) else { return nil }
    return try PNGFile.decode(RegularFile.contents(of: picture.path, limit: Self.largestFile))
  }

  /// Returns the recorded outline; `nil` if there is none.
  func recordedOutline() -> [String]? {
    (try? RegularFile.text(of: outline.path, limit: Self.largestFile))?.split(separator: "\n")
      .map(String.init)
  }

  /// Records a picture and its outline.
  func record(_ canvas: PixelCanvas, _ lines: [String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PNGFile.write(canvas, to: picture)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: outline)
  }

  /// Writes the picture of a failure; `nil` removes the picture of an earlier run.
  func write(new canvas: PixelCanvas?, difference: PixelCanvas?) throws {
    for (canvas, url) in [(canvas, new), (difference, self.difference)] {
      if let canvas {
        try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
        try PNGFile.write(canvas, to: url)
      } else if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    }
  }
}
