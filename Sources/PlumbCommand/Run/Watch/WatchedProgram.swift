import Foundation
import Glibc
import PreviewMessages

/// A watched program as a process.
final class WatchedProgram {
  private let arguments: [String]
  private let folder: URL
  private var process: Process?
  /// The named pipe with messages, of which this process is the only writer.
  private var messages: FileHandle?
  /// A pipe that can be read when the process has ended.
  private var ended = Pipe()

  /// - Parameters:
  ///   - arguments: the arguments of the program.
  ///   - folder: a folder for the named pipe.
  init(arguments: [String], folder: URL) {
    self.arguments = arguments
    self.folder = folder
  }

  /// A way in which the program ends.
  enum End: Equatable {
    /// Its user has ended it, or it has said why it cannot go on.
    case exited(code: Int32)
    case crashed(signal: Int32)
    /// It is to be started again.
    case restarts
  }

  var isRunning: Bool { process?.isRunning ?? false }

  /// The descriptor of a file that can be read when the process has ended; `nil` if none was started.
  var endDescriptor: Int32? { process.map { _ in ended.fileHandleForReading.fileDescriptor } }

  private var restartRequest: URL { folder.appending(path: "restart") }

  /// Starts the program from a library, in place of one that has ended.
  func start(_ library: URL, of product: WatchedProduct) throws {
    try? FileManager.default.removeItem(at: restartRequest)
    let pipe = try openPipe()
    let process = Process()
    process.executableURL = product.host.file
    process.arguments = arguments
    let settings = ProgramSettings(
      library: library.path, mainFunction: product.mainFunction, messages: pipe.path,
      restartRequest: restartRequest.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(settings.environment) { $1 }
      // Another process of the same program would go on in its place.
      .merging(["PLUMB_NEW_INSTANCE": "1"]) { $1 }
    // A process group in the background would be stopped if it read from the terminal.
    process.standardInput = FileHandle.nullDevice
    let ended = Pipe()
    process.terminationHandler = { [end = ended.fileHandleForWriting] _ in
      try? end.write(contentsOf: Data([0]))
    }
    self.ended = ended
    try process.run()
    self.process = process
  }

  /// Makes a named pipe and opens it, so that messages wait until the program reads them.
  private func openPipe() throws -> URL {
    let pipe = folder.appending(path: "messages")
    unlink(pipe.path)
    let descriptor =
      mkfifo(pipe.path, 0o600) == 0 ? open(pipe.path, O_RDWR | O_CLOEXEC) : -1
    guard descriptor >= 0 else {
      throw WatchedPackage.Failure(
        description: "No pipe can be made in \(folder.path): \(String(cString: strerror(errno))).")
    }
    messages = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return pipe
  }

  /// Sends a message, if the program runs.
  func send(_ message: PreviewMessage) throws {
    guard isRunning else { return }
    try messages?.write(contentsOf: JSONEncoder().encode(message) + Data("\n".utf8))
  }

  /// Asks the program to close its windows, and waits for its end.
  func stop() {
    guard let process, process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  /// Returns the way in which the program has ended, once; `nil` while it runs and when none was started.
  func takeEnd() -> End? {
    guard let process, !process.isRunning else { return nil }
    self.process = nil
    let isAsked = FileManager.default.fileExists(atPath: restartRequest.path)
    if process.terminationReason == .uncaughtSignal {
      let signal = process.terminationStatus
      return isAsked && signal == SIGTERM ? .restarts : .crashed(signal: signal)
    }
    return isAsked ? .restarts : .exited(code: process.terminationStatus)
  }
}
