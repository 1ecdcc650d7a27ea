/// The reason why votes could not be stored or read.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error, for programs that handle some of them.
  public enum Kind: Hashable, Sendable {
    /// The disk or the user's share of it is full.
    case full
    /// The file or its folder cannot be written.
    case readOnly
    /// Another program keeps the file locked.
    case locked
    /// The file is damaged, or not one of votes.
    case damaged
    /// The file was written by a newer version of the program.
    case newer
    /// Another error.
    case other
  }

  /// The kind of the error.
  public let kind: Kind
  /// The file.
  public let path: String
  /// The reason as the system gives it, for a sentence in English.
  public let reason: String

  init(_ kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// A sentence for the user.
  public var description: String {
    switch kind {
    case .full: "The disk is full: nothing can be written to \(path)."
    case .readOnly: "\(path) cannot be written. Change its permissions or those of its folder."
    case .locked: "\(path) is locked by another program."
    case .damaged: "\(path) is damaged: \(reason)."
    case .newer: "\(path) was written by a newer version of tally. Install that version to use it."
    case .other: "\(path) cannot be used: \(reason)."
    }
  }
}
