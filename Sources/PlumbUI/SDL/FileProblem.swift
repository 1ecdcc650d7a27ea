internal import Foundation

/// Words for what the file system refused.
enum FileError {
  /// The system's own short text where there is one, such as "No such file or directory".
  static func sentence(for error: any Error) -> String {
    if let code = posixCode(of: error as NSError) {
      return unsafe String(cString: strerror(code))
    }
    return error.localizedDescription
  }

  private static func posixCode(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    guard let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error else { return nil }
    return posixCode(of: cause as NSError)
  }
}
