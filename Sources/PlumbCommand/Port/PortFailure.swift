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
    self.init("\(url.path) cannot be written: \(FileProblem.reason(error)). \(advice)")
  }
}
