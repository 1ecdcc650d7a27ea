import Foundation
import SwiftUI

/// A message of the editor about the whole poll, with a choice of actions.
nonisolated enum EditorMessage: Hashable, Sendable {
  /// The editor was to be closed before the changes were saved.
  case discards
  case notSaved(PollSaveError)
  /// The file cannot be read again, for a reason that its reader gives.
  case unreadable(String)

  /// Whether the file may be replaced all the same.
  var offersToOverwrite: Bool {
    self == .notSaved(.changed) || self == .notSaved(.exists)
  }

  /// Whether the file may be read again.
  var offersToReload: Bool { self == .notSaved(.changed) }

  func sentence(in locale: Locale) -> String {
    switch self {
    case .discards: String(localized: "Discard the changes?", locale: locale)
    case .notSaved(let error): error.sentence(in: locale)
    case .unreadable(let reason):
      String(localized: "The file cannot be read: \(reason).", locale: locale)
    }
  }
}

nonisolated extension PollSaveError {
  /// Returns the message for a person, whose changes are still in the editor.
  func sentence(in locale: Locale) -> String {
    switch self {
    case .changed:
      String(localized: "Another program has changed the file since it was read.", locale: locale)
    case .exists: String(localized: "There is a file of this name already.", locale: locale)
    case .full: String(localized: "Not saved: the disk is full.", locale: locale)
    case .notAllowed:
      String(localized: "Not saved: the file may not be written.", locale: locale)
    case .noFolder: String(localized: "Not saved: there is no such folder.", locale: locale)
    case .tooLarge:
      String(localized: "Not saved: the poll is larger than a megabyte.", locale: locale)
    case .other(let code):
      String(
        localized: "Not saved: \(OutputFile.message(for: POSIXError(code)))", locale: locale)
    }
  }
}
