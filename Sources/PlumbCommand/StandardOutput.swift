import ArgumentParser
import Foundation
import Glibc

/// Where the command writes its reports.
enum StandardOutput {
  /// The error that a report cannot be written.
  struct WriteError: Error, CustomStringConvertible {
    var code: Int32
    var description: String {
      "The report cannot be written: \(String(cString: strerror(code)))."
    }
  }

  /// Finds out whether there is an output, before a file takes its place.
  ///
  /// A reader that ends early, such as `head`, is an error of writing from here on, so that the
  /// files of the check are removed.
  static func prepare() throws(WriteError) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else { throw WriteError(code: errno) }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a text.
  ///
  /// - Throws: the status of a failure, without a sentence, if nobody reads it any more.
  static func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      switch (count, errno) {
      case (0..., _): bytes = bytes.dropFirst(count)
      case (_, EINTR): continue
      case (_, EPIPE): throw ExitCode.failure
      case (_, let code): throw WriteError(code: code)
      }
    }
  }
}
