package import Foundation

/// The error that standard output cannot be written, for example because its disk is full.
package struct OutputError: Error, CustomStringConvertible {
  /// The error of the system.
  package let cause: POSIXError
  /// The work that the program had done before, as a sentence; empty if there is nothing to report.
  package let done: String

  init(cause: POSIXError, done: String) {
    self.cause = cause
    self.done = done
  }

  package var description: String {
    let sentence = "Standard output cannot be written: \(cause.reason)."
    return done.isEmpty ? sentence : "\(done) \(sentence)"
  }

  /// The exit status of programs whose output is incomplete, the status of input and output errors in
  /// `sysexits.h`.
  ///
  /// It differs from the status after other errors, because the work before the output is done.
  package static let status: Int32 = 74

  /// Ends the program with the sentence and the status.
  ///
  /// If the reader of a pipe is gone, such as `| head -1`, the program ends by the signal SIGPIPE and
  /// without a message, as other programs do.
  ///
  /// - Parameter name: the name of the program.
  package func endProgram(named name: String) -> Never {
    if cause.code == .EPIPE { PipeSignal.endProgram() }
    StandardStream.warn("\(name): \(self)")
    exit(Self.status)
  }
}
