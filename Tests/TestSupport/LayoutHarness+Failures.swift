public import EngineTesting
import Foundation
import Testing

extension LayoutHarness: FailureReporting {
  public func report(_ failure: String, file: StaticString, line: UInt) {
    let path = "\(file)"
    let fileID = URL(filePath: path).pathComponents.suffix(2).joined(separator: "/")
    Issue.record(
      Comment(rawValue: failure),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: path, line: Int(line), column: 1))
  }
}
