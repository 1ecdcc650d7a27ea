import Foundation
import SwiftUI

/// Why a poll was not saved; its file is as it was.
nonisolated enum PollSaveError: Error, Hashable, Sendable {
  /// The file is not what was read.
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
  /// The file as a person knows it.
  enum Known: Hashable, Sendable {
    /// There is none.
    case missing
    /// It has these bytes.
    case bytes(Data)
    /// Whatever it is, it is replaced.
    case anything
  }

  /// Writes a poll to the file, as a whole or not at all.
  ///
  /// - Parameters:
  ///   - schema: what the file names as its schema; `nil` for nothing.
  ///   - known: what the file must be for the poll to take its place.
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
