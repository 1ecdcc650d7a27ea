import Foundation
import Testing

@testable import PlumbFiles

/// The reasons of errors.
@Suite struct ErrorReasonTests {
  private struct OwnError: LocalizedError {
    var errorDescription: String? { "The kettle is empty." }
  }

  private func reason(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return ErrorReason.clause(of: error)
    }
  }

  @Test func `the system's words come first`() {
    // Foundation's own words for the first are a number.
    let file = URL(filePath: "/proc/self/status/folder")
    #expect(
      reason {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      } == "Not a directory")
    #expect(ErrorReason.clause(of: POSIXError(.ENOSPC)) == "No space left on device")
  }

  @Test(arguments: [
    CocoaError.Code.fileReadUnknown, .fileWriteUnknown, CocoaError.Code(rawValue: 9),
  ])
  func `an error without words is told in some`(code: CocoaError.Code) {
    let reason = ErrorReason.clause(of: CocoaError(code))
    #expect(!reason.contains("NSCocoaErrorDomain"))
    #expect(reason.hasSuffix("not known (error \(code.rawValue))"))
  }

  @Test func `words of Foundation and of other errors stay`() {
    #expect(
      ErrorReason.clause(of: CocoaError(.fileReadCorruptFile))
        == "The file isn’t in the correct format")
    #expect(ErrorReason.clause(of: OwnError()) == "The kettle is empty")
    #expect(ErrorReason.clause(of: RegularFile.Failure.notRegular) == "it is not a regular file")
    #expect(!ErrorReason.isOfFoundation(OwnError()))
  }
}
