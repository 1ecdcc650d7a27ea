import Foundation
import Glibc

/// The lines that other programs write to a named pipe.
struct PipeLines {
  private let file: FileHandle
  /// The bytes that were read and belong to no line yet.
  private var rest = Data()
  private var hasWriter = false

  /// The error that a pipe cannot be opened.
  struct OpeningError: Error, CustomStringConvertible {
    var description: String
  }

  /// Opens a pipe. A device or another file, some of which never end, is not opened.
  init(path: String) throws(OpeningError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.error(path, String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFIFO else { throw Self.error(path, "it is no pipe") }
    // Otherwise the call waits for a program that writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.error(path, String(cString: strerror(errno))) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Another file may have taken its place.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
      fcntl(descriptor, F_SETFL, 0) == 0
    else { throw Self.error(path, "it is no pipe") }
  }

  private static func error(_ path: String, _ reason: String) -> OpeningError {
    OpeningError(
      description: "The pipe \(path) for messages cannot be read: \(reason)."
        + " Start the program by plumb run --watch, which makes it.")
  }

  /// Waits for a line; `nil` after the last writer has closed the pipe.
  mutating func next() -> String? {
    waitForWriter()
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let data = file.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }

  /// A pipe that no program has opened yet seems to be at its end.
  private mutating func waitForWriter() {
    guard !hasWriter else { return }
    var request = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, -1) < 0, errno == EINTR {}
    hasWriter = true
  }
}
