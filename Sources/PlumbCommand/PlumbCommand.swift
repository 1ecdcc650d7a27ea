import ArgumentParser
import Foundation
import PlumbFiles

/// The tool for people who write SwiftUI programs on Linux, or bring them there.
@main struct PlumbCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Writes, runs, ports and bundles SwiftUI programs on Linux.",
    subcommands: [
      NewCommand.self, RunCommand.self, PreviewCommand.self, CheckCommand.self, PortCommand.self,
      BundleCommand.self,
    ])

  static func main() {
    StandardStream.openMissing()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(reporting: FileProblem(error) ?? error)
    }
  }

  /// Ends the program with the requested help, or with the error.
  private static func end(reporting error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    do throws(OutputError) {
      if let error = error as? OutputError { throw error }
      if code.isSuccess {
        try StandardStream.print("\(message)\n")
      } else if !message.isEmpty {
        StandardStream.warn(message)
      }
    } catch {
      error.endProgram(named: "plumb")
    }
    Foundation.exit(code.rawValue)
  }
}
