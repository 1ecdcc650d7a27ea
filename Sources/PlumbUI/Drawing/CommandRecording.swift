/// Commands as they come; contexts that draw into one picture share one.
final class CommandRecording {
  private(set) var commands: [DrawCommand] = []

  func add(_ commands: [DrawCommand]) {
    self.commands += commands
  }
}
