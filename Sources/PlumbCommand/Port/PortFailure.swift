import Foundation
import PlumbFiles

/// An error that is told in a sentence: the fact, the place and a way on.
struct PortFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description.printable }

  /// Creates the error of a file or folder that cannot be written.
  ///
  /// - Parameter advice: a way on, as a sentence.
  init(writing url: URL, _ error: any Error, advice: String) {
    self.init("\(url.path) cannot be written: \(Self.reason(error)). \(advice)")
  }

  /// Returns the system's words for an error, such as "No space left on device", or else Foundation's.
  static func reason(_ error: any Error) -> String {
    if let error = error as? PackageManifest.ReadError { return error.description }
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain,
      let code = POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: error.code))
    {
      return POSIXError(code).reason
    }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(cause) }
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
