/// The error that a program cannot be bundled, with a sentence that says what to do.
struct BundleFailure: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
