import Foundation
import PlumbFiles

/// The error of a file or folder that cannot be read or written, told in a sentence: the fact, the place and a way on.
///
/// Foundation's own errors print as lists of their fields.
struct FileProblem: Error, CustomStringConvertible {
  let description: String

  /// Creates the sentence for an error of Foundation's; `nil` for all other errors, which have their own.
  init?(_ error: any Error) {
    guard ErrorReason.isOfFoundation(error) else { return nil }
    let error = error as NSError
    let place = Self.path(in: error) ?? "A file"
    description =
      "\(place) cannot be \(Self.action(of: error)): \(Self.reason(error)). \(Self.advice(for: error))"
      .printable
  }

  /// Creates the sentence for an error at the writing of a folder with everything in it.
  init(writing folder: URL, _ error: any Error) {
    description =
      "\(folder.path) cannot be written: \(Self.reason(error)). \(Self.advice(for: error as NSError))"
      .printable
  }

  /// Creates the sentence for a file that cannot be read.
  init(reading file: URL, _ failure: RegularFile.Failure) {
    description =
      "\(file.path) cannot be read: \(failure). \(Self.advice(for: failure))".printable
  }

  /// Returns the system's words for an error, such as "No space left on device", or else its own, as a clause.
  static func reason(_ error: any Error) -> String { ErrorReason.clause(of: error) }

  private static func path(in error: NSError) -> String? {
    // A file that is moved or copied to a place where another is, or which cannot be written.
    for key in ["NSDestinationFilePath", NSFilePathErrorKey] {
      if let path = error.userInfo[key] as? String { return path }
    }
    return (error.userInfo[NSURLErrorKey] as? URL)?.path
  }

  private static func action(of error: NSError) -> String {
    guard error.domain == NSCocoaErrorDomain else { return "used" }
    return switch error.code {
    case 256..<512: "read"
    case 512..<1024: "written"
    default: "used"
    }
  }

  /// Returns a way on for a file that cannot be read, as a sentence.
  static func advice(for failure: RegularFile.Failure) -> String {
    switch failure {
    case .missing: advice(for: .ENOENT)
    case .notRegular: "Put a file in its place."
    case .tooLarge: "Make it smaller."
    case .notText: "Save it in UTF-8."
    case .unreadable(POSIXError(.EACCES).reason): advice(for: .EACCES)
    case .unreadable: advice(for: nil)
    }
  }

  private static func advice(for error: NSError) -> String {
    advice(for: ErrorReason.posixCode(of: error))
  }

  private static func advice(for code: POSIXErrorCode?) -> String {
    switch code {
    case .EACCES, .EPERM:
      "Take the right to it, as by chmod or chown, or use a folder of your own."
    case .EROFS: "Use a folder on a disk that can be written."
    case .ENOSPC, .EDQUOT: "Remove files that are not needed, and try again."
    case .EEXIST, .EISDIR, .ENOTDIR, .ENOTEMPTY:
      "Move away the file or folder that is in its place."
    case .ENAMETOOLONG: "Use a folder with a shorter path."
    case .ENOENT: "Make it or the folder that it belongs in, unless another program removed it."
    default: "Correct that, and try again."
    }
  }
}
