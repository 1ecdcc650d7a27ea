/// An error of the compiler.
struct Diagnostic: Equatable {
  /// The file; empty if the error belongs to none.
  var path: String
  /// The number of the line, from 1.
  var line: Int
  var message: String

  /// Returns the errors in the output of the compiler, in the style of LLVM:
  /// `PATH:LINE:COLUMN: error: MESSAGE`, followed by the line and by notes.
  ///
  /// An error in code that a macro generates is followed by a note with the place of the macro, which
  /// counts as its place. Without a note it belongs to no file, unless a file has the same error.
  ///
  /// - Parameter files: the paths of the source files.
  static func errors(in output: String, files: Set<String>) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var unplaced: [Diagnostic] = []
    var generated: Diagnostic?
    for line in output.split(whereSeparator: \.isNewline) {
      guard let entry = Entry(line) else { continue }
      if entry.isNote {
        guard var error = generated, files.contains(entry.path) else { continue }
        (error.path, error.line) = (entry.path, entry.line)
        errors.append(error)
        generated = nil
      } else {
        if let generated { unplaced.append(generated) }
        let error = Diagnostic(path: entry.path, line: entry.line, message: entry.message)
        if files.contains(entry.path) {
          errors.append(error)
          generated = nil
        } else {
          generated = error
        }
      }
    }
    if let generated { unplaced.append(generated) }
    let placed = Set(errors.map(\.message))
    for var error in unplaced where !placed.contains(error.message) {
      error.path = ""
      errors.append(error)
    }
    return errors
  }

  /// A line of the compiler that is an error or a note.
  private struct Entry {
    var path: String
    var line: Int
    var message: String
    var isNote: Bool

    init?(_ text: Substring) {
      // Most lines are of the sources, and the patterns take long.
      guard text.contains("error: ") || text.contains("note: ") else { return nil }
      if let match = text.wholeMatch(of: /(.*?):(\d+)(?::\d+)?: (error|note): (.*)/) {
        path = String(match.1)
        line = Int(match.2) ?? 0
        isNote = match.3 == "note"
        message = String(match.4)
      } else if let match = text.wholeMatch(of: /error: (.*)/) {
        (path, line, isNote) = ("", 0, false)
        message = String(match.1)
      } else {
        return nil
      }
    }
  }
}
