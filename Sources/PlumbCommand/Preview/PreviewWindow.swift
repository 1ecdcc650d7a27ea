import Foundation
import PreviewMessages

/// The program with the window of previews, as a process.
final class PreviewWindow {
  private let program: URL
  private let file: String
  private var process: Process?
  private var input: Pipe?
  /// A pipe that can be read when the process has ended.
  private var ended = Pipe()

  /// - Parameters:
  ///   - program: the path of the program.
  ///   - file: the name of the source file, for the title.
  init(program: URL, file: String) {
    self.program = program
    self.file = file
  }

  /// The way in which the program ended; `nil` while it runs or before it was started.
  var end: End? {
    guard let process, !process.isRunning else { return nil }
    if process.terminationReason == .uncaughtSignal {
      return .crashed(signal: process.terminationStatus)
    }
    return process.terminationStatus == 0 ? .closed : .failed
  }

  /// A way in which the program ends.
  enum End: Equatable {
    /// The window was closed.
    case closed
    /// The program has said why it cannot go on.
    case failed
    case crashed(signal: Int32)
  }

  /// The descriptor of a file that can be read when the latest process has ended.
  var endDescriptor: Int32 { ended.fileHandleForReading.fileDescriptor }

  /// Starts the program.
  func open() throws {
    let process = Process()
    let input = Pipe()
    process.executableURL = program
    process.arguments = [file]
    process.standardInput = input
    let ended = Pipe()
    process.terminationHandler = { [end = ended.fileHandleForWriting] _ in
      try? end.write(contentsOf: Data([0]))
    }
    self.ended = ended
    try process.run()
    self.process = process
    self.input = input
  }

  /// Sends a message, if the program runs.
  func send(_ message: PreviewMessage) throws {
    guard let process, process.isRunning, let input else { return }
    try input.fileHandleForWriting.write(
      contentsOf: JSONEncoder().encode(message) + Data("\n".utf8))
  }

  /// Ends the program and waits until it has ended.
  func close() {
    try? input?.fileHandleForWriting.close()
    process?.waitUntilExit()
  }
}
