internal import Foundation

/// Descriptions of file system errors.
enum FileError {
  /// Returns the system's short message, such as "No such file or directory", or Foundation's
  /// description if there is none.
  static func message(for error: any Error) -> String {
    if let code = posixCode(of: error as NSError) {
      return unsafe String(cString: strerror(code))
    }
    return error.localizedDescription
  }

  /// Returns the POSIX code of an error or of its underlying errors.
  private static func posixCode(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    guard let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error else { return nil }
    return posixCode(of: cause as NSError)
  }
}
