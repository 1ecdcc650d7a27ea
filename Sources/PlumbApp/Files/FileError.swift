import Foundation

/// An error of a file, described in one sentence.
enum FileError: LocalizedError, CustomStringConvertible {
  case unreadable(URL, any Error)
  case unwritable(URL, any Error)
  case unmovable(URL, to: URL, any Error)
  case nothingToExport
  case notData

  var description: String {
    switch self {
    case .unreadable(let url, let error):
      "\(url.path) could not be read: \(ErrorReason.clause(of: error))."
    case .unwritable(let url, let error):
      "\(url.path) could not be written: \(ErrorReason.clause(of: error))."
    case .unmovable(let url, let target, let error):
      "\(url.path) could not be moved to \(target.path): \(ErrorReason.clause(of: error))."
    case .nothingToExport: "There is no document to export; set it before the dialog is presented."
    case .notData: "The value has no representation as data of the type to export."
    }
  }

  var errorDescription: String? { description }
}
