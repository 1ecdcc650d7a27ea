internal import Foundation

/// The signal SIGXFSZ, which a write beyond the largest file that a process may make sends.
package enum FileSizeSignal {
  /// Lets such writes fail with `EFBIG` instead of ending the program without a word.
  ///
  /// For the whole process, because libraries write as well, such as those of databases. Programs that it starts
  /// ignore the signal, too.
  package static func ignore() { _ = signal(SIGXFSZ, SIG_IGN) }
}
