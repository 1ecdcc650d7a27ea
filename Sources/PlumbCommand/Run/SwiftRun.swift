import Foundation

/// The command of SwiftPM that builds a program and then becomes it.
struct SwiftRun: Equatable {
  /// The name of the command on the search path, and its arguments.
  let commandLine: [String]

  /// - Parameters:
  ///   - arguments: the arguments of the program.
  ///   - isOptimised: whether the build is the one for release.
  ///   - scratch: the folder of the build; `nil` for the one in the package.
  init(_ program: ProgramToRun, arguments: [String], isOptimised: Bool, scratch: URL?) {
    let options =
      (isOptimised ? ["--configuration", "release"] : [])
      + (scratch.map { ["--scratch-path", $0.path] } ?? [])
    commandLine =
      ["swift", "run", "--package-path", program.package.path] + options + [program.product]
      + arguments
  }

  /// Replaces this process by the command, so that signals and the terminal reach first the build and then the
  /// program without a process in between.
  ///
  /// - Returns: the error, if the command cannot be started.
  func becomeProgram() -> ProgramToRun.Failure {
    var words = commandLine.map { strdup($0) }
    words.append(nil)
    execvp("swift", words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    return ProgramToRun.Failure(
      description:
        "swift cannot be started: \(reason). Install the toolchain from https://swift.org/install.")
  }
}
