internal import Foundation

extension App {
  /// Opens the windows of the app and returns when the last one closes.
  ///
  /// If there is no display or no font, the program ends with a sentence on standard error and the
  /// exit code 1.
  @MainActor @preconcurrency public static func main() {
    StandardStream.openMissing()
    FileSizeSignal.ignore()
    do {
      ProgramStart.prepare()
      if let start = AppStart.replacement {
        try start(Self.self)
      } else {
        try Self().runInWindow()
      }
    } catch {
      StandardStream.warn("\(AppOptions.programName): \(error)")
      exit(1)
    }
  }
}
