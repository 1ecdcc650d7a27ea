import Foundation

/// Runs of a program that is being bundled, which answers questions about itself.
struct StagedRun {
  let program: URL
  /// A folder for the files that the program writes.
  let scratch: URL

  /// Returns what the program prints when it is started with some arguments; `nil` if it fails.
  ///
  /// It has no display and none of a person's settings, and is ended after a while: one that does not know the
  /// arguments may do anything.
  func output(_ arguments: [String]) throws -> String? {
    let home = scratch.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let display = ["DISPLAY", "WAYLAND_DISPLAY", "PLUMB_ASSETS", "DBUS_SESSION_BUS_ADDRESS"]
    let script = "exec timeout 20 \"$@\" 2>/dev/null </dev/null"
    let run = try CommandRun(
      display.flatMap { ["-u", $0] } + ["HOME=\(home.path)", "XDG_RUNTIME_DIR=\(home.path)"]
        + ["sh", "-c", script, "sh", program.path] + arguments,
      log: scratch.appending(path: "answer"))
    return run.status == 0 ? run.output : nil
  }
}
