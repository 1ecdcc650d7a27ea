import Foundation
import Testing

/// A file of the Unicode Character Database, from Debian's package `unicode-data`.
struct UnicodeFile {
  let lines: [Substring]

  /// The lines with data, without comments.
  init(_ path: String) throws {
    let file = URL(filePath: "/usr/share/unicode").appending(path: path)
    let text = try #require(
      try? String(contentsOf: file, encoding: .utf8),
      "\(file.path) is missing; `apt-get install unicode-data` brings it.")
    lines = text.split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      return data.allSatisfy(\.isWhitespace) ? nil : data
    }
  }

  /// Returns the scalars of a line's hexadecimal numbers.
  static func scalars(_ field: Substring) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap {
      Unicode.Scalar($0)
    }
  }
}
