import Foundation

/// The parts of licence texts that packages repeat.
enum LicenseWords {
  /// Returns the lines of a text that say who has the rights, without blanks and marks at their ends.
  static func notices(in text: String) -> [String] {
    var notices: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let match = line.firstMatch(of: /(?i)copyright\s+(?:\(c\)\s*|©\s*)?([0-9]{4}.*)/) else {
        continue
      }
      let notice = match.1.trimmingCharacters(in: CharacterSet(charactersIn: " \t*/#\""))
      if !notices.contains(notice) { notices.append(notice) }
    }
    return notices
  }

  /// Returns the file of a licence that every Debian system has; `nil` if it is none of these.
  static func commonFile(of license: String) -> String? {
    let words = license.split(separator: " ")
    // Of several licences the texts are given.
    guard words.count == 1 || (words.count == 3 && words[1] == "WITH") else { return nil }
    var name = String(words[0])
    for end in ["-only", "-or-later", "+"] where name.hasSuffix(end) {
      name.removeLast(end.count)
    }
    if name.hasSuffix(".0"), !["Apache-2.0", "CC0-1.0", "MPL-2.0"].contains(name) {
      name.removeLast(2)
    }
    if name == "CC0-1.0" || name == "Apache-2.0" { return name }
    let files: Set = [
      "MPL-1.1", "MPL-2.0", "GPL-1", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3", "GFDL-1.2",
      "GFDL-1.3",
    ]
    return files.contains(name) ? name : nil
  }

  /// Returns the part of a licence's text behind its general terms: an exception, with its heading.
  static func exception(in text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let heading = lines.firstIndex(where: { $0.contains(#/(?i)exceptions? to the /#) }) else {
      return nil
    }
    return lines[heading...].joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
