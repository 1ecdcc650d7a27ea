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

  /// Returns the files that every Debian system has for the licences in an expression of SPDX, each once.
  static func commonFiles(of license: String) -> [String] {
    license.split(whereSeparator: { " ()".contains($0) }).reduce(into: []) { files, word in
      guard let file = commonFile(of: String(word)), !files.contains(file) else { return }
      files.append(file)
    }
  }

  /// Returns the part of a licence's text behind its general terms: an exception, with its heading if it has one.
  static func exception(in text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let heading =
      lines.firstIndex { $0.contains(#/(?i)exceptions? to the /#) }
      ?? lines.firstIndex { $0.contains(#/^\s*As an exception,/#) }
    guard let heading else { return nil }
    return withoutIndent(lines[heading...]).joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the words of a text with single blanks between them.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns lines without the blanks that all of them begin with.
  private static func withoutIndent(_ lines: ArraySlice<Substring>) -> [Substring] {
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix(while: \.isWhitespace).count }
    return lines.map { $0.dropFirst(indents.min() ?? 0) }
  }

  /// Returns a text without the terms of the Apache License 2.0, if it has all of them.
  static func withoutTerms(_ text: String) -> String {
    text.replacing(
      #/(?ms)^[ \t]*Apache License\s+Version 2\.0, January 2004.*?END OF TERMS AND CONDITIONS/#,
      with: ""
    ).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
