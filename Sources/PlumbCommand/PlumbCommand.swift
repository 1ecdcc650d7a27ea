import ArgumentParser

/// The tool for people who bring SwiftUI sources to Linux.
@main struct PlumbCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Brings SwiftUI sources to Linux.",
    subcommands: [CheckCommand.self, PreviewCommand.self])
}
