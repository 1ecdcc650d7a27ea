import Foundation
import Glibc
import PlumbFiles
import PreviewMessages

/// Shows previews in a window, and builds them again after every change of the sources.
struct PreviewLoop {
  var build: PreviewBuild
  let window: PreviewWindow

  /// Runs until the window closes.
  ///
  /// - Throws: an error if the window cannot be opened or changes cannot be watched.
  mutating func run() throws {
    // A window that ends between two messages must not end this program.
    signal(SIGPIPE, SIG_IGN)
    let watch = try FolderWatch(build.sourceFolders)
    try window.open()
    var shown: SourceSnapshot?
    while true {
      if let end = window.end {
        guard try mayOpenAgain(after: end) else { return }
        // Until the code that crashed has changed.
        while SourceSnapshot(build.sources) == shown { _ = watch.wait(-1) }
        try window.open()
        shown = nil
      }
      let sources = SourceSnapshot(build.sources)
      if sources == shown {
        _ = watch.wait(-1, orReading: window.endDescriptor)
      } else {
        shown = sources
        show(sources)
      }
    }
  }

  /// Prints the reason for which the window has ended, unless it was closed. Returns whether it
  /// opens again.
  private func mayOpenAgain(after end: PreviewWindow.End) throws -> Bool {
    switch end {
    case .closed: return false
    case .failed:
      throw PreviewCommand.Failure(description: "The window of previews cannot be shown.")
    case .crashed(let signal):
      Self.say(
        "The previewed code crashed with signal \(signal) (\(String(cString: strsignal(signal))));"
          + " the window opens again after the next change of the sources.")
      return true
    }
  }

  /// Builds the previews and sends them, or the errors, to the window.
  private mutating func show(_ sources: SourceSnapshot) {
    try? window.send(.building)
    let start = ContinuousClock.now
    do {
      let library = try build.build()
      try? window.send(.load(library: library.path, symbols: library.symbols))
      Self.say("Built in \(ContinuousClock.now - start).")
    } catch {
      // Files that are saved during a build are built next.
      guard SourceSnapshot(build.sources) == sources else { return }
      let problems =
        (error as? ModuleLibrary.CompilerErrors)?.problems
        // The next change may mend it.
        ?? [PreviewProblem(file: "", line: 0, message: "\(FileProblem(error) ?? error)")]
      for problem in problems {
        Self.say("\(problem)")
      }
      try? window.send(.failed(problems))
    }
  }

  private static func say(_ sentence: String) {
    StandardStream.warn(sentence)
  }
}
