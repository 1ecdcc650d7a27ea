import ArgumentParser
import Foundation
import SwiftUI

/// The program: the command line chooses the form in which the app is shown.
@main
enum Program {
  static func main() {
    StandardStream.openMissing()
    FileSizeSignal.ignore()
    requireArguments()
    do {
      if CommandLine.arguments.count == 1, try showUsualWindow() { return }
      var command = try Options.parseAsRoot()
      if let command = command as? any SceneCommand {
        try command.perform()
      } else {
        try command.run()
      }
    } catch {
      exit(reporting: error)
    }
  }

  /// Ends the program where its arguments are unknown, as a vote would otherwise open the window
  /// and not be stored. They are read from a file of the system, and begin with the program.
  private static func requireArguments() {
    guard CommandLine.argc == 0 else { return }
    warn(
      """
      The arguments cannot be read from /proc, perhaps because the program may open too few files; \
      raise the limit with ulimit -n 256.
      """)
    Foundation.exit(1)
  }

  /// Shows the window of the default command, without building the parser of the command line, which
  /// takes one instruction in seventeen of a start. Returns `false` if there is no display.
  private static func showUsualWindow() throws -> Bool {
    do {
      try WindowCommand.showWindow(
        with: .favouritePet,
        storedAt: WindowCommand.usable { () throws(BadValue) in try PollOptions.usualLocation() },
        options: DisplayOptions.usualAppOptions)
      return true
    } catch SDLError.noDisplay {
      return false
    }
  }

  /// Ends the program with the requested help, or with one line about the error.
  ///
  /// The parser's own report adds the usage, which hides the sentence that matters.
  private static func exit(reporting error: any Error) -> Never {
    let code = Options.exitCode(for: error)
    do throws(OutputError) {
      if let error = error as? OutputError { throw error }
      if code.isSuccess {
        try StandardStream.print("\(Options.fullMessage(for: error))\n")
      } else {
        // A quoted argument may hold line breaks.
        warn(
          Options.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " "))
      }
    } catch {
      error.endProgram(named: "tally")
    }
    Foundation.exit(code.rawValue)
  }

  /// Writes a sentence to standard error.
  nonisolated static func warn(_ sentence: String) { StandardStream.warn("tally: \(sentence)") }
}
