import Foundation
import PlumbFiles

/// A source file with other lines in some places.
struct FileChange: Equatable {
  /// Other lines in the place of one.
  struct Edit: Equatable {
    /// The number of the replaced line, from 1.
    var line: Int
    var replacement: [String]
    /// The reason, as a clause.
    var reason: String
    /// The lines, of the original, that are compiled only after the edit.
    var activated: ClosedRange<Int>?
  }

  /// The file of the project.
  var file: URL
  /// The lines of the file, without their ends, of which a carriage return stays.
  let lines: [String]
  /// The edits by their lines, at most one for each.
  private(set) var edits: [Edit] = []

  init(file: URL, text: String) {
    self.file = file
    lines = Self.lines(of: text)
  }

  /// Reads a file; `nil` if it is no text.
  init?(file: URL) {
    guard let text = try? RegularFile.text(of: file) else { return nil }
    self.init(file: file, text: text)
  }

  /// Returns the lines of a text, as the compiler counts them.
  ///
  /// A text that ends in a line end has an empty last line.
  static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// Returns a line; `nil` if there is none with this number.
  func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Adds an edit. The first one of a line counts.
  mutating func add(_ edit: Edit) {
    guard lines.indices.contains(edit.line - 1), !edits.contains(where: { $0.line == edit.line })
    else { return }
    edits.append(edit)
    edits.sort { $0.line < $1.line }
  }

  mutating func removeEdits(where isRemoved: (Edit) -> Bool) {
    edits.removeAll(where: isRemoved)
  }

  /// The text with all edits.
  var text: String {
    var edits = edits[...]
    return lines.enumerated().flatMap { index, line -> [String] in
      guard let edit = edits.first, edit.line == index + 1 else { return [line] }
      edits.removeFirst()
      return edit.replacement
    }.joined(separator: "\n")
  }

  /// Returns the line of the original from which a line of the changed text comes.
  func originalLine(_ line: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.line + shift
      if line < start { break }
      if line < start + edit.replacement.count { return edit.line }
      shift += edit.replacement.count - 1
    }
    return line - shift
  }
}

extension FileChange {
  /// The number of lines before and after a change in a patch.
  private static let context = 3

  /// Returns the edits as a patch in the unified format.
  ///
  /// - Parameter path: the path of the file from the folder in which the patch is applied.
  func patch(path: String) -> String {
    guard !edits.isEmpty else { return "" }
    var hunks: [[Edit]] = []
    for edit in edits {
      if let last = hunks.last?.last, edit.line - last.line <= 2 * Self.context + 1 {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    var shift = 0
    let texts = hunks.map { hunk in
      let text = self.hunk(hunk, shift: shift)
      shift += hunk.reduce(0) { $0 + $1.replacement.count - 1 }
      return text
    }
    return "--- a/\(path)\n+++ b/\(path)\n\(texts.joined())"
  }

  private func hunk(_ edits: [Edit], shift: Int) -> String {
    // A last empty line is no line for `patch`.
    let count = lines.last == "" ? lines.count - 1 : lines.count
    let start = max(1, (edits.first?.line ?? 1) - Self.context)
    let end = min(count, (edits.last?.line ?? 1) + Self.context)
    var text = ""
    var added = 0
    for number in start...max(start, end) {
      let line = lines[number - 1]
      let lineEnd = number == lines.count ? "\n\\ No newline at end of file\n" : "\n"
      if let edit = edits.first(where: { $0.line == number }) {
        // A line that stays among the new ones is context, unless the end of the file moves.
        let kept = number == lines.count ? nil : edit.replacement.firstIndex(of: line)
        if kept == nil { text += "-\(line)\(lineEnd)" }
        for (index, new) in edit.replacement.enumerated() {
          let isLast = index == edit.replacement.count - 1
          text += "\(index == kept ? " " : "+")\(new)\(isLast ? lineEnd : "\n")"
        }
        added += edit.replacement.count - 1
      } else {
        text += " \(line)\(lineEnd)"
      }
    }
    let length = end - start + 1
    return "@@ -\(start),\(length) +\(start + shift),\(length + added) @@\n\(text)"
  }
}
