package import Foundation

/// The streams that a program is started with: everything that the programs of this package print.
package enum StandardStream {
  /// Opens the streams that the program was started without.
  ///
  /// Otherwise files that are opened later take their numbers, and messages are written into them. The
  /// opened streams cannot be used, so that reading from and writing to them fails as before.
  ///
  /// Called before anything else is opened.
  package static func openMissing() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The system gives the lowest free number, and the lower ones are in use.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes data to standard output.
  ///
  /// - Parameter done: the work that the program has done before, as a sentence for the error.
  /// - Throws: an error that says so if not all of it can be written.
  package static func print(_ data: Data, after done: String = "") throws(OutputError) {
    do throws(POSIXError) {
      try DescriptorWriter.write(data, to: STDOUT_FILENO)
    } catch {
      throw OutputError(cause: error, done: done)
    }
  }

  /// Writes a text to standard output, as it is.
  ///
  /// - Parameter done: the work that the program has done before, as a sentence for the error.
  /// - Throws: an error that says so if not all of it can be written.
  package static func print(_ text: String, after done: String = "") throws(OutputError) {
    try print(Data(text.utf8), after: done)
  }

  /// Writes a line to standard error, unless that cannot be written: then the sentence is lost.
  package static func warn(_ sentence: String) { ask("\(sentence)\n") }

  /// Writes a question to standard error, without ending the line.
  package static func ask(_ question: String) {
    try? DescriptorWriter.write(Data(withoutControls(question).utf8), to: STDERR_FILENO)
  }

  /// Returns a text with a replacement character for each control character other than line ends and tabs.
  ///
  /// Names of files and variables may have some, which change the colours or the title of a terminal.
  static func withoutControls(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.map { isControl($0) ? "\u{FFFD}" : $0 })
    return String(scalars)
  }
}
