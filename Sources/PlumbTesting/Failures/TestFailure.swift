/// The error of a search or an action that failed, with a description of the window at that time.
///
/// A test rethrows it and ends there. Both libraries of tests report errors at the test function, so the
/// description begins with the line of the call.
public struct TestFailure: Error, CustomStringConvertible {
  /// The file and the line of the call, a sentence, and the elements found instead.
  public let description: String

  init(_ sentence: String, at place: SourcePlace) {
    description = "\(place.text): \(sentence)"
  }

  @MainActor init(_ sentence: String, in window: TestWindow, at place: SourcePlace) {
    description = "\(place.text): \(sentence)\n\(FailureDetails.text(of: window))"
  }

  /// Calls a function of the engine, whose errors are sentences, and converts its error.
  @MainActor static func converting<Result>(
    at place: SourcePlace, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw TestFailure("\(error)", at: place)
    }
  }
}
