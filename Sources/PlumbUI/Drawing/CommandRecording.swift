/// Commands as they come; contexts that draw into one picture share one.
final class CommandRecording {
  private var commands: [DrawCommand] = []

  func add(_ commands: [DrawCommand]) {
    self.commands += commands
  }

  /// Everything recorded, as a picture of its own: nothing in it mixes with what lies below.
  var picture: [DrawCommand] {
    commands.contains(where: \.mixesWithWhatIsBelow) ? [.group(.isolation, commands)] : commands
  }
}

extension DrawCommand {
  /// Whether something in the command mixes with what was painted before it.
  fileprivate var mixesWithWhatIsBelow: Bool {
    switch self {
    case .group(.blend, _): true
    case .clip(_, _, let contents), .transform(_, let contents):
      contents.contains(where: \.mixesWithWhatIsBelow)
    // Other groups, and what is masked, are painted by themselves first.
    default: false
    }
  }
}
