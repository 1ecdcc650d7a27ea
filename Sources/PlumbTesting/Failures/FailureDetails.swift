/// The description of a window in the message of a failure, after the sentence of the failure.
enum FailureDetails {
  /// Returns the elements of the window with their frames.
  @MainActor static func text(of window: TestWindow) -> String {
    let lines = ElementOutline(of: window).lines
    let shown = lines.prefix(lineLimit).joined(separator: "\n")
    let rest = lines.count - lineLimit
    return rest > 0 ? "\(shown)\n  … and \(rest) more elements" : shown
  }

  /// The largest number of lines; longer messages hide the other failures of a run.
  private static let lineLimit = 60
}
