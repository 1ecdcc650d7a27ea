internal import Foundation

extension App {
  /// Opens the windows of the app and returns when the last one closes.
  ///
  /// If there is no display or no font, the program ends with a sentence on standard error and the
  /// exit code 1.
  ///
  /// If the first argument of the program is `--render`, `--tree`, `--trace` or `--describe`, it draws
  /// or prints a window instead, without a display, and ends.
  @MainActor @preconcurrency public static func main() {
    StandardStream.openMissing()
    FileSizeSignal.ignore()
    // Most programs are started without arguments, which are not read then.
    if CommandLine.argc > 1 {
      HeadlessCommand.perform(Self.self, arguments: CommandLine.arguments.dropFirst())
    }
    do {
      ProgramStart.prepare()
      if let start = AppStart.replacement { return try start(Self.self) }
      guard let start = try InstanceStart.make(AppOptions()) else { return }
      try Self().runInWindow(AppOptions(), from: start)
    } catch {
      StandardStream.warn("\(AppOptions.programName): \(error)")
      exit(1)
    }
  }
}
