import Foundation
import PlumbFiles

/// A writer of archives in the format of POSIX tar, whose bytes depend on nothing but what is added.
///
/// The owner of everything is root, without names of users.
struct TarArchive {
  private let file: FileHandle
  /// The time of all entries in seconds since 1970.
  private let timestamp: Int

  /// The bytes of a block, of which files and headers have a whole number.
  private static let block = 512

  /// Creates an archive that is written into a file.
  init(_ file: FileHandle, timestamp: Int) {
    self.file = file
    self.timestamp = timestamp
  }

  /// Adds everything of a staged program.
  ///
  /// - Parameter prefix: the beginning of all paths, such as `./`.
  func add(_ program: StagedProgram, prefix: String = "") throws {
    for entry in program.entries {
      try add(
        entry, named: prefix + entry.path, contents: program.root.appending(path: entry.path))
    }
  }

  /// Adds a file, a folder or a link.
  ///
  /// - Parameter contents: the file with the bytes of a file.
  func add(_ entry: StagedEntry, named path: String, contents: URL) throws {
    switch entry.kind {
    case .folder:
      try write(header(path + "/", type: "5", mode: entry.mode))
    case .link(let destination):
      try write(header(path, type: "2", mode: entry.mode, link: destination))
    case .file:
      let data = try RegularFile.data(of: contents)
      try add(data, named: path, mode: entry.mode)
    }
  }

  /// Adds a file with some bytes.
  func add(_ data: Data, named path: String, mode: Int = 0o644) throws {
    try write(header(path, type: "0", mode: mode, size: data.count))
    try write(data)
    let rest = data.count % Self.block
    if rest > 0 { try write(Data(count: Self.block - rest)) }
  }

  /// Adds a folder.
  func addFolder(_ path: String) throws {
    try write(header(path + "/", type: "5", mode: 0o755))
  }

  /// Ends the archive, after which nothing is added.
  func finish() throws {
    try write(Data(count: 2 * Self.block))
  }

  private func write(_ data: Data) throws { try file.write(contentsOf: data) }

  // MARK: Headers

  private func header(
    _ path: String, type: Character, mode: Int, size: Int = 0, link: String = ""
  ) throws -> Data {
    guard let (prefix, name) = Self.parts(of: path), link.utf8.count <= 100 else {
      throw BundleFailure(
        "The path \(path) is too long for an archive. Give the files of the program shorter names.")
    }
    var header = Data()
    header.append(field: name, length: 100)
    header.append(octal: mode, length: 8)
    header.append(octal: 0, length: 8)
    header.append(octal: 0, length: 8)
    header.append(octal: size, length: 12)
    header.append(octal: timestamp, length: 12)
    // The sum is computed with blanks in its place.
    let sumPlace = header.count
    header.append(field: "        ", length: 8)
    header.append(field: String(type), length: 1)
    header.append(field: link, length: 100)
    header.append(field: "ustar\u{0}00", length: 8)
    header.append(field: "", length: 32 + 32)
    header.append(octal: 0, length: 8)
    header.append(octal: 0, length: 8)
    header.append(field: prefix, length: 155)
    header.append(field: "", length: Self.block - header.count)
    var sum = Data()
    sum.append(octal: header.reduce(0) { $0 + Int($1) }, length: 7)
    header.replaceSubrange(sumPlace..<sumPlace + 7, with: sum)
    return header
  }

  /// Divides a path at a slash, so that the parts fit into their fields; `nil` if there is no such slash.
  private static func parts(of path: String) -> (prefix: String, name: String)? {
    if path.utf8.count <= 100 { return ("", path) }
    for index in path.indices where path[index] == "/" {
      let name = path[path.index(after: index)...]
      let prefix = path[..<index]
      if (1...100).contains(name.utf8.count), (1...155).contains(prefix.utf8.count) {
        return (String(prefix), String(name))
      }
    }
    return nil
  }
}

extension Data {
  /// Appends a text, filled up with zeros.
  fileprivate mutating func append(field text: String, length: Int) {
    append(contentsOf: text.utf8)
    append(Data(count: length - text.utf8.count))
  }

  /// Appends a number in octal digits, which end with a zero.
  fileprivate mutating func append(octal number: Int, length: Int) {
    let digits = String(number, radix: 8)
    let zeros = String(repeating: "0", count: Swift.max(0, length - 1 - digits.count))
    append(field: zeros + digits, length: length)
  }
}
