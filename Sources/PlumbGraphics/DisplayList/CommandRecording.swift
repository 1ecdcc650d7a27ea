/// A recorder of commands, shared by all contexts that draw into the same canvas.
package final class CommandRecording {
  private var commands: [DrawCommand] = []

  /// Creates an empty recording.
  package init() {}

  /// Appends commands.
  package func add(_ commands: [DrawCommand]) {
    self.commands += commands
  }

  /// The recorded commands, isolated in a group if any of them blends with its backdrop.
  package var isolatedCommands: [DrawCommand] {
    commands.contains(where: \.blendsWithBackdrop) ? [.group(.isolation, commands)] : commands
  }
}

extension DrawCommand {
  /// Whether the command blends with commands painted before it.
  fileprivate var blendsWithBackdrop: Bool {
    switch self {
    case .group(.blend, _): true
    case .clip(_, _, let contents), .transform(_, let contents):
      contents.contains(where: \.blendsWithBackdrop)
    // Other groups and masked contents are painted into a layer first.
    default: false
    }
  }
}
