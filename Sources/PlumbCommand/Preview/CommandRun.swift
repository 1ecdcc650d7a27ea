import Foundation
import PlumbFiles

/// A command that has ended.
struct CommandRun {
  var status: Int32
  /// The text that the command wrote to standard output and to standard error.
  var output: String

  /// The error that a command cannot be run.
  struct StartError: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a command and waits for its end.
  ///
  /// - Parameters:
  ///   - commandLine: the program, looked up on the search path, and its arguments. Before it may be
  ///     variables of the environment with their values.
  ///   - log: a file for the output, which is replaced; `nil` passes the output on.
  init(_ commandLine: [String], log: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = commandLine
    var handle: FileHandle?
    if let log {
      // A pipe in its place would wait for a reader.
      if FileKind(log) == .other { try? FileManager.default.removeItem(at: log) }
      try Data().write(to: log)
      handle = try FileHandle(forWritingTo: log)
      process.standardOutput = handle
      process.standardError = handle
    }
    try process.run()
    process.waitUntilExit()
    try handle?.close()
    status = process.terminationStatus
    if status == 127 {
      let program = commandLine.first { !$0.contains("=") } ?? "program"
      throw StartError(description: "There is no \(program) on the search path.")
    }
    output = try log.map { String(decoding: try RegularFile.data(of: $0), as: UTF8.self) } ?? ""
  }
}
