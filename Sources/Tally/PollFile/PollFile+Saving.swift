import Foundation
import SwiftUI

/// The reason why a poll was not saved; its file is unchanged.
nonisolated enum PollSaveError: Error, Hashable, Sendable {
  /// The file has changed since it was read.
  case changed
  /// There is a file where none was expected.
  case exists
  case full
  case notAllowed
  case noFolder
  case tooLarge
  case other(POSIXErrorCode)

  fileprivate init(_ error: POSIXError) {
    switch error.code {
    case .EEXIST: self = .exists
    case .ENOSPC, .EDQUOT, .EFBIG: self = .full
    case .EACCES, .EPERM, .EROFS, .ETXTBSY: self = .notAllowed
    case .ENOENT, .ENOTDIR: self = .noFolder
    default: self = .other(error.code)
    }
  }
}

nonisolated extension PollFile {
  /// The contents of the file that a person knows.
  enum Known: Hashable, Sendable {
    /// There is no file.
    case missing
    /// It has these bytes.
    case bytes(Data)
    /// Any file is replaced.
    case anything
  }

  /// Writes a poll to the file, as a whole or not at all.
  ///
  /// - Parameters:
  ///   - schema: the schema that the file names; `nil` for none.
  ///   - known: the contents that the file must have for the poll to replace it.
  func save(_ poll: Poll, schema: String?, over known: Known) throws(PollSaveError) {
    let data = Data(PollFileText(poll: poll, schema: schema, folder: folder).text.utf8)
    guard data.count <= Self.largest else { throw .tooLarge }
    if case .bytes(let bytes) = known {
      // A file that was removed is made again.
      let current = try? RegularFile.contents(of: path, limit: Self.largest)
      guard current == bytes || !FileManager.default.fileExists(atPath: path) else {
        throw .changed
      }
    }
    do throws(POSIXError) {
      try OutputFile.store(data, at: path, replaces: known != .missing)
    } catch {
      throw PollSaveError(error)
    }
  }

  /// The folder of the file with a slash at its end, as the paths of its pictures have it.
  private var folder: String {
    let base = URL(filePath: path).deletingLastPathComponent()
    let folder = URL(filePath: "x", relativeTo: base).path.dropLast()
    return String(folder)
  }
}
