/// What the message of a failure tells about a window besides its own sentence.
enum FailureDetails {
  /// Returns the elements of the window with their frames.
  ///
  /// The one place where a message gets its details: what the layout records of the proposals and sizes
  /// of a window belongs here, too.
  @MainActor static func text(of window: TestWindow) -> String {
    let lines = ElementOutline(of: window).lines
    let shown = lines.prefix(lineLimit).joined(separator: "\n")
    let rest = lines.count - lineLimit
    return rest > 0 ? "\(shown)\n  … and \(rest) more elements" : shown
  }

  /// Longer messages hide the other failures of a run.
  private static let lineLimit = 60
}
