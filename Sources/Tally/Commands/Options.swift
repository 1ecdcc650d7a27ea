import ArgumentParser

/// The command line: `tally` and its commands.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tally",
    abstract: "Counts the votes of a poll.",
    discussion: """
      Without a command, opens the poll in a window, stores each vote, and prints the votes when it \
      closes. Where there is no display, renders the poll to an image instead and prints the \
      image's path.
      """,
    version: version,
    subcommands: [
      WindowCommand.self, RenderCommand.self, TreeCommand.self, TraceCommand.self,
      GalleryCommand.self, VoteCommand.self,
      ResultsCommand.self, ExportCommand.self, ImportCommand.self, ResetCommand.self,
      InitCommand.self, EditCommand.self,
    ],
    defaultSubcommand: WindowCommand.self)

  /// The version of the program, the newest release in its metadata.
  static let version = "0.1.0"
}

/// A command that runs on the main actor, as the views do.
nonisolated protocol SceneCommand: ParsableCommand {
  @MainActor func perform() throws
}
