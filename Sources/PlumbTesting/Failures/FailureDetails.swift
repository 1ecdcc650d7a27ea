/// What the message of a failure tells about a window besides its own sentence.
enum FailureDetails {
  /// Returns the elements of the window with their frames.
  @MainActor static func text(of window: TestWindow) -> String {
    let lines = ElementOutline(of: window).lines
    let shown = lines.prefix(lineLimit).joined(separator: "\n")
    let rest = lines.count - lineLimit
    return rest > 0 ? "\(shown)\n  … and \(rest) more elements" : shown
  }

  /// Longer messages hide the other failures of a run.
  private static let lineLimit = 60
}
