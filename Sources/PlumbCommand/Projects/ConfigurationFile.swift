import Foundation
import PlumbFiles

/// Build settings in a file with the extension `xcconfig`.
struct ConfigurationFile {
  /// The names and the words of the values, in order.
  private(set) var settings: [(name: String, words: [String])] = []
  /// Sentences about files that are not read.
  private(set) var problems: [String] = []
  /// The folders in which the files must be.
  private let folders: [String]
  /// The bytes that may still be read.
  private var room = Self.limit
  /// The files that may still be read.
  private var count = 100

  /// The number of bytes of all files together.
  private static let limit = 1 << 20

  /// Reads a file and the files that it includes, as far as they exist.
  ///
  /// - Parameter root: the folder of the project. Files outside of its repository are not included: the project may
  ///   be somebody else's.
  init(_ file: URL, root: URL) {
    folders = [Self.repository(of: root), file.deletingLastPathComponent()].map {
      $0.resolvingSymlinksInPath().path(percentEncoded: false).withFinalSlash
    }
    read(file, includedBy: [])
  }

  /// Returns the folder with the history of a project, whose settings may lie beside it; the project's own if
  /// there is none.
  private static func repository(of root: URL) -> URL {
    var folder = root.resolvingSymlinksInPath()
    while folder.path != "/" {
      let history = folder.appending(path: ".git").path
      if FileManager.default.fileExists(atPath: history) { return folder }
      folder.deleteLastPathComponent()
    }
    return root
  }

  private mutating func read(_ file: URL, includedBy readers: [String]) {
    let path = file.resolvingSymlinksInPath().path(percentEncoded: false)
    if readers.contains(path) {
      return add(
        "\(file.path) includes itself, by way of other files or at once: remove an #include.")
    }
    if !readers.isEmpty, !folders.contains(where: path.hasPrefix) {
      return add(
        "\(file.path) is outside of the project and is not included: copy it into the project.")
    }
    guard count > 0 else {
      return add("\(file.path) is not included, as more than 100 files are: remove an #include.")
    }
    count -= 1
    do {
      let data = try RegularFile.contents(of: path, limit: room)
      room -= data.count
      parse(String(decoding: data, as: UTF8.self), of: file, readers + [path])
    } catch .missing {
      // Files of the developer alone, and those that other tools write.
    } catch .tooLarge {
      add(
        "\(file.path) is left out, as the configuration has more than a megabyte: make it smaller.")
    } catch {
      add("\(file.path) cannot be read: \(error). Put a file of build settings in its place.")
    }
  }

  private mutating func parse(_ text: String, of file: URL, _ readers: [String]) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let include = line.firstMatch(of: /^\s*#include\??\s*"(.+?)"/) {
        let path = String(include.1)
        read(
          path.hasPrefix("/")
            ? URL(filePath: path) : file.deletingLastPathComponent().appending(path: path),
          includedBy: readers)
      } else if let setting = line.firstMatch(of: /^\s*(\w+)\s*=(.*)/) {
        let value = setting.2.firstRange(of: "//").map { setting.2[..<$0.lowerBound] } ?? setting.2
        settings.append((String(setting.1), value.split(separator: " ").map(String.init)))
      }
    }
  }

  private mutating func add(_ sentence: String) {
    if !problems.contains(sentence) { problems.append(sentence) }
  }
}

extension String {
  fileprivate var withFinalSlash: String { hasSuffix("/") ? self : self + "/" }
}
