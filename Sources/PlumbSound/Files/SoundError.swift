internal import Foundation

/// The error that a sound cannot be played, as one sentence.
package struct SoundError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// The name of the file; `nil` for a sound that is no file.
  package let file: String?
  /// The reason, as a clause.
  package let reason: String

  package init(file: String? = nil, reason: String) {
    self.file = file
    self.reason = reason
  }

  /// The same error for a file.
  func of(_ file: String?) -> SoundError { SoundError(file: file ?? self.file, reason: reason) }

  package var description: String {
    "The sound \(file.map { "\($0) " } ?? "")cannot be played: \(reason)."
  }

  /// The same sentence as `description`.
  package var errorDescription: String? { description }
}
