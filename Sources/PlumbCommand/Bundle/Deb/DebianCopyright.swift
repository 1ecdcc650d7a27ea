import Foundation

/// The rights in the files of a package, in Debian's machine-readable format, DEP 5.
struct DebianCopyright {
  private let program: StagedProgram

  init(_ program: StagedProgram) { self.program = program }

  /// The text of the file.
  ///
  /// One paragraph is for all files, as what is linked lies in the same file as the program. A paragraph for each
  /// licence has the text, or the place where Debian has it.
  var text: String {
    let description = program.description
    let header = [
      ("Format", "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"),
      ("Upstream-Name", FoldedText.line(description.name)),
      ("Upstream-Contact", description.maintainer.text),
      ("Source", description.homepage ?? ""),
    ]
    let files = [
      ("Files", "*"), ("Copyright", notices.joined(separator: "\n ")),
      ("License", names.joined(separator: ", and ")), ("Comment", comment),
    ]
    let licenses = names.map { name in [("License", "\(name)\n\(words(of: name))")] }
    return ([header, files] + licenses).map { fields in
      fields.filter { !$0.1.isEmpty }.map { "\($0): \($1)\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The licences in the words of the format, each once.
  private var names: [String] {
    program.licenses.reduce(into: []) { names, part in
      let name = Self.name(of: part.license)
      if !names.contains(name) { names.append(name) }
    }
  }

  private var notices: [String] {
    program.licenses.enumerated().flatMap { index, part in
      let found = LicenseWords.notices(in: part.text)
      guard found.isEmpty else { return found }
      guard index == 0 else { return ["the authors of \(FoldedText.line(part.name))"] }
      let year = program.description.releases.first.map { "\($0.date.prefix(4)) " } ?? ""
      return [year + program.description.maintainer.name]
    }.reduce(into: []) { notices, notice in
      if !notices.contains(notice) { notices.append(notice) }
    }
  }

  private var comment: String {
    let parts = program.licenses.dropFirst()
    guard !parts.isEmpty else { return "" }
    return "It contains parts of others:\n"
      + parts.map { "  * \(FoldedText.line($0.name)): \(Self.name(of: $0.license))" }
      .joined(separator: "\n")
  }

  /// Returns the paragraphs of a licence, each line with a blank before it.
  private func words(of name: String) -> String {
    let parts = program.licenses.filter { Self.name(of: $0.license) == name }
    var texts: [String] = []
    for text in parts.flatMap(Self.texts) {
      // The same exception has other lines in each project.
      let words = LicenseWords.oneLine(text)
      if !texts.contains(where: { LicenseWords.oneLine($0).contains(words) }) { texts.append(text) }
    }
    return texts.joined(separator: "\n\n").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map { line in
      line.allSatisfy(\.isWhitespace) ? " ." : " \(line)"
    }.joined(separator: "\n")
  }

  /// Returns the place where Debian has the text of a licence, and what else the part's own text says.
  private static func texts(of part: LicenseText) -> [String] {
    let text = part.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let files = LicenseWords.commonFiles(of: part.license)
      .map { "/usr/share/common-licenses/\($0)" }
    guard !files.isEmpty else { return [text] }
    let place =
      "On Debian systems, the text\(files.count == 1 ? " is" : "s are")"
      + " in \(files.joined(separator: " and "))."
    if LicenseWords.commonFile(of: part.license) != nil {
      guard part.license.contains(" WITH ") else { return [place] }
      if let exception = LicenseWords.exception(in: text) { return [place, exception] }
    }
    // An exception or another licence that is not found is not lost.
    return [place, LicenseWords.withoutTerms(text)].filter { !$0.isEmpty }
  }

  /// Returns an expression of SPDX in the words of the format.
  static func name(of license: String) -> String {
    license.split(separator: " ").map { word in
      switch word {
      case "AND": "and"
      case "OR": "or"
      case "WITH": "with"
      default: String(word).replacing("-exception", with: " exception")
      }
    }.joined(separator: " ")
  }
}
