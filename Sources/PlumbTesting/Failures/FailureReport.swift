import Testing
import XCTest

/// Reports failures of expectations to the library that runs the test.
enum FailureReport {
  /// Records a failure at the line of the call; the test goes on.
  ///
  /// - Parameter message: the first line is a sentence.
  @MainActor static func record(_ message: String, at place: SourcePlace) {
    if Test.current == nil { XCTFail(message, file: place.file, line: place.line) }
    // Recorded also outside a test of Swift Testing: in a detached task neither library knows the test,
    // and Swift Testing makes the run fail. In a run of XCTest it does nothing.
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation(of: place))
  }

  private static func sourceLocation(of place: SourcePlace) -> SourceLocation {
    let parts = place.url.pathComponents.suffix(2)
    return SourceLocation(
      fileID: parts.joined(separator: "/"), filePath: "\(place.file)", line: Int(place.line),
      column: 1)
  }
}
