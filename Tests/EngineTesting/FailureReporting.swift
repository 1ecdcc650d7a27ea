/// A harness whose failures are those of the test that runs.
///
/// TestSupport conforms `LayoutHarness` to it: this module is also part of programs that are linked
/// without the libraries of tests, and a cast finds a conformance wherever it is declared.
@MainActor public protocol FailureReporting {
  /// Reports a failure at the line of a call.
  func report(_ failure: String, file: StaticString, line: UInt)
}
