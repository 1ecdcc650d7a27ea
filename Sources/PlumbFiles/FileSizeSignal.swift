internal import Foundation

/// The signal SIGXFSZ, which a write beyond the largest file that a process may make sends.
package enum FileSizeSignal {
  /// Lets such writes fail with `EFBIG` instead of ending the program without a word.
  ///
  /// For the whole process, as libraries write, too, such as those of databases, and programs that it starts.
  package static func ignore() { _ = signal(SIGXFSZ, SIG_IGN) }
}
