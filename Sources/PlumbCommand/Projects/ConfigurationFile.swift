import Foundation

/// Build settings in a file with the extension `xcconfig`.
struct ConfigurationFile {
  /// The names and the words of the values, in order.
  private(set) var settings: [(name: String, words: [String])] = []

  /// Reads a file and the files that it includes, as far as they exist.
  init(_ file: URL) {
    read(file, depth: 0)
  }

  private mutating func read(_ file: URL, depth: Int) {
    // Files may include each other in a circle.
    guard depth < 8, FileKind(file) == .file, let data = try? Data(contentsOf: file) else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let include = line.firstMatch(of: /^\s*#include\??\s*"(.+?)"/) {
        let path = String(include.1)
        read(
          path.hasPrefix("/")
            ? URL(filePath: path) : file.deletingLastPathComponent().appending(path: path),
          depth: depth + 1)
      } else if let setting = line.firstMatch(of: /^\s*(\w+)\s*=(.*)/) {
        let value = setting.2.firstRange(of: "//").map { setting.2[..<$0.lowerBound] } ?? setting.2
        settings.append((String(setting.1), value.split(separator: " ").map(String.init)))
      }
    }
  }
}
