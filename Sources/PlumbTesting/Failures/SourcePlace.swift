import Foundation

/// A line in the source of a test.
struct SourcePlace: Sendable {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The file, as a URL.
  var url: URL { URL(filePath: "\(file)") }

  /// The name of the file and the line, as in `PollTests.swift:12`.
  var text: String { "\(url.lastPathComponent):\(line)" }
}
