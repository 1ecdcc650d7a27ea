import ArgumentParser

/// The command line: `tally`, `tally render OUT.png` and `tally tree`.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tally",
    abstract: "Counts votes for the favourite pet.",
    discussion: """
      Without a command, opens the poll in a window and prints the votes when it closes. Where \
      there is no display, renders the poll to an image instead and prints the image's path.
      """,
    subcommands: [WindowCommand.self, RenderCommand.self, TreeCommand.self],
    defaultSubcommand: WindowCommand.self)
}

/// A command that runs on the main actor, as the views do.
nonisolated protocol SceneCommand: ParsableCommand {
  @MainActor func perform() throws
}
