internal import Glibc

/// The files in which the votes of one location are kept one after the other.
///
/// The first has the name of the location, such as `votes.sqlite`; the ones after it are
/// `votes.2.sqlite`, `votes.3.sqlite`, …, and the last one is in use. A new one is begun when the
/// last is damaged, or when a poll is reset; the older ones are never written again. A file in use
/// is never renamed or replaced, because programs that have it open would write the log of the
/// old one next to the new one.
struct Generations {
  /// The path of the first file.
  let path: String

  /// Returns the path of a generation, numbered from 1.
  func path(of generation: Int) -> String {
    guard generation > 1 else { return path }
    return generation.description.inserted(inNameOf: path)
  }

  /// The number of the last file; `nil` if there is none.
  var last: Int? {
    let (folder, name) = path.folderAndName
    let numbers = Self.names(in: folder).compactMap { generation(named: $0, first: name) }
    return numbers.max()
  }

  /// The number that the first file has, or is to have. A number of which only the log of a removed
  /// file is left is skipped: SQLite would take it for the log of a new file.
  var first: Int {
    var generation = 1
    while !Files.exists(path(of: generation)), Files.exists(path(of: generation) + "-wal") {
      generation += 1
    }
    return generation
  }

  /// The number of the file with a name.
  private func generation(named name: String, first: String) -> Int? {
    if name == first { return 1 }
    let (stem, suffix) = first.stemAndSuffix
    guard name.hasPrefix(stem + "."), name.hasSuffix(suffix),
      let number = Int(name.dropFirst(stem.count + 1).dropLast(suffix.count)), number > 1,
      // Neither "02" nor "+2".
      name == "\(stem).\(number)\(suffix)"
    else { return nil }
    return number
  }

  /// Removes new files that a program was killed over, an hour ago or earlier.
  func removeAbandoned() {
    let (folder, name) = path.folderAndName
    let (stem, _) = name.stemAndSuffix
    for name in Self.names(in: folder) where name.hasPrefix(stem) && name.contains(Self.newMark) {
      let path = "\(folder)/\(name)"
      if Files.age(of: path) > 3_600 { Files.remove(path) }
    }
  }

  /// Returns the path of a file that is to be given a name when it is finished.
  static func temporary(for path: String) -> String { "\(path)\(newMark)\(BallotID())" }

  private static let newMark = ".new-"

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}

extension String {
  /// The folder of a path, "." if it has none, and the name in it.
  var folderAndName: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return (".", self) }
    let folder = self[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(self[index(after: slash)...]))
  }

  /// A name without its suffix, and the suffix with its dot; empty if it has none.
  fileprivate var stemAndSuffix: (stem: String, suffix: String) {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return (self, "") }
    return (String(self[..<dot]), String(self[dot...]))
  }

  fileprivate func inserted(inNameOf path: String) -> String {
    let (_, name) = path.folderAndName
    let (stem, suffix) = name.stemAndSuffix
    return path.dropLast(name.count) + "\(stem).\(self)\(suffix)"
  }
}
