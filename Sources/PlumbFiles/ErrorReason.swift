package import Foundation

/// The reasons of errors, of which Foundation tells many by numbers only.
package enum ErrorReason {
  /// Returns the reason of an error as a clause, without a full stop.
  ///
  /// First the system's words, such as "No space left on device", by which people find help, then those of Foundation,
  /// and those that other errors have themselves.
  package static func clause(of error: any Error) -> String {
    if let code = posixCode(of: error) { return POSIXError(code).reason }
    let text =
      isOfFoundation(error)
      ? foundationText(of: error as NSError)
      : (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Returns the error of the system that is the cause of an error; `nil` if none is known.
  package static func posixCode(of error: any Error) -> POSIXErrorCode? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain {
      return POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: error.code))
    }
    let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
    return cause.flatMap { posixCode(of: $0) }
  }

  /// Whether an error is one of Foundation's, about files and their contents.
  package static func isOfFoundation(_ error: any Error) -> Bool {
    if error is DecodingError || error is EncodingError { return false }
    return [NSCocoaErrorDomain, NSPOSIXErrorDomain].contains((error as NSError).domain)
  }

  private static func foundationText(of error: NSError) -> String {
    let text = error.localizedDescription
    // Says nothing that the sentence around it does not say.
    let start = "The operation could not be completed. "
    let reason = text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text
    guard reason.contains(NSCocoaErrorDomain) else { return reason }
    let number = error.code
    return switch number {
    case 256..<512: "reading it failed for a reason that is not known (error \(number))"
    case 512..<1024: "writing it failed for a reason that is not known (error \(number))"
    default: "the reason is not known (error \(number))"
    }
  }
}
