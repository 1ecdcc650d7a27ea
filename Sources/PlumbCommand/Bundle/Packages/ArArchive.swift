import Foundation

/// A writer of archives in the format of `ar`, of which packages of Debian are an outer shell.
struct ArArchive {
  /// The bytes of the archive.
  private(set) var data = Data("!<arch>\n".utf8)
  /// The time of all members in seconds since 1970.
  let timestamp: Int

  init(timestamp: Int) { self.timestamp = timestamp }

  /// Adds a file, which belongs to root.
  ///
  /// - Parameter name: at most 15 characters of ASCII, without a blank or a slash.
  mutating func add(_ contents: Data, named name: String) {
    precondition(
      (1...15).contains(name.utf8.count) && name.allSatisfy { $0.isASCII && !" /".contains($0) },
      "A member of an archive has a name of 1 to 15 characters of ASCII; \(name) is none.")
    let fields = [
      (name, 16), ("\(timestamp)", 12), ("0", 6), ("0", 6), ("100644", 8),
      ("\(contents.count)", 10),
    ]
    for (text, width) in fields {
      data.append(contentsOf: text.utf8)
      data.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width - text.utf8.count))
    }
    data.append(contentsOf: "`\n".utf8)
    data.append(contents)
    // Members begin at even places.
    if contents.count % 2 == 1 { data.append(UInt8(ascii: "\n")) }
  }
}
