import Foundation

/// Writes the text of a poll file, in the form of `PollFile.example`.
nonisolated struct PollFileText {
  let poll: Poll
  /// The schema that the file names; `nil` for none.
  var schema: String?
  /// The folder of the file, which the paths of pictures are relative to.
  var folder: String

  /// The text of the whole file.
  var text: String {
    var members: [String] = []
    if let schema { members.append("\"$schema\": \(Self.quoted(schema))") }
    members.append("\"id\": \(Self.quoted(poll.id))")
    members.append("\"question\": \(text(poll.question))")
    let contenders = poll.candidates.enumerated().map { "    \(contender($1, at: $0))" }
    members.append("\"contenders\": [\n\(contenders.joined(separator: ",\n"))\n  ]")
    return "{\n  \(members.joined(separator: ",\n  "))\n}\n"
  }

  /// One line for each contender.
  private func contender(_ candidate: Candidate, at index: Int) -> String {
    var members = [
      "\"id\": \(Self.quoted(candidate.id))", "\"name\": \(text(candidate.title))",
    ]
    // The colour that a contender has without one depends on its place.
    if candidate.tint != .palette(index) {
      members.append("\"color\": \(Self.quoted(candidate.tint.fileText))")
    }
    if case .picture(let picture) = candidate.emblem {
      members.append("\"picture\": \(Self.quoted(relative(picture.path)))")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// A text, or an object with a text for each language.
  private func text(_ text: PollText) -> String {
    guard let translations = text.translations, !translations.isEmpty else {
      return Self.quoted(text.usual)
    }
    // The first text is shown if there is neither a translation nor English.
    let first = text.usualLanguage
    let languages = translations.keys.sorted {
      ($0 == first ? 0 : 1, $0) < ($1 == first ? 0 : 1, $1)
    }
    let members = languages.map { "\(Self.quoted($0)): \(Self.quoted(translations[$0] ?? ""))" }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns a text in quotes. Characters of any script stay as they are.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
