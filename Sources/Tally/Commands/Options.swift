import ArgumentParser

/// The command line: `tally`, `tally render OUT.png` and `tally tree`.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tally",
    abstract: "Counts votes for the favourite pet.",
    discussion: """
      Without a command, opens the poll in a window and prints the votes when it closes. Where \
      there is no display, renders the poll to a picture instead and prints the picture's path.
      """,
    subcommands: [WindowCommand.self, RenderCommand.self, TreeCommand.self],
    defaultSubcommand: WindowCommand.self)
}

/// A command that works on the main actor, where the views live.
nonisolated protocol SceneCommand: ParsableCommand {
  @MainActor func perform() throws
}
