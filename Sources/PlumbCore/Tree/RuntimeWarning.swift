internal import Foundation
internal import Synchronization

/// A warning for the developer about a recoverable mistake.
package enum RuntimeWarning {
  private static let shown = Mutex<Set<String>>([])

  /// Writes a line to the standard error.
  package static func show(_ text: String) {
    FileHandle.standardError.write(Data("PlumbUI: \(text)\n".utf8))
  }

  /// Writes a line to the standard error, unless the program has written the same line before.
  static func showOnce(_ text: String) {
    if shown.withLock({ $0.insert(text).inserted }) { show(text) }
  }
}
